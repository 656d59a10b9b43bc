import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { articles, articleTexts, helpTopics } from '../../db/schema';
import { formatArticleFile } from './articleFile';
import { topicsFile, type ContentFiles } from './readContent';

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** A merchant's help and news as files, as they were imported. */
export async function exportContent(db: Executor, merchantCode: string): Promise<ContentFiles> {
  const files = new Map<string, string>();
  const topics = await db
    .select()
    .from(helpTopics)
    .where(eq(helpTopics.merchantCode, merchantCode))
    .orderBy(asc(helpTopics.sort));
  for (const language of new Set(topics.flatMap(({ title }) => Object.keys(title)))) {
    const titles = topics.flatMap(({ slug, title }) =>
      title[language] === undefined ? [] : [[slug, title[language]] as const],
    );
    files.set(`help/${language}/${topicsFile}`, formatArticleFile(Object.fromEntries(titles), ''));
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
        ...(kind !== 'help' && { published: dayOf(row.publishedAt) }),
      };
    const facts = { title, ...shared, updated: dayOf(updatedAt), keywords, lead };
    files.set(`${kind}/${language}/${slug}.md`, formatArticleFile(facts, source));
  }
  return files;
}
