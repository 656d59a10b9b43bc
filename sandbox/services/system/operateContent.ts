import { eq } from 'drizzle-orm';
import { merchants } from '../../db/schema';
import { exportContent } from '../articles/exportContent';
import { readContent } from '../articles/readContent';
import { saveContent } from '../articles/saveContent';
import { Misunderstood, oneOf, type Operator } from './operator';

/** Problems that are listed at once; there are more to read than that only when the folder is another one. */
const mostListed = 50;

/** Writes help and news into a folder of Markdown, or takes them over from one: as a whole, or not at all. */
export async function content(
  { db, folders }: Operator,
  [verb, folder, only]: readonly string[],
): Promise<string> {
  const isExport = oneOf(verb, ['export', 'import'] as const) === 'export';
  if (folder === undefined) throw new Misunderstood(`Say a folder, such as content ${String(verb)} ./texts.`);
  if (!folders) throw new Misunderstood('This platform cannot reach folders.');
  const known = await db.select({ code: merchants.code }).from(merchants);
  const codes = known.map(({ code }) => code);
  if (only !== undefined) oneOf(only, codes);
  if (isExport) {
    const files = await exportContent(db, only ?? codes[0] ?? '');
    try {
      folders.write(folder, files);
    } catch (error) {
      throw new Misunderstood(messageOf(error));
    }
    return `${String(files.size)} files are in ${folder}.`;
  }
  const { problems, missing, articles, topics } = readFolder();
  if (problems.length > 0)
    throw new Misunderstood(['Nothing was taken over.', ...listed(problems)].join('\n'));
  if (articles.length === 0) throw new Misunderstood(`There are no articles in ${folder}.`);
  await db.transaction(async (tx) => {
    for (const { code } of await tx
      .select({ code: merchants.code })
      .from(merchants)
      .where(only === undefined ? undefined : eq(merchants.code, only)))
      await saveContent(tx, code, { articles, topics });
  });
  return [
    `${String(articles.length)} articles in ${String(topics.length)} topics are taken over.`,
    ...(missing.length > 0 ? ['Not translated, so that English is shown:', ...listed(missing)] : []),
  ].join('\n');

  function readFolder() {
    try {
      return readContent(folders?.read(folder ?? '') ?? new Map());
    } catch (error) {
      throw new Misunderstood(messageOf(error));
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const listed = (lines: readonly string[]): string[] =>
  lines.length <= mostListed
    ? [...lines]
    : [...lines.slice(0, mostListed), `and ${String(lines.length - mostListed)} more`];
