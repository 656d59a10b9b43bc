import { bit, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { betStatuses, validBetReasons } from '#contract';
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

/** What was written to `bet_days` and is not in the sums of teams yet. */
export const betChanges = pgTable('bet_changes', {
  accountId: text('account_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  gameType: text('game_type').notNull(),
  status: text('status', { enum: betStatuses }).notNull(),
  bets: integer64('bets').notNull(),
  stake: integer64('stake').notNull(),
  payout: integer64('payout').notNull(),
  validBet: integer64('valid_bet').notNull(),
  lastSequence: integer64('last_sequence').notNull(),
});

/** What was written to `movement_days` of main wallets and is not in the sums of teams yet. */
export const movementChanges = pgTable('movement_changes', {
  accountId: text('account_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  type: text('type').notNull(),
  countIn: integer64('count_in').notNull(),
  amountIn: integer64('amount_in').notNull(),
  countOut: integer64('count_out').notNull(),
  amountOut: integer64('amount_out').notNull(),
  lastSequence: integer64('last_sequence').notNull(),
});

/** Bets of everybody below an account. */
export const teamBetDays = pgTable(
  'team_bet_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    status: text('status', { enum: betStatuses }).notNull(),
    bets: integer64('bets').notNull(),
    stake: integer64('stake').notNull(),
    payout: integer64('payout').notNull(),
    validBet: integer64('valid_bet').notNull(),
    lastSequence: integer64('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day, table.gameType, table.status] })],
);

/** Movements of the main wallets of everybody below an account. */
export const teamMovementDays = pgTable(
  'team_movement_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type').notNull(),
    countIn: integer64('count_in').notNull(),
    amountIn: integer64('amount_in').notNull(),
    countOut: integer64('count_out').notNull(),
    amountOut: integer64('amount_out').notNull(),
    lastSequence: integer64('last_sequence').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day, table.type] })],
);

/** How many accounts below an account finished a bet on a day. */
export const teamPlayerDays = pgTable(
  'team_player_days',
  {
    teamId: text('team_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    players: integer64('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.day] })],
);

/** Finished bets of an account in a month by type of game. */
export const playerMonths = pgTable(
  'player_months',
  {
    accountId: text('account_id').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    bets: integer64('bets').notNull(),
    stake: integer64('stake').notNull(),
    payout: integer64('payout').notNull(),
    validBet: integer64('valid_bet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month, table.gameType] })],
);

/** A bit for each day of a year on which a bet of an account finished. */
export const playerYears = pgTable(
  'player_years',
  {
    accountId: text('account_id').notNull(),
    year: integer('year').notNull(),
    days: bit('days', { dimensions: 366 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.year] })],
);
