import { eq } from 'drizzle-orm';
import { articleTexts, contentSources, merchants } from '../../db/schema';
import { articleKinds } from '#contract';
import { exportContent } from '../articles/exportContent';
import { readContent, type Content, type ContentFiles } from '../articles/readContent';
import { saveContent } from '../articles/saveContent';
import {
  exportBrandSettings,
  pointsFile,
  readBrandSettings,
  rulesPattern,
  saveBrandSettings,
  vipFile,
  type BrandSettings,
} from '../content/brandSettings';
import { exportBrandTexts } from '../content/exportBrandTexts';
import {
  exportPictures,
  keepPictures,
  picturesFolder,
  picturesIn,
  readPictures,
  resolvePicture,
  savePictures,
} from '../content/pictures';
import { readBrandTexts, type BrandTexts } from '../content/readBrandTexts';
import { saveBrandTexts } from '../content/saveBrandTexts';
import { setUpFault } from '../setUpFault';
import { Misunderstood, oneOf, type Operator } from './operator';

/** Problems that are listed at once; there are more to read than that only when the folder is another one. */
const mostListed = 50;

/**
 * Writes what an operator edits into a folder of Markdown and pictures, or takes it over from one: as a whole, or not at
 * all. Help, news and announcements to agents are of all brands, unless one is named; `<brand>/` has its own.
 */
export async function content(operator: Operator, words: readonly string[]): Promise<string> {
  const [verb, folder, only] = words;
  const isExport = oneOf(verb, ['export', 'import'] as const) === 'export';
  if (folder === undefined) throw new Misunderstood(`Say a folder, such as content ${String(verb)} ./texts.`);
  if (!operator.folders) throw new Misunderstood('This platform cannot reach folders.');
  const known = await operator.db.select({ code: merchants.code }).from(merchants);
  const codes = known.map(({ code }) => code);
  if (only !== undefined) oneOf(only, codes);
  return isExport
    ? exportTo(operator, folder, only ?? codes[0] ?? '')
    : importFrom(operator, folder, only, codes);
}

async function exportTo({ db, storage, folders }: Operator, folder: string, brand: string): Promise<string> {
  const files = new Map(await exportContent(db, brand));
  const own = [...(await exportBrandTexts(db, brand)), ...(await exportBrandSettings(db, brand))];
  for (const [path, text] of own) files.set(`${brand}/${path}`, text);
  const used = new Set([...files.values(), ...(await writtenHtml(db, brand))].flatMap(picturesIn));
  const pictures = await exportPictures({ db, storage }, used);
  // Heads name a picture by its path in the folder; in texts it stands as it was written.
  for (const [path, text] of files)
    files.set(
      path,
      text.replaceAll(/^(image|small): (\S+)$/gm, (line, name: string, address: string) => {
        const picture = pictures.pathOf.get(address);
        return picture === undefined ? line : `${name}: ${picture}`;
      }),
    );
  for (const [path, image] of pictures.files) files.set(path, image);
  try {
    folders?.write(folder, files);
  } catch (error) {
    throw new Misunderstood(messageOf(error));
  }
  return `${String(files.size)} files are in ${folder}.`;
}

/** What came of texts, in which pictures stand by their addresses. */
async function writtenHtml(db: Operator['db'], brand: string): Promise<string[]> {
  const texts = await db
    .select({ sections: articleTexts.sections })
    .from(articleTexts)
    .where(eq(articleTexts.merchantCode, brand));
  const sources = await db
    .select({ html: contentSources.html })
    .from(contentSources)
    .where(eq(contentSources.merchantCode, brand));
  return [...texts.map(({ sections }) => JSON.stringify(sections)), ...sources.map(({ html }) => html)];
}

/** A folder, read and found to be right. */
interface Folder {
  common: Content;
  brands: ReadonlyMap<string, { texts: BrandTexts; settings: BrandSettings }>;
  pictures: Awaited<ReturnType<typeof readPictures>>;
}

async function importFrom(
  operator: Operator,
  folder: string,
  only: string | undefined,
  codes: readonly string[],
): Promise<string> {
  const { common, brands, pictures } = await read(operator, folder, only, codes);
  const { articles, topics } = common;
  const own = [...brands.values()].reduce(
    (sum, { texts, settings }) => sum + texts.rows.length + Object.keys(settings).length,
    0,
  );
  if (articles.length + own === 0) throw new Misunderstood(`There is nothing of ours in ${folder}.`);
  const kept = await keepPictures(operator, pictures);
  await operator.db.transaction(async (tx) => {
    await savePictures(tx, kept);
    if (articles.length > 0)
      for (const code of codes)
        if (only === undefined || only === code) await saveContent(tx, code, { articles, topics });
    for (const [code, { texts, settings }] of brands) {
      const [merchant] = await tx.select().from(merchants).where(eq(merchants.code, code));
      const fault = merchant && setUpFault(code, merchant.currency, settings);
      if (fault) throw new Misunderstood(fault);
      await saveBrandTexts(tx, code, texts.rows);
      await saveBrandSettings(tx, code, settings);
    }
  });
  const missing = [...common.missing, ...[...brands.values()].flatMap(({ texts }) => texts.missing)];
  return [
    ...(articles.length > 0
      ? [`${String(articles.length)} articles in ${String(topics.length)} topics are taken over.`]
      : []),
    ...(own > 0
      ? [`${String(own)} texts and settings of ${[...brands.keys()].join(', ')} are taken over.`]
      : []),
    ...(missing.length > 0 ? ['Not translated, so that English is shown:', ...listed(missing)] : []),
  ].join('\n');
}

/** Throws in words when anything in the folder is wrong. */
async function read(
  { folders }: Operator,
  folder: string,
  only: string | undefined,
  codes: readonly string[],
): Promise<Folder> {
  let all: ContentFiles;
  try {
    all = folders?.read(folder, [...articleKinds, picturesFolder, ...codes]) ?? new Map();
  } catch (error) {
    throw new Misunderstood(messageOf(error));
  }
  const below = (test: (top: string) => boolean): Map<string, string> =>
    new Map([...all].filter(([path]) => test(path.split('/')[0] ?? '')));
  const pictures = await readPictures(below((top) => top === picturesFolder));
  const pictureOf = resolvePicture(pictures);
  const common = readContent(
    below((top) => top !== picturesFolder && !codes.includes(top)),
    pictureOf,
  );
  const problems = [...pictures.problems, ...common.problems];
  const brands = new Map<string, { texts: BrandTexts; settings: BrandSettings }>();
  for (const code of codes) {
    if (only !== undefined && only !== code) continue;
    const files = new Map(
      [...below((top) => top === code)].map(([path, text]) => [path.slice(code.length + 1), text]),
    );
    if (files.size === 0) continue;
    const isSetting = (path: string): boolean =>
      [vipFile, pointsFile].includes(path) || rulesPattern.test(path);
    const settings = readBrandSettings(
      new Map([...files].filter(([path]) => isSetting(path))),
      (path, line, words) => problems.push(`${code}/${path}:${String(line)}: ${words}`),
    );
    const texts = readBrandTexts(new Map([...files].filter(([path]) => !isSetting(path))), code, pictureOf);
    problems.push(...texts.problems);
    brands.set(code, { texts, settings });
  }
  if (problems.length > 0)
    throw new Misunderstood(['Nothing was taken over.', ...listed(problems)].join('\n'));
  return { common, brands, pictures };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const listed = (lines: readonly string[]): string[] =>
  lines.length <= mostListed
    ? [...lines]
    : [...lines.slice(0, mostListed), `and ${String(lines.length - mostListed)} more`];
