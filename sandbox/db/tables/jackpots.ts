import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jackpotLevels } from '#contract';
import { integer64, moment } from './columns';
import { moneyClasses } from './ledger';

export const jackpots = pgTable(
  'jackpots',
  {
    merchantCode: text('merchant_code').notNull(),
    currency: text('currency').notNull(),
    money: text('money', { enum: moneyClasses }).notNull(),
    level: text('level', { enum: jackpotLevels }).notNull(),
    parts: integer64('parts').notNull(),
    countedAt: moment('counted_at').notNull(),
    elsewhereAt: moment('elsewhere_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.currency, table.money, table.level] })],
);

/** Stakes that are not counted yet. */
export const jackpotStakes = pgTable('jackpot_stakes', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  stake: integer64('stake').notNull(),
});

export const jackpotWins = pgTable('jackpot_wins', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  accountLabel: text('account_label').notNull(),
  gameId: text('game_id').notNull(),
  level: text('level', { enum: jackpotLevels }).notNull(),
  amount: integer64('amount').notNull(),
  currency: text('currency').notNull(),
  money: text('money', { enum: moneyClasses }).notNull(),
  wonAt: moment('won_at').notNull(),
});
