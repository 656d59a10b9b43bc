import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages by id as the site has them, of texts; those that are parsed already stay as they are. */
export const parseWords = (words: Readonly<Record<string, string | MessageFormatElement[]>>) =>
  Object.fromEntries(
    Object.entries(words).map(([id, word]) => [
      id,
      typeof word === 'string' ? parse(word, { captureLocation: false }) : word,
    ]),
  );
