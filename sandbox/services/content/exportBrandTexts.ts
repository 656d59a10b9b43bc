import { eq, sql } from 'drizzle-orm';
import { rows, type Cell, type Executor } from '../../db/database';
import { contentSources, type Wording } from '../../db/schema';
import { isPhrase, translateToAll } from '../../words/phrase';
import { formatArticleFile } from '../articles/articleFile';
import type { ContentFiles } from '../articles/readContent';
import { brandTextKinds, type BrandTextKind } from './brandTextKinds';

type Row = Record<string, Cell>;

/** A brand's promotions, notices, banners and things for points as files, by their path within its folder. */
export async function exportBrandTexts(db: Executor, merchantCode: string): Promise<ContentFiles> {
  const known = await db.select().from(contentSources).where(eq(contentSources.merchantCode, merchantCode));
  const files = new Map<string, string>();
  for (const kind of brandTextKinds) {
    const found = await rows<Row>(
      db,
      sql`SELECT * FROM ${sql.identifier(kind.table)} WHERE merchant_code = ${merchantCode} ORDER BY id`,
    );
    for (const row of found) {
      const slug = String(row['id']).slice(merchantCode.length + 1);
      for (const language of languagesOf(kind, row)) {
        const path = `${kind.folder}/${language}/${slug}.md`;
        const html = kind.body === undefined ? '' : (wordsOf(row, kind.body)[language] ?? '');
        const written = known.find((each) => each.path === path);
        // What was changed since in another way has no source: html is Markdown as well.
        const body = written?.html === html ? written.source : html;
        files.set(path, formatArticleFile(headOf(kind, row, language), body));
      }
    }
  }
  return files;
}

/** Words of the platform are written out in every language, from where they are the operator's own. */
function wordsOf(row: Row, column: string): Record<string, string | undefined> {
  const text = (row[column] ?? {}) as Wording;
  return isPhrase(text) ? translateToAll(text) : text;
}

/** English comes first; the languages of the title are those of the file. */
const languagesOf = (kind: BrandTextKind, row: Row): string[] =>
  Object.keys(wordsOf(row, kind.words['title'] ?? ''));

function headOf(kind: BrandTextKind, row: Row, language: string): Record<string, string> {
  const words = Object.entries(kind.words).map(([name, column]) => [
    name,
    wordsOf(row, column)[language] ?? '',
  ]);
  const facts =
    language === 'en'
      ? Object.entries(kind.facts).map(([name, { column, write }]) => [name, write(row[column])])
      : [];
  return Object.fromEntries([...words, ...facts]) as Record<string, string>;
}
