import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { messageCategories, promotionStatuses } from '../../../contract';
import { localised, moment } from './columns';

export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  type: text('type', { enum: ['PL', 'PU'] }).notNull(),
  title: localised('title').notNull(),
  content: localised('content').notNull().default({}),
  publishedAt: moment('published_at').notNull(),
  endsAt: moment('ends_at'),
  sort: integer('sort').notNull().default(0),
});

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  title: localised('title').notNull(),
  text: localised('text').notNull().default({}),
  label: localised('label').notNull().default({}),
  action: localised('action').notNull().default({}),
  image: text('image').notNull(),
  imageSmall: text('image_small'),
  href: text('href').notNull().default(''),
  publishedAt: moment('published_at').notNull(),
  endsAt: moment('ends_at'),
  sort: integer('sort').notNull().default(0),
});

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  category: text('category').notNull().default(''),
  title: localised('title').notNull(),
  label: localised('label').notNull().default({}),
  terms: localised('terms').notNull().default({}),
  content: localised('content').notNull().default({}),
  image: text('image').notNull(),
  status: text('status', { enum: promotionStatuses }).notNull(),
  rules: jsonb('rules').$type<Record<string, unknown>>().notNull().default({}),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  sort: integer('sort').notNull().default(0),
});

export const promotionStates = pgTable(
  'promotion_states',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    status: text('status', { enum: promotionStatuses }).notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] })],
);

export const messages = pgTable('messages', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  kind: text('kind').notNull().default('platform'),
  title: localised('title').notNull(),
  body: localised('body').notNull(),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
  category: text('category', { enum: messageCategories }).notNull().default('news'),
  href: text('href'),
  deletedAt: moment('deleted_at'),
  cause: text('cause'),
});
export type MessageRow = typeof messages.$inferSelect;
