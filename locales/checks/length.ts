import { problem, type Pair } from './problem';
import { spine } from './tree';

export interface Limits {
  /** Beginnings of ids whose text stands in little room: buttons, tabs, navigation. */
  readonly tight: readonly string[];
  /** Widest text by id in columns, where the growth table is too strict or too lax. */
  readonly max: Readonly<Record<string, number>>;
}

/** How much longer than English a translation may be, by the length of the English: IBM's table. */
const growth: readonly (readonly [upTo: number, factor: number])[] = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [70, 1.4],
  [Infinity, 1.3],
];

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

/** Letters and signs of Chinese, Japanese and Korean, each as wide as two Latin letters. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\u30fc\uff01-\uff60]/gu;

/** Columns of a text: how many Latin letters take as much room. */
export const widthOf = (text: string): number => lengthOf(text) + (text.match(wide) ?? []).length;

/** The most characters that a message of this length in English may have. */
export function limitOf(english: string): number {
  const length = lengthOf(english);
  return Math.floor(length * (growth.find(([upTo]) => length <= upTo)?.[1] ?? 1.3));
}

/** I11: text that stands in little room fits it. */
export function checkLength(pair: Pair, limits: Limits): string[] {
  const text = spine(pair.tree);
  const columns = limits.max[pair.id];
  if (columns !== undefined)
    return widthOf(text) > columns
      ? [problem(pair, `is ${widthOf(text)} columns wide where ${columns} fit: ${pair.text}`)]
      : [];
  if (!limits.tight.some((start) => pair.id.startsWith(start))) return [];
  const limit = limitOf(spine(pair.englishTree));
  return lengthOf(text) > limit
    ? [problem(pair, `has ${lengthOf(text)} characters where ${limit} fit: ${pair.text}`)]
    : [];
}
