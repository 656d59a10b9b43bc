import { problem, type Pair } from './problem';
import { spine } from './tree';

export interface Limits {
  /** Beginnings of ids whose text stands in little room: buttons, tabs, navigation. */
  readonly tight: readonly string[];
  /** Largest number of characters by id, where the growth table is too strict or too lax. */
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

/** The most characters that a message of this id may have. */
export function limitOf(id: string, english: string, limits: Limits): number {
  const length = lengthOf(english);
  const factor = growth.find(([upTo]) => length <= upTo)?.[1] ?? 1.3;
  return limits.max[id] ?? Math.floor(length * factor);
}

/** I11: text that stands in little room fits it. */
export function checkLength(pair: Pair, limits: Limits): string[] {
  const isTight = pair.id in limits.max || limits.tight.some((start) => pair.id.startsWith(start));
  if (!isTight) return [];
  const [length, limit] = [lengthOf(spine(pair.tree)), limitOf(pair.id, spine(pair.englishTree), limits)];
  return length > limit ? [problem(pair, `has ${length} characters where ${limit} fit: ${pair.text}`)] : [];
}
