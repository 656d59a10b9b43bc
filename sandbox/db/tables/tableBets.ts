import { pgTable, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

export const tableBets = pgTable('table_bets', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  gameId: text('game_id').notNull(),
  round: integer64('round').notNull(),
  area: text('area').notNull(),
  stake: integer64('stake').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  wallet: text('wallet').notNull(),
  house: text('house').notNull(),
  status: text('status', { enum: ['open', 'won', 'lost', 'even'] }).notNull(),
  payout: integer64('payout').notNull().default(0n),
  key: text('key').notNull(),
  placedAt: moment('placed_at').notNull(),
  settlesAt: moment('settles_at').notNull(),
  settledAt: moment('settled_at'),
});
export type TableBetRow = typeof tableBets.$inferSelect;
