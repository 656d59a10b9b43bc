import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { playLimitKinds, playLimitPeriods } from '#contract';
import { integer64, moment } from './columns';

export const playLimits = pgTable(
  'play_limits',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: playLimitKinds }).notNull(),
    period: text('period', { enum: playLimitPeriods }).notNull(),
    amount: integer64('amount').notNull(),
    since: moment('since').notNull(),
    readyAt: moment('ready_at'),
    waitingAmount: integer64('waiting_amount'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.period] })],
);
export type PlayLimitRow = typeof playLimits.$inferSelect;

export const playPauses = pgTable('play_pauses', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  kind: text('kind', { enum: ['break', 'exclusion'] }).notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  opensAt: moment('opens_at'),
});
export type PlayPauseRow = typeof playPauses.$inferSelect;

export const playSessions = pgTable('play_sessions', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  startedAt: moment('started_at').notNull(),
  lastAt: moment('last_at').notNull(),
  checkedAt: moment('checked_at').notNull(),
  stake: integer64('stake').notNull().default(0n),
  payout: integer64('payout').notNull().default(0n),
});
export type PlaySessionRow = typeof playSessions.$inferSelect;

export const accountReviews = pgTable('account_reviews', {
  accountId: text('account_id').primaryKey(),
  matchId: text('match_id').notNull(),
  reason: text('reason', { enum: ['contact', 'person', 'device'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  clearedAt: moment('cleared_at'),
});

export const formerContacts = pgTable(
  'former_contacts',
  {
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: ['mobile', 'email'] }).notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.value] })],
);
