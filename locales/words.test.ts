import { describe, expect, it } from 'vitest';
import { checkWords, wordsLackingIn, wordsOf, type WordFolder } from './checks/words';
import { locales } from './registry';

describe.each<WordFolder>(['platform', 'provider'])('words of the %s', (folder) => {
  it.each(locales.filter(({ tag }) => wordsOf(folder, tag)).map((row) => [row.tag, row] as const))(
    '%s says every one with its values, in its own script and words',
    (tag, row) => {
      const { problems, identical, texts } = checkWords(folder, row);
      expect([...problems, ...wordsLackingIn(folder, row)].join('\n')).toBe('');
      if (tag !== 'en' && identical.length > texts * 0.02)
        expect(identical, 'Translate these, or list them in words-identical-ok.json').toEqual([]);
    },
  );
});
