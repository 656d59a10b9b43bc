import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { mailAudiences } from '#contract';
import { moment } from './columns';

/** What agents wrote to accounts below them. */
export const teamMails = pgTable('team_mails', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  audience: text('audience', { enum: mailAudiences }).notNull(),
  receivers: integer('receivers').notNull(),
  key: text('key').notNull(),
  inputHash: text('input_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});
