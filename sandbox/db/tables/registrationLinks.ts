import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { linkTypes, type GameCategory } from '#contract';
import { moment } from './columns';

/** Links that open accounts below an agent. */
export const registrationLinks = pgTable('registration_links', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: linkTypes }).notNull(),
  rates: jsonb('rates').$type<{ gameType: GameCategory; rate: number }[]>().notNull(),
  endsOn: date('ends_on', { mode: 'string' }),
  mostUses: integer('most_uses'),
  uses: integer('uses').notNull().default(0),
  isPaused: boolean('is_paused').notNull().default(false),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type RegistrationLinkRow = typeof registrationLinks.$inferSelect;

/** Browsers that opened a link, each once. */
export const linkVisits = pgTable(
  'link_visits',
  {
    linkId: text('link_id').notNull(),
    visitorId: text('visitor_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.visitorId] })],
);

/** Accounts that were opened by a link. */
export const linkRegistrations = pgTable('link_registrations', {
  accountId: text('account_id').primaryKey(),
  linkId: text('link_id').notNull(),
  at: moment('at').notNull(),
});
