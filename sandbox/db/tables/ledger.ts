import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';

/** Real money, or the trial money of free play. A posting never mixes them. */
export const moneyClasses = ['real', 'play'] as const;
export type MoneyClass = (typeof moneyClasses)[number];

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id'),
  purpose: text('purpose').notNull(),
  currency: text('currency').notNull(),
  money: text('money', { enum: moneyClasses }).notNull().default('real'),
  balance: integer64('balance').notNull().default(0n),
  version: integer64('version').notNull().default(0n),
  createdAt: moment('created_at').notNull(),
});
export type LedgerAccount = typeof ledgerAccounts.$inferSelect;

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: text('id').primaryKey(),
  sequence: integer64('sequence').generatedAlwaysAsIdentity(),
  actor: text('actor').notNull(),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  kind: text('kind').notNull(),
  reverses: text('reverses'),
  meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment('created_at').notNull(),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: text('transaction_id').notNull(),
    line: integer('line').notNull(),
    accountId: text('account_id').notNull(),
    amount: integer64('amount').notNull(),
    balanceAfter: integer64('balance_after').notNull(),
    version: integer64('version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.line] })],
);
