import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { articleKinds, ratingReasons, sortedArticleKinds, type Article } from '#contract';
import { localised, moment, type LocalisedText } from './columns';

export const articleTopics = pgTable(
  'article_topics',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: sortedArticleKinds }).notNull(),
    slug: text('slug').notNull(),
    title: localised<LocalisedText>('title').notNull(),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug] })],
);

export const articles = pgTable(
  'articles',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: articleKinds }).notNull(),
    slug: text('slug').notNull(),
    topic: text('topic').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    image: text('image').notNull().default(''),
    author: text('author').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug] })],
);
export type ArticleRow = typeof articles.$inferSelect;

export const articleTexts = pgTable(
  'article_texts',
  {
    merchantCode: text('merchant_code').notNull(),
    kind: text('kind', { enum: articleKinds }).notNull(),
    slug: text('slug').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    keywords: text('keywords').notNull().default(''),
    source: text('source').notNull(),
    sections: jsonb('sections').$type<Article['sections']>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.slug, table.language] })],
);
export type ArticleTextRow = typeof articleTexts.$inferSelect;

export const articleRatings = pgTable(
  'article_ratings',
  {
    merchantCode: text('merchant_code').notNull(),
    slug: text('slug').notNull(),
    voter: text('voter').notNull(),
    hasHelped: boolean('has_helped').notNull(),
    reason: text('reason', { enum: ratingReasons }),
    ratedAt: moment('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.slug, table.voter] })],
);

/** Announcements that an agent has read. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    accountId: text('account_id').notNull(),
    slug: text('slug').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.slug] })],
);
