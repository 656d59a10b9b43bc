import { existsSync, readFileSync } from 'node:fs';
import type { LocaleRow, LocaleTag } from '../registry';
import { glossary } from './catalogues';
import { checkHygiene } from './hygiene';
import { checkScript, isIdentical } from './language';
import { problem, type Pair } from './problem';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Where the words that are not the site's stand: a file a language in each folder. */
export const wordFolders = {
  platform: new URL('../../sandbox/words/', import.meta.url),
  provider: new URL('../../demo/game-provider/messages/', import.meta.url),
} as const;
export type WordFolder = keyof typeof wordFolders;

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

/** Texts of a language by id; undefined where it has no file. */
export function wordsOf(folder: WordFolder, tag: LocaleTag): ReadonlyMap<string, string> | undefined {
  const file = new URL(`${tag}.json`, wordFolders[folder]);
  return existsSync(file) ? new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree)) : undefined;
}

/** What may be said as in English, by language; `provider:` stands before the provider's ids. */
const identicalOk = JSON.parse(
  readFileSync(new URL('../words-identical-ok.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** Names that stay as they are in every language. */
const names = ['Prism Vault', 'Eastgate', 'JavaScript', 'SHA-256', 'HT'];
const free = [...glossary.mayStay, ...glossary.keep, ...names];

const holesOf = (text: string): string =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name ?? '')
    .toSorted()
    .join(' ');

/** A text with nothing but words: it has no syntax besides `{name}`. */
const wordsAlone = (text: string): Pair['tree'] =>
  [{ type: 0, value: text.replaceAll(/\{\w+\}/g, ' ') }] as Pair['tree'];

/** What is wrong with the texts of a language, and how large a share of them says exactly what the English says. */
export function checkWords(
  folder: WordFolder,
  row: LocaleRow<LocaleTag>,
): { problems: string[]; identical: string[]; texts: number } {
  const english = wordsOf(folder, 'en') ?? new Map<string, string>();
  const own = wordsOf(folder, row.tag) ?? new Map<string, string>();
  const problems: string[] = [];
  const identical: string[] = [];
  for (const id of own.keys())
    if (!english.has(id)) problems.push(problem({ row, id }, 'is not said in English any more.'));
  for (const [id, source] of english) {
    const text = own.get(id);
    if (text === undefined) continue;
    const pair = {
      row,
      id,
      text,
      english: source,
      tree: wordsAlone(text),
      englishTree: wordsAlone(source),
    };
    problems.push(...checkHygiene(pair), ...checkScript(pair, free));
    if (holesOf(text) !== holesOf(source))
      problems.push(problem({ row, id }, `has to have the values ${holesOf(source) || '(none)'}: ${text}`));
    if (/[!！]/.test(text)) problems.push(problem({ row, id }, `shouts: ${text}`));
    const known = folder === 'provider' ? `provider:${id}` : id;
    if (isIdentical(pair, free) && !identicalOk[row.tag]?.includes(known)) identical.push(`${id}: ${text}`);
  }
  return { problems, identical, texts: english.size };
}

/** What a language lacks of a folder's texts, of which it has all or none. English is read there; a release has none. */
export const wordsLackingIn = (folder: WordFolder, row: LocaleRow<LocaleTag>): string[] =>
  [...(wordsOf(folder, 'en') ?? [])]
    .filter(([id]) => !wordsOf(folder, row.tag)?.has(id))
    .map(([id, source]) => problem({ row, id }, `is missing: ${source}`));
