import { existsSync, readFileSync } from 'node:fs';
import { loadMessages } from '../loadMessages';
import { locales, type LocaleRow, type LocaleTag } from '../registry';
import type { Limits } from './length';
import { problem, type Pair } from './problem';

export interface Glossary {
  /** Terms that stay as they are in every language. */
  readonly keep: readonly string[];
  /** Names of keys and services that a language may keep or say in its own way. */
  readonly mayStay: readonly string[];
  /** Words of the field, in English, and what they mean here. */
  readonly terms: Readonly<Record<string, string>>;
}

/** How one language says the words of the field, written down before its sentences. */
export interface LanguageGlossary {
  /** Form of address, tone, punctuation: a line each, in English. */
  readonly style: readonly string[];
  /** By English term: the word, and why a loan word is kept or another one was not taken. */
  readonly terms: Readonly<Record<string, { readonly word: string; readonly why?: string }>>;
}

/** A JSON file of the locales folder; undefined where there is none. */
function read<Shape>(name: string): Shape | undefined {
  const url = new URL(`../${name}.json`, import.meta.url);
  return existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Shape) : undefined;
}

type Catalogue = Readonly<Record<string, string>>;

export const english = read<Catalogue>('en') ?? {};
export const descriptions = read<Catalogue>('descriptions') ?? {};
export const glossary = read<Glossary>('glossary') ?? { keep: [], mayStay: [], terms: {} };
export const limits = read<Limits>('limits') ?? { tight: [], max: {} };
export const identicalOk = read<Readonly<Record<string, readonly string[]>>>('identical-ok') ?? {};

/** The area of an id: its first segment. */
export const areaOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** The glossary of a language; undefined for English, whose words are the terms themselves. */
export const glossaryOf = (tag: LocaleTag): LanguageGlossary | undefined => read(`glossary/${tag}`);

/** The catalogue of a language as its file has it, without what is filled in from other languages. */
export const catalogueOf = (tag: LocaleTag): Catalogue | undefined => read<Catalogue>(tag);

/** Every translated message of a language beside its English. */
export async function pairsOf(row: LocaleRow<LocaleTag>): Promise<Pair[]> {
  const [trees, englishTrees] = await Promise.all([loadMessages(row.tag), loadMessages('en')]);
  return Object.entries(catalogueOf(row.tag) ?? {})
    .filter(([id]) => id in english)
    .map(([id, text]) => ({
      row,
      id,
      text,
      english: english[id] ?? '',
      tree: trees[id] ?? [],
      englishTree: englishTrees[id] ?? [],
    }));
}

/** I4: what the language has beyond the English. */
export function checkStale(row: LocaleRow<LocaleTag>): string[] {
  const own = catalogueOf(row.tag);
  if (!own) return [`locales/${row.tag}.json does not exist; start it as {}.`];
  return Object.keys(own)
    .filter((id) => !(id in english))
    .map((id) => problem({ row, id }, 'is not in the English catalogue any more; remove it.'));
}

/** What the language lacks: messages, and words of the field. English is read there; a release has none. */
export function lackingIn(row: LocaleRow<LocaleTag>): string[] {
  const own = catalogueOf(row.tag) ?? {};
  const { style = [], terms = {} } = glossaryOf(row.tag) ?? {};
  return [
    ...Object.keys(english)
      .filter((id) => !(id in own))
      .map((id) => problem({ row, id }, `is not translated: ${english[id] ?? ''}`)),
    ...Object.keys(glossary.terms)
      .filter((term) => !terms[term]?.word.trim())
      .map((term) => `locales/glossary/${row.tag}.json does not say: ${term}`),
    ...(style.length < 3 ? [`locales/glossary/${row.tag}.json does not say how the language speaks.`] : []),
  ];
}

/** The rows that have a catalogue of their own to check; English is the measure. */
export const translated = locales.filter((row) => row.tag !== 'en');
