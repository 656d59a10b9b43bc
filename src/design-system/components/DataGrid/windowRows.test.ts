import { describe, expect, it } from 'vitest';
import { rangeAround } from './windowRows';

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
