import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { integer64, localised, moment } from './columns';

/** What waits for a member to be claimed. */
export const rewards = pgTable('rewards', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  kind: text('kind', { enum: ['cash', 'bonus'] }).notNull(),
  title: localised('title').notNull(),
  reason: localised('reason').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  wagering: integer('wagering').notNull().default(0),
  days: integer('days').notNull().default(0),
  maxStake: integer64('max_stake'),
  gameTypes: jsonb('game_types').$type<string[]>(),
  opensAt: moment('opens_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  claimedAt: moment('claimed_at'),
  promotionId: text('promotion_id'),
  cause: text('cause'),
});
export type RewardRow = typeof rewards.$inferSelect;
