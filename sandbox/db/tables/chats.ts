import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export const chatStates = ['articles', 'waiting', 'person'] as const;
export const chatSenders = ['visitor', 'helper', 'person'] as const;

export const chats = pgTable('chats', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  secretHash: text('secret_hash').notNull(),
  language: text('language').notNull(),
  state: text('state', { enum: chatStates }).notNull().default('articles'),
  updatedAt: moment('updated_at').notNull(),
});
export type ChatRow = typeof chats.$inferSelect;

export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: text('chat_id').notNull(),
    place: integer('place').notNull(),
    sender: text('sender', { enum: chatSenders }).notNull(),
    body: text('body').notNull(),
    articles: jsonb('articles').$type<{ id: string; title: string }[]>().notNull().default([]),
    key: text('key'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.place] })],
);
export type ChatMessageRow = typeof chatMessages.$inferSelect;
