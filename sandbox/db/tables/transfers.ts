import { pgTable, text } from 'drizzle-orm/pg-core';
import { integer64, moment } from './columns';

export const uplineTransfers = pgTable('upline_transfers', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  uplineId: text('upline_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  currency: text('currency').notNull(),
  amount: integer64('amount').notNull(),
  note: text('note').notNull(),
  reference: text('reference').notNull(),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type UplineTransferRow = typeof uplineTransfers.$inferSelect;
