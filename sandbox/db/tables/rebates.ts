import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What share of a valid bet an account gets back, by game type, in 1/10,000. */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    accountId: text('account_id').notNull(),
    gameType: text('game_type').notNull(),
    rate: integer('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameType] })],
);

/** Business days that were paid, by brand and kind of payment. */
export const settledDays = pgTable(
  'settled_days',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.day] })],
);
