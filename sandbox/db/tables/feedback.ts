import { pgTable, text } from 'drizzle-orm/pg-core';
import { feedbackParts, feedbackStates, feedbackTypes } from '#contract';
import { moment } from './columns';

export const feedback = pgTable('feedback', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  merchantCode: text('merchant_code').notNull(),
  type: text('type', { enum: feedbackTypes }).notNull(),
  part: text('part', { enum: feedbackParts }),
  content: text('content').notNull(),
  state: text('state', { enum: feedbackStates }).notNull().default('open'),
  answer: text('answer'),
  answeredAt: moment('answered_at'),
  key: text('key').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type FeedbackRow = typeof feedback.$inferSelect;
