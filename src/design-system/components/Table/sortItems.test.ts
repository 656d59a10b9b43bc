import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortItems } from './sortItems';
import type { CellValue, TableColumn } from './columns';

const columns = (allowsOwn = true): TableColumn<CellValue>[] => [
  { id: 'value', name: 'Value', render: () => null, ...(allowsOwn && { sortBy: (value) => value }) },
];
const sorted = (
  items: readonly CellValue[],
  direction: 'ascending' | 'descending' = 'ascending',
  locale = 'en',
) => sortItems(items, columns(), { column: 'value', direction }, locale);

describe('sortItems', () => {
  it('leaves alone what is not sorted by, or is the owner’s to sort', () => {
    const items = [3, 1, 2];
    expect(sortItems(items, columns(), undefined, 'en')).toBe(items);
    expect(sortItems(items, columns(false), { column: 'value', direction: 'ascending' }, 'en')).toBe(items);
    expect(sortItems(items, columns(), { column: 'other', direction: 'ascending' }, 'en')).toBe(items);
    expect(sorted([])).toEqual([]);
  });

  it('orders numbers of any size and kind as a comparison does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
        (items) => {
          expect(sorted(items).map(Number)).toEqual([...items].sort((a, b) => a - b).map(Number));
        },
      ),
    );
  });

  it('orders texts as the language does, and codes by their characters', () => {
    expect(sorted(['zebra', 'Ähre', 'apfel'], 'ascending', 'de')).toEqual(['Ähre', 'apfel', 'zebra']);
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z]{0,3}\d{1,24}$/)), (items) => {
        expect(sorted(items)).toEqual([...items].sort());
      }),
    );
  });

  it('keeps the order of equal items in both directions', () => {
    const rows = [
      { id: 'a', game: 'Fox' },
      { id: 'b', game: 'Bell' },
      { id: 'c', game: 'Fox' },
    ];
    const byGame: TableColumn<(typeof rows)[number]>[] = [
      { id: 'game', name: 'Game', render: () => null, sortBy: (row) => row.game },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortItems(rows, byGame, { column: 'game', direction }, 'en').map(({ id }) => id);
    expect(ids('ascending')).toEqual(['b', 'a', 'c']);
    expect(ids('descending')).toEqual(['a', 'c', 'b']);
  });

  it('puts what is missing last in both directions', () => {
    expect(sorted([null, 2, undefined, 1, NaN])).toEqual([1, 2, null, undefined, NaN]);
    expect(sorted([null, 2, 1n], 'descending')).toEqual([2, 1n, null]);
    expect(sorted(['b', null, 'a'], 'descending')).toEqual(['b', 'a', null]);
  });
});
