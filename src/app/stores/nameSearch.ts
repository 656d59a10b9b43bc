import { foldName } from '#contract';

/** Something with a name that people search for. */
export interface Named<Item> {
  item: Item;
  /** Its name as people type it, see `foldName`. */
  text: string;
}

/**
 * Searches by the words of a query, each of which a name has to hold. What was found for the beginning of a query is
 * kept, so that the next key looks only through that, and a deleted one through nothing.
 *
 * @param all in the order in which they are shown
 */
export function createNameSearch<Item>(all: readonly Named<Item>[]): (query: string) => readonly Item[] {
  interface Step {
    text: string;
    found: readonly Named<Item>[];
    items: readonly Item[];
  }
  const stepOf = (text: string, found: readonly Named<Item>[]): Step => ({
    text,
    found,
    items: found.map(({ item }) => item),
  });
  /** The beginnings of the last query, from nothing to all of it. */
  let steps: Step[] = [stepOf('', all)];
  return (query) => {
    const text = foldName(query);
    steps = steps.filter((step) => text.startsWith(step.text));
    const last = steps.at(-1) as Step;
    if (last.text === text) return last.items;
    const words = text.split(/\s+/).filter(Boolean);
    const found = last.found.filter((one) => words.every((word) => one.text.includes(word)));
    // An answer that stays the same stays the same list, of which nothing has to be drawn again.
    const next = found.length === last.found.length ? { ...last, text } : stepOf(text, found);
    steps.push(next);
    return next.items;
  };
}
