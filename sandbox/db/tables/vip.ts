import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** VIP levels of members; who is not here is at level 0. */
export const vipMembers = pgTable('vip_members', {
  accountId: text('account_id').primaryKey(),
  level: integer('level').notNull(),
  highest: integer('highest').notNull(),
  since: date('since', { mode: 'string' }).notNull(),
});
export type VipMemberRow = typeof vipMembers.$inferSelect;
