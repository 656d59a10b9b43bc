import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { betStatuses, validBetReasons } from '../../../contract';
import { integer64, moment } from './columns';

export const accountUplines = pgTable(
  'account_uplines',
  {
    uplineId: text('upline_id').notNull(),
    accountId: text('account_id').notNull(),
    distance: integer('distance').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uplineId, table.accountId] })],
);

/** A step of a bet as its provider tells it. */
export interface StoredBetStep {
  step: 'note';
  at: string;
  text: string;
}

export const bets = pgTable('bets', {
  id: text('id').primaryKey(),
  sequence: integer64('sequence').notNull().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  gameId: text('game_id').notNull(),
  gameType: text('game_type').notNull(),
  vassalage: text('vassalage').notNull(),
  currency: text('currency').notNull(),
  status: text('status', { enum: betStatuses }).notNull(),
  stake: integer64('stake').notNull(),
  payout: integer64('payout').notNull().default(0n),
  validBet: integer64('valid_bet').notNull().default(0n),
  validBetReason: text('valid_bet_reason', { enum: validBetReasons }).notNull(),
  validBetShare: integer('valid_bet_share').notNull().default(10_000),
  placedAt: moment('placed_at').notNull(),
  settledAt: moment('settled_at'),
  at: moment('at'),
  day: date('day', { mode: 'string' }).notNull(),
  pick: text('pick').notNull().default(''),
  steps: jsonb('steps').$type<StoredBetStep[]>().notNull().default([]),
  facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
});

export const betDays = pgTable(
  'bet_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    vassalage: text('vassalage').notNull(),
    status: text('status', { enum: betStatuses }).notNull(),
    bets: integer64('bets').notNull(),
    stake: integer64('stake').notNull(),
    payout: integer64('payout').notNull(),
    validBet: integer64('valid_bet').notNull(),
    lastSequence: integer64('last_sequence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.day, table.gameType, table.vassalage, table.status] }),
  ],
);

export const movements = pgTable('movements', {
  id: text('id').primaryKey(),
  sequence: integer64('sequence').notNull().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  wallet: text('wallet', { enum: ['main', 'income'] }).notNull(),
  type: text('type').notNull(),
  kind: text('kind').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  balanceAfter: integer64('balance_after').notNull(),
  at: moment('at').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
});

export const movementDays = pgTable(
  'movement_days',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    wallet: text('wallet').notNull(),
    type: text('type').notNull(),
    kind: text('kind').notNull(),
    countIn: integer64('count_in').notNull(),
    amountIn: integer64('amount_in').notNull(),
    countOut: integer64('count_out').notNull(),
    amountOut: integer64('amount_out').notNull(),
    lastSequence: integer64('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.wallet, table.type, table.kind] })],
);
