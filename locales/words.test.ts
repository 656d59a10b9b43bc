import { describe, expect, it } from 'vitest';
import { checkWords, wordsOf, writtenIn, type WordFolder } from './checks/words';
import { locales, type LocaleTag } from './registry';

/** Languages in which the platform or the game provider does not speak yet: their readers get English there. */
const unfinished: readonly LocaleTag[] = [];

const isFinished = (tag: LocaleTag): boolean => !unfinished.includes(tag);

describe.each<WordFolder>(['platform', 'provider'])('words of the %s', (folder) => {
  it('are there in every language that is not named as unfinished', () => {
    const written = writtenIn(folder);
    expect(written).toEqual(
      locales
        .map(({ tag }) => tag)
        .filter((tag) => isFinished(tag) || written.includes(tag))
        .toSorted(),
    );
  });

  it.each(locales.filter(({ tag }) => wordsOf(folder, tag)).map((row) => [row.tag, row] as const))(
    '%s says every one with its values, in its own script and words',
    (tag, row) => {
      const { problems, identical, texts } = checkWords(folder, row);
      expect(problems.join('\n')).toBe('');
      if (tag !== 'en' && identical.length > texts * 0.02)
        expect(identical, 'Translate these, or list them in words-identical-ok.json').toEqual([]);
    },
  );
});

it('names no language as unfinished that is finished', () => {
  const both = unfinished.filter((tag) => wordsOf('platform', tag) && wordsOf('provider', tag));
  expect(both).toEqual([]);
});
