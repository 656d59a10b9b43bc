/** Rows kept in the direction of the scroll, which the browser may show before the next frame of the page, and behind. */
const [ahead, behind] = [4, 2];

/** Details that stand open below a row, with their height in px; in the order of the rows. */
export type OpenDetails = readonly { readonly index: number; readonly height: number }[];

/** The rows of a window: `last` itself is not drawn. */
export interface RowRange {
  first: number;
  last: number;
}

export const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The row at a distance from the first one, in px, past the details that are open above it. */
export function rowAt(offset: number, stride: number, details: OpenDetails): number {
  let shift = 0;
  for (const { index, height } of details) {
    const start = (index + 1) * stride + shift;
    if (offset < start) break;
    if (offset < start + height) return index;
    shift += height;
  }
  return Math.floor((offset - shift) / stride);
}

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
