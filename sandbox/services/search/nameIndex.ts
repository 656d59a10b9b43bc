import { foldName } from '#contract';

/** Something that can be found, and what it is found by. */
export interface Findable<Item> {
  item: Item;
  title: string;
  /** Other words that people look for it by. */
  also?: string | undefined;
  /** What it is one of, for an index that serves all languages: whoever searches brings the words of the kinds. */
  kind?: string | undefined;
}

/** Folded words of kinds, by kind. */
export type KindWords = Readonly<Record<string, string>>;

/** Names prepared for looking through them, in the order in which equals are shown. */
export interface NameIndex<Item> {
  entries: readonly { item: Item; title: string; also: string; kind: string }[];
  /** Every word of the titles as it is written there, by its folded form. */
  words: ReadonlyMap<string, string>;
}

/** What it counts when a word of a query stands there. */
const weights = { whole: 20, wordStart: 8, inside: 5, also: 2 } as const;

export const wordsOf = (text: string): string[] => foldName(text).split(/\s+/).filter(Boolean);

export function indexNames<Item>(all: readonly Findable<Item>[]): NameIndex<Item> {
  const words = new Map<string, string>();
  for (const { title } of all)
    for (const word of title.split(/\s+/)) {
      const folded = foldName(word);
      // Numbers and short words are like far too many others.
      if (folded.length > 3 && !words.has(folded)) words.set(folded, word);
    }
  const entries = all.map(({ item, title, also = '', kind = '' }) => ({
    item,
    title: ` ${foldName(title)}`,
    also: foldName(also),
    kind,
  }));
  return { entries, words };
}

/**
 * Everything that holds each word, the best first: those that begin with all that was typed, those of whose words one
 * begins so, those that hold it, those that are only known by it. The order of the index decides among equals.
 *
 * @param words folded, see `wordsOf`
 * @param kinds words that every entry of a kind is also found by
 */
export function findNames<Item>(
  index: NameIndex<Item>,
  words: readonly string[],
  kinds: KindWords = {},
): Item[] {
  const whole = ` ${words.join(' ')}`;
  const found: { item: Item; place: number; score: number }[] = [];
  index.entries.forEach(({ item, title, also, kind }, place) => {
    let score = title.startsWith(whole) ? weights.whole : 0;
    for (const word of words) {
      if (title.includes(` ${word}`)) score += weights.wordStart;
      else if (title.includes(word)) score += weights.inside;
      else if (also.includes(word) || kinds[kind]?.includes(word)) score += weights.also;
      else return;
    }
    found.push({ item, place, score });
  });
  return found.sort((a, b) => b.score - a.score || a.place - b.place).map(({ item }) => item);
}

/** How alike two words have to be, of 1, for one to be meant by the other. */
const leastLikeness = 0.5;

/** Words of the indexes that are most like one that stands in none of them, the likest first. */
export function nearWords(indexes: readonly NameIndex<unknown>[], word: string, most: number): string[] {
  const parts = partsOf(word);
  const scored = new Map<string, { written: string; likeness: number }>();
  for (const { words } of indexes)
    for (const [folded, written] of words) {
      const likeness = likenessOf(parts, partsOf(folded));
      if (likeness >= leastLikeness) scored.set(folded, { written, likeness });
    }
  return [...scored.values()]
    .sort((a, b) => b.likeness - a.likeness || a.written.length - b.written.length)
    .slice(0, most)
    .map(({ written }) => written);
}

/** Pairs of neighbouring letters, with the beginning as one: people misspell the first letter least. */
function partsOf(word: string): string[] {
  const letters = ` ${word}`;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}

/** Share of the pairs that both have (Dice). */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((pair) => b.includes(pair)).length;
  return (2 * shared) / (a.length + b.length);
}
