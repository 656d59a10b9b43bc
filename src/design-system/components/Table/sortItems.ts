import type { SortDescriptor } from 'react-aria-components';
import type { CellValue, TableColumn } from './columns';

/** Bet numbers, order numbers and the like: any language sorts them by their characters. */
const code = /^(?=[A-Z]*\d)[\dA-Z]+$|^(?=[a-z]*\d)[\da-z]+$/;
/** Characters of a code that fit a number without loss: 37 ** 10 is below 2 ** 53. */
const charactersPerKey = 10;

/** Some characters of a code as a number that sorts as they do; a shorter code comes first. */
function packed(text: string, from: number): number {
  let key = 0;
  for (let at = from; at < from + charactersPerKey; at++) {
    // A digit, or a letter of either case: the codes of a column have one case. NaN, past the end, is 0 as a bit.
    const character = text.charCodeAt(at) | 0;
    key = key * 37 + (character === 0 ? 0 : character < 58 ? character - 47 : (character & 31) + 10);
  }
  return key;
}

/** Texts as numbers in the order of the language. Comparing in a language costs some fifty times as much. */
function collated(texts: readonly string[], locale: string): Map<string, number> {
  const { compare } = new Intl.Collator(locale);
  return new Map([...new Set(texts)].sort(compare).map((text, rank) => [text, rank]));
}

/** The values as columns of numbers, the most significant first. Missing ones are infinite. */
function keysOf(values: readonly CellValue[], locale: string): Float64Array[] {
  const texts = values.filter((value) => typeof value === 'string');
  const filled = (number: (value: Exclude<CellValue, null | undefined>) => number) => {
    const keys = new Float64Array(values.length);
    for (let index = 0; index < values.length; index++) {
      const value = values[index];
      keys[index] = value == null || Number.isNaN(value) ? Infinity : number(value);
    }
    return keys;
  };
  if (texts.length === 0) return [filled(Number)];
  if (texts.every((text) => code.test(text))) {
    const longest = texts.reduce((length, text) => Math.max(length, text.length), 0);
    const parts = Array.from({ length: Math.ceil(longest / charactersPerKey) }, (_, part) => part);
    return parts.map((part) => filled((value) => packed(String(value), part * charactersPerKey)));
  }
  const rankOf = collated(texts, locale);
  return [filled((value) => (typeof value === 'string' ? (rankOf.get(value) ?? Infinity) : Infinity))];
}

/** For each key its place among the different keys, as a whole number below `count`; missing ones get `count`. */
interface Ranks {
  ranks: Uint32Array;
  count: number;
}

/** More ranks than this are counted digit by digit, each digit below it. */
const digitSize = 2 ** 16;
const maxRank = 2 ** 32 - 2;

/** Whole numbers from a range that is small enough are ranks as they are, others by their position among all. */
function ranked(keys: Float64Array): Ranks {
  const { length } = keys;
  const ranks = new Uint32Array(length);
  let [low, high, isWhole] = [Infinity, -Infinity, true];
  for (let at = 0; at < length; at++) {
    const key = keys[at] as number;
    if (key === Infinity) continue;
    if (key < low) low = key;
    if (key > high) high = key;
    isWhole &&= Number.isInteger(key);
  }
  if (isWhole && high - low < maxRank) {
    const count = Math.max(0, high - low + 1);
    for (let at = 0; at < length; at++)
      ranks[at] = keys[at] === Infinity ? count : (keys[at] as number) - low;
    return { ranks, count };
  }
  const distinct = keys.slice().sort();
  let count = 0;
  for (let at = 0; at < length; at++)
    if (count === 0 || distinct[at] !== distinct[count - 1]) distinct[count++] = distinct[at] as number;
  if (distinct[count - 1] === Infinity) count--;
  for (let at = 0; at < length; at++) {
    let [from, to] = [0, count];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((distinct[middle] as number) < (keys[at] as number)) from = middle + 1;
      else to = middle;
    }
    ranks[at] = from;
  }
  return { ranks, count };
}

/** The order with the items of the lower digit first, and those of the same digit as they were: one pass of a radix sort. */
function byDigit(order: Uint32Array, ranks: Uint32Array, shift: number): Uint32Array {
  const { length } = order;
  const starts = new Uint32Array(digitSize + 1);
  const mask = digitSize - 1;
  for (let at = 0; at < length; at++) {
    const next = (((ranks[at] as number) >>> shift) & mask) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let digit = 0; digit < digitSize; digit++)
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  const after = new Uint32Array(length);
  for (let place = 0; place < length; place++) {
    const index = order[place] as number;
    const digit = ((ranks[index] as number) >>> shift) & mask;
    after[starts[digit] as number] = index;
    starts[digit] = (starts[digit] as number) + 1;
  }
  return after;
}

/**
 * The items in the order of a column. Equal ones keep their order, missing values come last in both directions.
 *
 * Values become whole numbers, and those are counted into their places: a function that compares would be called more
 * than a million times for 100,000 rows.
 * @returns `items` itself where there is nothing to sort by
 */
export function sortItems<Item>(
  items: readonly Item[],
  columns: readonly Partial<Pick<TableColumn<Item>, 'id' | 'sortBy'>>[],
  sort: SortDescriptor | null | undefined,
  locale: string,
): readonly Item[] {
  const sortBy = columns.find((column) => column.id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return items;
  const { length } = items;
  let order: Uint32Array = new Uint32Array(length);
  for (let place = 0; place < length; place++) order[place] = place;
  const values = new Array<CellValue>(length);
  for (let at = 0; at < length; at++) values[at] = sortBy(items[at] as Item);
  for (const keys of keysOf(values, locale).reverse()) {
    const { ranks, count } = ranked(keys);
    if (sort.direction === 'descending')
      for (let at = 0; at < length; at++)
        if ((ranks[at] as number) < count) ranks[at] = count - 1 - (ranks[at] as number);
    order = byDigit(order, ranks, 0);
    if (count >= digitSize) order = byDigit(order, ranks, 16);
  }
  const sorted = new Array<Item>(length);
  for (let place = 0; place < length; place++) sorted[place] = items[order[place] as number] as Item;
  return sorted;
}
