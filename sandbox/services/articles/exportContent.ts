import { asc, eq } from 'drizzle-orm';
import { sortedArticleKinds } from '#contract';
import type { Executor } from '../../db/database';
import { articles, articleTexts, articleTopics } from '../../db/schema';
import { formatArticleFile } from './articleFile';
import { topicsFile, type ContentFiles } from './readContent';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A merchant's articles as files, as they were imported. */
export async function exportContent(db: Executor, merchantCode: string): Promise<ContentFiles> {
  const files = new Map<string, string>();
  const topics = await db
    .select()
    .from(articleTopics)
    .where(eq(articleTopics.merchantCode, merchantCode))
    .orderBy(asc(articleTopics.sort));
  for (const kind of sortedArticleKinds) {
    const own = topics.filter((topic) => topic.kind === kind);
    for (const language of new Set(own.flatMap(({ title }) => Object.keys(title)))) {
      const titles = own.flatMap(({ slug, title }) =>
        title[language] === undefined ? [] : [[slug, title[language]] as const],
      );
      files.set(`${kind}/${language}/${topicsFile}`, formatArticleFile(Object.fromEntries(titles), ''));
    }
  }
  const rows = await db.select().from(articles).where(eq(articles.merchantCode, merchantCode));
  const texts = await db
    .select()
    .from(articleTexts)
    .where(eq(articleTexts.merchantCode, merchantCode))
    .orderBy(asc(articleTexts.kind), asc(articleTexts.slug), asc(articleTexts.language));
  for (const { kind, slug, language, title, lead, keywords, source, updatedAt } of texts) {
    const row = rows.find((each) => each.kind === kind && each.slug === slug);
    // What is the same in every language stands in the English file alone.
    const shared = language === 'en' &&
      row && {
        topic: row.topic,
        ...(row.sort !== 0 && { order: String(row.sort) }),
        image: row.image,
        author: row.author,
        ...(kind !== 'help' && { published: dayOf(row.publishedAt) }),
      };
    const facts = { title, ...shared, updated: dayOf(updatedAt), keywords, lead };
    files.set(`${kind}/${language}/${slug}.md`, formatArticleFile(facts, source));
  }
  return files;
}
