import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldName } from '#contract';
import { createNameSearch } from './nameSearch';

const named = (names: readonly string[]) => names.map((item) => ({ item, text: foldName(item) }));
const plainly = (names: readonly string[], query: string) => {
  const words = foldName(query).split(/\s+/).filter(Boolean);
  return names.filter((name) => words.every((word) => foldName(name).includes(word)));
};
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Á', 'đ', ' ', 'ạ') });

describe('createNameSearch', () => {
  it('finds what a plain search finds, whatever was typed and deleted before', () => {
    fc.assert(
      fc.property(fc.array(letters), fc.array(letters, { maxLength: 12 }), (names, queries) => {
        const search = createNameSearch(named(names));
        for (const query of queries) {
          for (let end = 0; end <= query.length; end += 1)
            expect(search(query.slice(0, end))).toEqual(plainly(names, query.slice(0, end)));
          expect(search(query.slice(0, query.length / 2))).toEqual(
            plainly(names, query.slice(0, query.length / 2)),
          );
        }
      }),
    );
  });

  it('gives the same list while the answer is the same, and again for a deleted key', () => {
    const search = createNameSearch(named(['Gold', 'Golden Lotus', 'Fox']));
    const gold = search('go');
    expect(search('gol')).toBe(gold);
    expect(search('golden')).toEqual(['Golden Lotus']);
    expect(search('gol')).toBe(gold);
    expect(search('')).toEqual(['Gold', 'Golden Lotus', 'Fox']);
  });
});
