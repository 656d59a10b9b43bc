import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GameCategory } from '#contract';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

const openOrClosed = ['open', 'closed'] as const;

export const vendors = pgTable(
  'vendors',
  {
    vassalage: text('vassalage').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    name: text('name').notNull(),
    accountTypeId: integer('account_type_id').notNull(),
    smallIcon: text('small_icon'),
    isHot: boolean('is_hot').notNull().default(false),
    isGame: text('is_game').notNull().default(''),
    isEsports: boolean('is_esports').notNull().default(false),
    state: text('state', { enum: openOrClosed }).notNull().default('open'),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vassalage, table.category] })],
);
export type Vendor = typeof vendors.$inferSelect;

export const games = pgTable('games', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  vassalage: text('vassalage').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  image: text('image').notNull(),
  minBet: integer64('min_bet').notNull(),
  maxBet: integer64('max_bet'),
  lines: integer('lines').notNull().default(0),
  rtp: integer('rtp').notNull().default(0),
  addedAt: moment('added_at').notNull(),
  playing: integer('playing').notNull().default(0),
  badge: text('badge', { enum: ['hot', 'new', 'jackpot', ''] })
    .notNull()
    .default(''),
  seats: integer('seats'),
  places: integer('places'),
  freePlay: boolean('free_play').notNull().default(true),
  popularity: integer('popularity').notNull().default(0),
  isRoom: boolean('is_room').notNull().default(false),
  state: text('state', { enum: openOrClosed }).notNull().default('open'),
});
export type GameRow = typeof games.$inferSelect;

export const favourites = pgTable(
  'favourites',
  {
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const recentGames = pgTable(
  'recent_games',
  {
    accountId: text('account_id').notNull(),
    gameId: text('game_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

export const launchTickets = pgTable('launch_tickets', {
  id: text('id').primaryKey(),
  ticketHash: text('ticket_hash').notNull(),
  accountId: text('account_id').notNull(),
  sessionId: text('session_id').notNull(),
  gameId: text('game_id').notNull(),
  language: text('language').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const providerSessions = pgTable('provider_sessions', {
  id: text('id').primaryKey(),
  secretHash: text('secret_hash').notNull(),
  ticketId: text('ticket_id').notNull(),
  accountId: text('account_id').notNull(),
  sessionId: text('session_id').notNull(),
  gameId: text('game_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const providerRounds = pgTable('provider_rounds', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerSessionId: text('provider_session_id'),
  gameId: text('game_id').notNull(),
  vassalage: text('vassalage').notNull(),
  key: text('key').notNull(),
  currency: text('currency').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  stake: integer64('stake').notNull(),
  win: integer64('win').notNull().default(0n),
  outcome: jsonb('outcome').$type<Record<string, unknown>>().notNull().default({}),
  state: text('state', { enum: ['open', 'settled', 'cancelled'] }).notNull(),
  balanceBefore: integer64('balance_before'),
  balanceAfter: integer64('balance_after'),
  ledgerTransactionId: text('ledger_transaction_id'),
  createdAt: moment('created_at').notNull(),
  settledAt: moment('settled_at'),
});

export const winners = pgTable('winners', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  accountLabel: text('account_label').notNull(),
  gameId: text('game_id').notNull(),
  amount: integer64('amount').notNull(),
  currency: text('currency').notNull(),
  wonAt: moment('won_at').notNull(),
});

export const lotteries = pgTable('lotteries', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  family: text('family', { enum: ['SSC', '11X5', 'PK10', 'LHC', 'LF', 'K3', 'PCB', 'VN'] }).notNull(),
  everySeconds: integer('every_seconds').notNull(),
  firstDraw: integer('first_draw').notNull().default(0),
  popularity: integer('popularity').notNull().default(0),
  rules: jsonb('rules').$type<Record<string, unknown>>().notNull().default({}),
  state: text('state', { enum: openOrClosed }).notNull().default('open'),
});

export const draws = pgTable(
  'draws',
  {
    lotteryCode: text('lottery_code').notNull(),
    issue: text('issue').notNull(),
    drawnAt: moment('drawn_at').notNull(),
    numbers: jsonb('numbers').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lotteryCode, table.issue] })],
);

export const matches = pgTable('matches', {
  id: text('id').primaryKey(),
  league: text('league').notNull(),
  home: text('home').notNull(),
  away: text('away').notNull(),
  homeCrest: integer('home_crest').notNull(),
  awayCrest: integer('away_crest').notNull(),
  sport: text('sport').notNull().default('football'),
  startsAt: moment('starts_at').notNull(),
  script: jsonb('script').$type<Record<string, unknown>>().notNull().default({}),
});
