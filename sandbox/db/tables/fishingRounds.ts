import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const fishingRounds = pgTable('fishing_rounds', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  gameId: text('game_id').notNull(),
  shots: integer('shots').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  firedAt: moment('fired_at').notNull(),
  endedAt: moment('ended_at'),
});
export type FishingRoundRow = typeof fishingRounds.$inferSelect;
