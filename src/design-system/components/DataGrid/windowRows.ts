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
