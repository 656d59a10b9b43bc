import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { articles, articleTexts, articleTopics } from '../../db/schema';
import type { Content } from './readContent';

/** Puts a merchant's articles in place of those that it had. Ratings stay: they are of articles by their names. */
export async function saveContent(
  db: Executor,
  merchantCode: string,
  { topics, articles: all }: Pick<Content, 'topics' | 'articles'>,
): Promise<void> {
  await db.delete(articles).where(eq(articles.merchantCode, merchantCode));
  await db.delete(articleTopics).where(eq(articleTopics.merchantCode, merchantCode));
  if (topics.length > 0)
    await db.insert(articleTopics).values(topics.map((topic, sort) => ({ ...topic, merchantCode, sort })));
  if (all.length === 0) return;
  await db.insert(articles).values(all.map(({ texts: _, ...article }) => ({ ...article, merchantCode })));
  await db
    .insert(articleTexts)
    .values(
      all.flatMap(({ kind, slug, texts }) => texts.map((text) => ({ ...text, merchantCode, kind, slug }))),
    );
}
