import { describe, expect, it } from 'vitest';
import { rangeAround, rowsAbove, shareToShow } from './windowRows';

describe('rangeAround', () => {
  it('keeps more rows in the direction of the scroll', () => {
    expect(rangeAround([100, 110], 1_000, false)).toEqual({ first: 98, last: 114 });
    expect(rangeAround([100, 110], 1_000, true)).toEqual({ first: 96, last: 112 });
  });

  it('begins and ends with the list, also one that has become shorter', () => {
    expect(rangeAround([0, 10], 1_000, true)).toEqual({ first: 0, last: 12 });
    expect(rangeAround([995, 1_005], 1_000, false)).toEqual({ first: 993, last: 1_000 });
    expect(rangeAround([500, 510], 3, false)).toEqual({ first: 2, last: 3 });
  });
});

describe('a list too tall to be laid out', () => {
  it('goes from its first row to its last along the scroll bar', () => {
    expect(rowsAbove(0, 700_000, 12.5)).toBe(0);
    expect(rowsAbove(1, 700_000, 12.5)).toBe(699_987.5);
    expect(rowsAbove(1.2, 700_000, 12.5)).toBe(699_987.5);
    expect(rowsAbove(0.5, 5, 12.5)).toBe(0);
  });

  it('moves no further than it takes to show a row', () => {
    const above = (row: number, now: number) => rowsAbove(shareToShow(row, now, 700_000, 10), 700_000, 10);
    expect(above(699_999, 0)).toBeCloseTo(699_990);
    expect(above(105, 100)).toBeCloseTo(100);
    expect(above(110, 100)).toBeCloseTo(101);
    expect(above(99, 100)).toBeCloseTo(99);
  });
});
