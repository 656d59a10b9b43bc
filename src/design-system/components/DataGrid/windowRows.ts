/** Rows kept in the direction of the scroll, which the browser may show before the next frame of the page, and behind. */
const [ahead, behind] = [4, 2];

/** The rows of a window: `last` itself is not drawn. */
export interface RowRange {
  first: number;
  last: number;
}

export const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/**
 * The rows to draw: those in view, a few after them in the direction of the scroll, and fewer before.
 *
 * @param seen the first row in view and the first below it
 * @param count of all rows
 * @param isBack whether the scroll goes towards the first row
 */
export function rangeAround(
  [seen, bottom]: readonly [number, number],
  count: number,
  isBack: boolean,
): RowRange {
  const [above, below] = isBack ? [ahead, behind] : [behind, ahead];
  const first = clamp(0, seen - above, Math.max(0, count - 1));
  return { first, last: clamp(first, bottom + below, count) };
}

/**
 * The tallest list that is laid out row below row, in px: engines lay out nothing beyond 17,895,697 (Firefox) or
 * 33,554,428. A taller list is this tall, and its scroll bar goes through the rows by shares of the way.
 */
export const tallest = 15_000_000;

/** Where a list that is too tall stands: the scroll offset in px, and how many rows, with fractions, are above the view. */
export interface Stand {
  top: number;
  above: number;
}

/** @param share of the way scrolled, 0 to 1 · @param fit rows that fit the view, with fractions */
export const rowsAbove = (share: number, count: number, fit: number): number =>
  clamp(0, share, 1) * Math.max(0, count - fit);

/** The share of the way at which a row is in view, given how many are above it now: as near as possible to there. */
export const shareToShow = (row: number, above: number, count: number, fit: number): number =>
  clamp(row + 1 - fit, above, row) / Math.max(1, count - fit);
