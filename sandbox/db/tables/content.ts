import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { messageCategories, promotionKinds, promotionStatuses, type PromotionTerms } from '#contract';
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

/** Numbers of a promotion as its operator sets them: those that everybody sees, and prizes of a raffle with their chances. */
export interface PromotionRules extends PromotionTerms {
  /** Amounts in minor units and how many tickets of 10,000 have them; the rest has nothing. */
  prizes?: { amount: string; chance: number }[];
}

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  merchantCode: text('merchant_code').notNull(),
  kind: text('kind', { enum: promotionKinds }).notNull().default('application'),
  category: text('category').notNull().default(''),
  title: localised('title').notNull(),
  label: localised('label').notNull().default({}),
  terms: localised('terms').notNull().default({}),
  content: localised('content').notNull().default({}),
  image: text('image').notNull(),
  status: text('status', { enum: promotionStatuses }).notNull(),
  rules: jsonb('rules').$type<PromotionRules>().notNull().default({}),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  sort: integer('sort').notNull().default(0),
});

export type PromotionRow = typeof promotions.$inferSelect;

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

/** What an operator wrote, by its path in the folder, and the html that was made of it. */
export const contentSources = pgTable(
  'content_sources',
  {
    merchantCode: text('merchant_code').notNull(),
    path: text('path').notNull(),
    html: text('html').notNull(),
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.path] })],
);

/** Pictures of an operator's folder, base 64. */
export const contentPictures = pgTable('content_pictures', {
  /** Of its bytes: the same picture is kept once. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  image: text('image').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type ContentPictureRow = typeof contentPictures.$inferSelect;
