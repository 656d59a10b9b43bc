import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { lotteryBetStatuses } from '#contract';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

export const lotteryBets = pgTable('lottery_bets', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  lotteryCode: text('lottery_code').notNull(),
  issue: text('issue').notNull(),
  closesAt: moment('closes_at').notNull(),
  drawsAt: moment('draws_at').notNull(),
  play: text('play').notNull(),
  picks: jsonb('picks').$type<string[][]>().notNull(),
  bets: integer('bets').notNull(),
  unitStake: integer64('unit_stake').notNull(),
  stake: integer64('stake').notNull(),
  series: integer('series').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  wallet: text('wallet').notNull(),
  house: text('house').notNull(),
  status: text('status', { enum: lotteryBetStatuses }).notNull(),
  payout: integer64('payout').notNull().default(0n),
  /** What is paid with the settlement for a series below one's own. */
  rebate: integer64('rebate').notNull().default(0n),
  key: text('key').notNull(),
  line: integer('line').notNull(),
  chaseId: text('chase_id'),
  stopsOnWin: boolean('stops_on_win').notNull().default(false),
  placedAt: moment('placed_at').notNull(),
  settledAt: moment('settled_at'),
});
export type LotteryBetRow = typeof lotteryBets.$inferSelect;
