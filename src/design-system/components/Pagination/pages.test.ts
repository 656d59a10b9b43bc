import { describe, expect, it } from 'vitest';
import { pagesToShow } from './pages';

describe('pages to show', () => {
  it('shows three around the current page and one at each end', () => {
    expect(pagesToShow(5, 24, 3, 1)).toEqual([1, 'gap', 4, 5, 6, 'gap', 24]);
  });
  it('keeps three together at both ends', () => {
    expect(pagesToShow(1, 24, 3, 1)).toEqual([1, 2, 3, 'gap', 24]);
    expect(pagesToShow(24, 24, 3, 1)).toEqual([1, 'gap', 22, 23, 24]);
  });
  it('puts a page where a gap would hide only that one', () => {
    expect(pagesToShow(4, 24, 3, 1)).toEqual([1, 2, 3, 4, 5, 'gap', 24]);
    expect(pagesToShow(2, 5, 3, 1)).toEqual([1, 2, 3, 4, 5]);
  });
  it('has no gaps when everything fits', () => {
    expect(pagesToShow(1, 1, 3, 1)).toEqual([1]);
    expect(pagesToShow(2, 4, 3, 1)).toEqual([1, 2, 3, 4]);
    expect(pagesToShow(1, 0, 3, 1)).toEqual([]);
  });
});
