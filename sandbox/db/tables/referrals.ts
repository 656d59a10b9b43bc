import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referralExclusions } from '#contract';
import { integer64, moment } from './columns';

/** Who came by whose link. */
export const referrals = pgTable('referrals', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  referrerId: text('referrer_id').notNull(),
  joinedAt: moment('joined_at').notNull(),
  joinedDay: date('joined_day', { mode: 'string' }).notNull(),
  excluded: text('excluded', { enum: referralExclusions }),
});

/** What a friend's day brought the referrer, once it was paid. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    accountId: text('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    deposit: integer64('deposit').notNull(),
    bets: integer64('bets').notNull(),
    /** Null while a pause of whoever invited the friend keeps it back. */
    paidAt: moment('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);
