import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { depositMethodKinds, depositStatuses, withdrawalStatuses } from '#contract';
import { integer64, localised, moment } from './columns';

export const deposits = pgTable('deposits', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind', { enum: depositMethodKinds }).notNull(),
  channel: text('channel').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  payable: integer64('payable').notNull(),
  fee: integer64('fee').notNull().default(0n),
  credited: integer64('credited').notNull().default(0n),
  payments: integer('payments').notNull().default(0),
  status: text('status', { enum: depositStatuses }).notNull(),
  reference: text('reference').notNull(),
  reason: text('reason'),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  paidAt: moment('paid_at'),
  endedAt: moment('ended_at'),
});
export type DepositRow = typeof deposits.$inferSelect;

export const depositPayments = pgTable('deposit_payments', {
  id: text('id').primaryKey(),
  depositId: text('deposit_id').notNull(),
  amount: integer64('amount').notNull(),
  fee: integer64('fee').notNull(),
  receivedAt: moment('received_at').notNull(),
});

export const depositProofs = pgTable('deposit_proofs', {
  id: text('id').primaryKey(),
  depositId: text('deposit_id').notNull(),
  mediaType: text('media_type').notNull(),
  digest: text('digest').notNull(),
  image: text('image').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const turnoverRequirements = pgTable('turnover_requirements', {
  id: text('id').primaryKey(),
  sequence: integer64('sequence').generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  kind: text('kind', { enum: ['deposit', 'bonus'] }).notNull(),
  cause: text('cause').notNull(),
  title: localised('title'),
  amount: integer64('amount').notNull(),
  required: integer64('required').notNull(),
  done: integer64('done').notNull().default(0n),
  gameTypes: jsonb('game_types').$type<string[]>(),
  maxStake: integer64('max_stake'),
  status: text('status', { enum: ['open', 'met', 'expired', 'givenUp'] })
    .notNull()
    .default('open'),
  openedAt: moment('opened_at').notNull(),
  expiresAt: moment('expires_at'),
  endedAt: moment('ended_at'),
});
export type TurnoverRow = typeof turnoverRequirements.$inferSelect;

export const turnoverBets = pgTable(
  'turnover_bets',
  {
    requirementId: text('requirement_id').notNull(),
    betId: text('bet_id').notNull(),
    game: text('game').notNull(),
    validBet: integer64('valid_bet').notNull(),
    counted: integer64('counted').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requirementId, table.betId] })],
);

export const payoutAccounts = pgTable('payout_accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind', { enum: ['bank', 'ewallet'] }).notNull(),
  bank: text('bank').notNull(),
  holder: text('holder').notNull(),
  number: text('number').notNull(),
  addedAt: moment('added_at').notNull(),
  removedAt: moment('removed_at'),
});
export type PayoutRow = typeof payoutAccounts.$inferSelect;

export const withdrawals = pgTable('withdrawals', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  payoutAccountId: text('payout_account_id').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  fee: integer64('fee').notNull(),
  status: text('status', { enum: withdrawalStatuses }).notNull(),
  reference: text('reference').notNull(),
  reason: text('reason'),
  receivedAmount: integer64('received_amount'),
  isForced: boolean('is_forced').notNull().default(false),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  reviewingAt: moment('reviewing_at'),
  sendingAt: moment('sending_at'),
  sentAt: moment('sent_at'),
  answerBy: moment('answer_by'),
  endedAt: moment('ended_at'),
});
export type WithdrawalRow = typeof withdrawals.$inferSelect;
