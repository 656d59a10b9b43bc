import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Messages by id as the site has them, of texts.
 * @param words a text for each id; null for one that the language does not have
 */
export const parseWords = (ids: readonly string[], words: readonly (string | null)[]) =>
  Object.fromEntries(
    ids.flatMap((id, at) => {
      const word = words[at] ?? null;
      return word === null ? [] : [[id, parse(word, { captureLocation: false })]];
    }),
  );
