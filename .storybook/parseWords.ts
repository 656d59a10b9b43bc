import { parse } from '@formatjs/icu-messageformat-parser';

/** Messages by id as the site has them, of texts. */
export const parseWords = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(words).map(([id, word]) => [id, parse(word, { captureLocation: false })]),
  );
