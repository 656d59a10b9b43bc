import { describe, expect, it } from 'vitest';
import { castMotifs } from '../art/cast';
import { languageFor, messagesIn, providerLanguages } from './catalogue';
import { fill } from './fill';

interface Tree {
  [key: string]: string | Tree;
}
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe('words of the game provider', () => {
  const english = new Map(flat(messagesIn('en')));

  it.each(providerLanguages)(
    '%s says everything, with the same values to fill in, and does not shout',
    (language) => {
      const own = new Map(flat(messagesIn(language)));
      expect([...own.keys()]).toEqual([...english.keys()]);
      for (const [key, text] of own) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
        expect(text, key).not.toMatch(/[!！]/);
      }
    },
  );

  it('has a name for every symbol that a game can show', () => {
    for (const motif of castMotifs) expect(english.has(`symbols.${motif}`), motif).toBe(true);
  });

  it.each([
    ['vi', 'vi'],
    ['zh-cn', 'zh-CN'],
    ['zh-MO', 'zh-TW'],
    ['ar-AE', 'ar'],
    ['he', 'en'],
    ['', 'en'],
  ])('speaks to %s in %s', (asked, spoken) => {
    expect(languageFor(asked)).toBe(spoken);
  });

  it('fills in what it is given and leaves the rest', () => {
    expect(fill('Line {line}: {count} × {symbol}', { line: 3, count: 5 })).toBe('Line 3: 5 × {symbol}');
  });
});
