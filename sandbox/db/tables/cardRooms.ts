import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RoomState } from '../../services/cardRoom/room';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

export const cardRooms = pgTable('card_rooms', {
  id: text('id').primaryKey(),
  gameId: text('game_id').notNull(),
  house: text('house').notNull(),
  state: jsonb('state').$type<RoomState>().notNull(),
  nextAt: moment('next_at'),
  updatedAt: moment('updated_at').notNull(),
});

export const roomBets = pgTable('room_bets', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  gameId: text('game_id').notNull(),
  roomId: text('room_id').notNull(),
  round: integer64('round').notNull(),
  stake: integer64('stake').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  wallet: text('wallet').notNull(),
  house: text('house').notNull(),
  status: text('status', { enum: ['open', 'won', 'lost', 'even'] }).notNull(),
  payout: integer64('payout').notNull().default(0n),
  place: integer('place'),
  key: text('key').notNull(),
  placedAt: moment('placed_at').notNull(),
  settledAt: moment('settled_at'),
});
export type RoomBetRow = typeof roomBets.$inferSelect;
