import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { walletTransferStatuses } from '#contract';
import { integer64, moment } from './columns';

export const memberTransfers = pgTable('member_transfers', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  receiverId: text('receiver_id').notNull(),
  direction: text('direction', { enum: ['up', 'down'] }).notNull(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  note: text('note').notNull(),
  reference: text('reference').notNull(),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type MemberTransferRow = typeof memberTransfers.$inferSelect;

export const walletTransfers = pgTable('wallet_transfers', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  vassalage: text('vassalage').notNull(),
  direction: text('direction', { enum: ['toVendor', 'toMain'] }).notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  status: text('status', { enum: walletTransferStatuses }).notNull(),
  isAutomatic: boolean('is_automatic').notNull().default(false),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  asked: integer('asked').notNull().default(0),
  nextAskAt: moment('next_ask_at'),
  endedAt: moment('ended_at'),
});
export type WalletTransferRow = typeof walletTransfers.$inferSelect;

export const vendorMoves = pgTable('vendor_moves', {
  id: text('id').primaryKey(),
  vassalage: text('vassalage').notNull(),
  answer: text('answer', { enum: ['done', 'refused'] }).notNull(),
  at: moment('at').notNull(),
});
