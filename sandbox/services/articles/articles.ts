import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Article, ArticleKind, HelpArticle, HelpTopic, NewsItem } from '../../../contract';
import type { Ctx } from '../../context';
import { articles, articleTexts, helpTopics, type ArticleRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { nearestText } from './nearestText';

interface Wanted {
  language?: string | undefined;
}
const newsPageSize = 12;

/** What reading needs to know of who reads. */
export type Reader = Pick<Ctx, 'db' | 'merchant' | 'language'>;

const languageOf = (ctx: Reader, { language }: Wanted): string => language ?? ctx.language;

const textColumns = {
  kind: articleTexts.kind,
  slug: articleTexts.slug,
  language: articleTexts.language,
  title: articleTexts.title,
  lead: articleTexts.lead,
  keywords: articleTexts.keywords,
  updatedAt: articleTexts.updatedAt,
};

/** Articles with their words in the language that is nearest to the one asked for. */
async function worded(ctx: Reader, kind: ArticleKind, rows: readonly ArticleRow[], language: string) {
  if (rows.length === 0) return [];
  const slugs = rows.map(({ slug }) => slug);
  const texts = await ctx.db
    .select(textColumns)
    .from(articleTexts)
    .where(
      and(
        eq(articleTexts.merchantCode, ctx.merchant),
        eq(articleTexts.kind, kind),
        inArray(articleTexts.slug, slugs),
      ),
    );
  return rows.flatMap((row) => {
    const text = nearestText(
      texts.filter(({ slug }) => slug === row.slug),
      language,
    );
    return text ? [{ row, text }] : [];
  });
}

const summaryOf = ({
  slug,
  title,
  lead,
  language,
  updatedAt,
}: Pick<typeof articleTexts.$inferSelect, 'slug' | 'title' | 'lead' | 'language' | 'updatedAt'>) => ({
  id: slug,
  title,
  lead,
  language,
  updatedAt: updatedAt.toISOString(),
});

/** The help centre: its topics and its articles without their texts, each in the nearest language. */
export async function readHelpCenter(
  ctx: Reader,
  request: Wanted,
): Promise<{ topics: HelpTopic[]; articles: HelpArticle[] }> {
  const language = languageOf(ctx, request);
  const topics = await ctx.db
    .select()
    .from(helpTopics)
    .where(eq(helpTopics.merchantCode, ctx.merchant))
    .orderBy(asc(helpTopics.sort));
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, 'help')))
    .orderBy(asc(articles.sort), asc(articles.slug));
  const found = await worded(ctx, 'help', rows, language);
  return {
    topics: topics.flatMap(({ slug, title }) => {
      const titles = Object.entries(title).map(([tag, words]) => ({ language: tag, title: words }));
      const nearest = nearestText(titles, language);
      return nearest ? [{ id: slug, ...nearest }] : [];
    }),
    articles: found.map(({ row, text }) => ({
      ...summaryOf(text),
      topic: row.topic,
      keywords: text.keywords,
    })),
  };
}

/** One article whole. */
export async function readArticle(
  ctx: Ctx,
  { kind, id, ...wanted }: { kind: ArticleKind; id: string } & Wanted,
): Promise<Article> {
  const one = and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, kind), eq(articles.slug, id));
  const [row] = await ctx.db.select().from(articles).where(one);
  const texts = await ctx.db
    .select()
    .from(articleTexts)
    .where(
      and(
        eq(articleTexts.merchantCode, ctx.merchant),
        eq(articleTexts.kind, kind),
        eq(articleTexts.slug, id),
      ),
    );
  const text = nearestText(texts, languageOf(ctx, wanted));
  if (!row || !text) return refuse('record.unknown');
  return {
    ...summaryOf(text),
    publishedAt: row.publishedAt.toISOString(),
    ...(row.topic !== '' && { topic: row.topic }),
    ...(row.image !== '' && { image: row.image }),
    sections: text.sections,
  };
}

/** A page of the news, the newest first. */
export async function listNews(
  ctx: Ctx,
  { page, ...wanted }: { page: number } & Wanted,
): Promise<{ list: NewsItem[]; total: number; pageSize: number }> {
  const ofNews = and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, 'news'));
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(ofNews)
    .orderBy(desc(articles.publishedAt), asc(articles.slug))
    .limit(newsPageSize)
    .offset((page - 1) * newsPageSize);
  const found = await worded(ctx, 'news', rows, languageOf(ctx, wanted));
  return {
    list: found.map(({ row, text }) => ({
      ...summaryOf(text),
      publishedAt: row.publishedAt.toISOString(),
      ...(row.image !== '' && { image: row.image }),
    })),
    total: await ctx.db.$count(articles, ofNews),
    pageSize: newsPageSize,
  };
}
