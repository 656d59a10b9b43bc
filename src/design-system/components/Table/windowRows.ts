/** Rows kept above and below the visible ones, so that the next ones are there before they are seen. */
const overscan = 6;

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
 * The rows to draw next: of those drawn the ones still near, and a few more, first those that are seen. A screen of
 * rows at once would take longer than a frame.
 *
 * @param before what is drawn
 * @param seen the first row in view and the first below it
 * @param count of all rows
 * @param portion how many rows may be added
 */
export function grow(
  before: RowRange,
  [seen, bottom]: readonly [number, number],
  count: number,
  portion: number,
): RowRange & { added: number } {
  const [from, to] = [Math.max(0, seen - overscan), Math.min(count, bottom + overscan)];
  const isFar = before.last <= seen || before.first >= bottom;
  let first = isFar ? seen : clamp(from, before.first, to);
  let last = isFar ? seen : clamp(from, before.last, to);
  let left = portion;
  const reach = (start: number, end: number) => {
    const below = Math.min(left, Math.max(0, end - last));
    last += below;
    left -= below;
    const above = Math.min(left, Math.max(0, first - start));
    first -= above;
    left -= above;
  };
  reach(seen, Math.min(bottom, count));
  reach(from, to);
  return { first, last, added: portion - left };
}
