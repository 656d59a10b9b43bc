import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { missionPeriods } from '#contract';
import { integer64, localised, moment } from './columns';

/** What a mission counts. */
export const missionMeasures = [
  'betDays',
  'bets',
  'games',
  'stake',
  'deposits',
  'friends',
  'authenticator',
] as const;

/** Missions of a brand. */
export const missions = pgTable('missions', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  place: integer('place').notNull(),
  title: localised('title').notNull(),
  line: localised('line').notNull(),
  period: text('period', { enum: missionPeriods }).notNull(),
  measure: text('measure', { enum: missionMeasures }).notNull(),
  target: integer64('target').notNull(),
  minAmount: integer64('min_amount').notNull().default(0n),
  rounds: integer('rounds').notNull().default(1),
  gameTypes: jsonb('game_types').$type<string[]>(),
  kind: text('kind', { enum: ['cash', 'bonus'] }).notNull(),
  amount: integer64('amount').notNull(),
  currency: text('currency').notNull(),
  wagering: integer('wagering').notNull().default(0),
  days: integer('days').notNull().default(0),
  maxStake: integer64('max_stake'),
  isOn: boolean('is_on').notNull().default(true),
  since: date('since', { mode: 'string' }).notNull(),
});
export type MissionRow = typeof missions.$inferSelect;

/** Missions that members accepted. */
export const memberMissions = pgTable(
  'member_missions',
  {
    accountId: text('account_id').notNull(),
    missionId: text('mission_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.missionId, table.period] })],
);
export type MemberMissionRow = typeof memberMissions.$inferSelect;
