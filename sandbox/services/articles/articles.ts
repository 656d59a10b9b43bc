import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Article, ArticleKind, BlogPost, HelpArticle, HelpTopic, NewsItem } from '#contract';
import type { Ctx } from '../../context';
import { articles, articleTexts, articleTopics, type ArticleRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { nearestText } from './nearestText';

interface Wanted {
  language?: string | undefined;
}
/** News or posts of one answer. */
const datedPageSize = 12;

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

/** Topics of the help centre or categories of the blog, in their order, each in the nearest language. */
async function topicsOf(ctx: Reader, kind: 'help' | 'blog', language: string): Promise<HelpTopic[]> {
  const topics = await ctx.db
    .select()
    .from(articleTopics)
    .where(and(eq(articleTopics.merchantCode, ctx.merchant), eq(articleTopics.kind, kind)))
    .orderBy(asc(articleTopics.sort));
  return topics.flatMap(({ slug, title }) => {
    const titles = Object.entries(title).map(([tag, words]) => ({ language: tag, title: words }));
    const nearest = nearestText(titles, language);
    return nearest ? [{ id: slug, ...nearest }] : [];
  });
}

/** The help centre: its topics and its articles without their texts, each in the nearest language. */
export async function readHelpCenter(
  ctx: Reader,
  request: Wanted,
): Promise<{ topics: HelpTopic[]; articles: HelpArticle[] }> {
  const language = languageOf(ctx, request);
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, 'help')))
    .orderBy(asc(articles.sort), asc(articles.slug));
  const found = await worded(ctx, 'help', rows, language);
  return {
    topics: await topicsOf(ctx, 'help', language),
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
  const language = languageOf(ctx, wanted);
  const text = nearestText(texts, language);
  if (!row || !text) return refuse('record.unknown');
  const categories = kind === 'blog' ? await topicsOf(ctx, kind, language) : [];
  const category = categories.find((each) => each.id === row.topic);
  return {
    ...summaryOf(text),
    publishedAt: row.publishedAt.toISOString(),
    ...(row.topic !== '' && { topic: row.topic }),
    ...(category && { category }),
    ...(row.author !== '' && { author: row.author }),
    ...(row.image !== '' && { image: row.image }),
    sections: text.sections,
  };
}

interface Paged extends Wanted {
  page: number;
}

/** A page of dated articles, the newest first. */
async function listDated(ctx: Ctx, kind: 'news' | 'blog', { page, ...wanted }: Paged, filter?: SQL) {
  const all = and(eq(articles.merchantCode, ctx.merchant), eq(articles.kind, kind), filter);
  const rows = await ctx.db
    .select()
    .from(articles)
    .where(all)
    .orderBy(desc(articles.publishedAt), asc(articles.slug))
    .limit(datedPageSize)
    .offset((page - 1) * datedPageSize);
  const found = await worded(ctx, kind, rows, languageOf(ctx, wanted));
  return {
    list: found.map(({ row, text }) => ({
      ...summaryOf(text),
      publishedAt: row.publishedAt.toISOString(),
      ...(row.image !== '' && { image: row.image }),
      ...(kind === 'blog' && { category: row.topic, author: row.author }),
    })),
    total: await ctx.db.$count(articles, all),
    pageSize: datedPageSize,
  };
}

/** A page of the news. */
export const listNews = (
  ctx: Ctx,
  wanted: Paged,
): Promise<{ list: NewsItem[]; total: number; pageSize: number }> => listDated(ctx, 'news', wanted);

/** A page of the blog, of a category or an author if one is asked for. */
export async function listPosts(
  ctx: Ctx,
  { category, author, ...wanted }: Paged & { category?: string | undefined; author?: string | undefined },
) {
  const filter = and(
    category === undefined ? undefined : eq(articles.topic, category),
    author === undefined ? undefined : eq(articles.author, author),
  );
  const found = await listDated(ctx, 'blog', wanted, filter);
  return {
    ...found,
    list: found.list as BlogPost[],
    categories: await topicsOf(ctx, 'blog', languageOf(ctx, wanted)),
  };
}
