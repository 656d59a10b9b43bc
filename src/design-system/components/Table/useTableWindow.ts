import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Tables up to this many rows are drawn whole: rows grow with their text, and the page finds and prints all of them. */
const wholeUpTo = 100;
/** Rows kept above and below the visible ones, so that the next ones are there before they are seen. */
const overscan = 6;
/** Rows added to those drawn between two frames. */
const rowsPerFrame = 4;
/** Drawn before anything can be measured. */
const rowsBeforeMeasuring = 7;

/** Details that stand open below a row, with their height in px; in the order of the rows. */
export type OpenDetails = readonly { readonly index: number; readonly height: number }[];

export interface TableWindow {
  /** Whether rows have one height and only those near the visible ones are drawn. */
  isWindowed: boolean;
  /** First row drawn, and the first not drawn after it. */
  first: number;
  last: number;
  /** First row seen. */
  seen: number;
  /** Rows that fit. */
  page: number;
}

interface Drawn {
  first: number;
  last: number;
  seen: number;
  page: number;
}

const keys = ['first', 'last', 'seen', 'page'] as const;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The row at a distance from the first one, in px, past the details that are open above it. */
function rowAt(offset: number, stride: number, details: OpenDetails): number {
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
 */
function grow(before: Drawn, seen: number, bottom: number, count: number): Pick<Drawn, 'first' | 'last'> {
  const [from, to] = [Math.max(0, seen - overscan), Math.min(count, bottom + overscan)];
  const isFar = before.last <= seen || before.first >= bottom;
  let first = isFar ? seen : clamp(from, before.first, to);
  let last = isFar ? seen : clamp(from, before.last, to);
  let left = rowsPerFrame;
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
  return { first, last };
}

/** Of the rows drawn those that are seen: other items, as after sorting, are shown first and get those around them later. */
const narrow = <Rows extends Drawn>(rows: Rows): Rows => ({
  ...rows,
  first: rows.seen,
  last: Math.min(rows.last, rows.seen + rows.page + 3),
});

/** Which rows of a table are near the visible ones in its own scroll box. */
export function useTableWindow(
  scroller: RefObject<HTMLElement | null>,
  items: readonly unknown[],
  details: OpenDetails,
): TableWindow {
  const count = items.length;
  const isWindowed = count > wholeUpTo;
  const [drawn, setDrawn] = useState({
    items,
    first: 0,
    last: rowsBeforeMeasuring,
    seen: 0,
    page: rowsBeforeMeasuring,
  });
  const latest = useRef(drawn);

  // How many rows fit is known with the layout of the first frame, where the observer first answers; afterwards with
  // every scroll. Measuring any sooner would lay the table out twice before anything is seen.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isWindowed) return;
    let frame = 0;
    let height = 0;
    let stride = 0;
    const measure = () => {
      const row = box.querySelector('[data-row]:not([data-row="-1"])');
      const head = box.querySelector('[data-row="-1"]');
      stride = row?.getBoundingClientRect().height ?? 0;
      height = box.clientHeight - (head?.getBoundingClientRect().height ?? 0);
    };
    const look = () => {
      if (stride <= 0) return;
      const seen = rowAt(box.scrollTop, stride, details);
      const bottom = rowAt(box.scrollTop + height, stride, details) + 1;
      const before = latest.current;
      const page = Math.max(1, Math.floor(height / stride) - 1);
      const after = { items, ...grow(before, seen, bottom, count), seen, page };
      if (!keys.some((key) => before[key] !== after[key])) return;
      latest.current = after;
      setDrawn(after);
      lookOnce();
    };
    const lookOnce = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    const measured = () => {
      measure();
      look();
    };
    if (latest.current.items !== items) latest.current = { ...narrow(latest.current), items };
    const resized = new ResizeObserver(measured);
    resized.observe(box);
    box.addEventListener('scroll', lookOnce, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      box.removeEventListener('scroll', lookOnce);
    };
  }, [scroller, isWindowed, items, count, details]);

  if (!isWindowed) return { isWindowed, first: 0, last: count, seen: 0, page: 10 };
  const now = drawn.items === items ? drawn : narrow(drawn);
  const first = clamp(0, now.first, Math.max(0, count - 1));
  return {
    isWindowed,
    first,
    last: clamp(first + 1, now.last, count),
    seen: clamp(first, now.seen, count - 1),
    page: now.page,
  };
}
