import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

/** One outcome of a bet, as it was when the bet was placed. */
export interface SportsLeg {
  match: string;
  /** Number of the meeting. */
  round: number;
  market: 'winner' | 'handicap' | 'total';
  side: 'home' | 'draw' | 'away' | 'over' | 'under';
  /** In half goals. */
  line: number;
  /** Decimal odds in thousandths that the player was given. */
  price: number;
  home: string;
  away: string;
  /** Kick-off, ISO 8601. */
  startsAt: string;
  /** How it ended; `void`: the match was taken off the book. Absent while the bet is open. */
  result?: 'won' | 'lost' | 'push' | 'void';
  /** Goals at the final whistle. */
  score?: readonly [number, number];
}

export const sportsBets = pgTable('sports_bets', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  gameId: text('game_id').notNull(),
  stake: integer64('stake').notNull(),
  legs: jsonb('legs').$type<SportsLeg[]>().notNull(),
  price: integer64('price').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  wallet: text('wallet').notNull(),
  house: text('house').notNull(),
  status: text('status', { enum: ['open', 'won', 'lost', 'even'] }).notNull(),
  payout: integer64('payout').notNull().default(0n),
  key: text('key').notNull(),
  place: integer('place').notNull(),
  placedAt: moment('placed_at').notNull(),
  settlesAt: moment('settles_at').notNull(),
  settledAt: moment('settled_at'),
});
export type SportsBetRow = typeof sportsBets.$inferSelect;
