import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { clamp, rangeAround, rowsAbove, shareToShow, tallest, type Stand } from './windowRows';

/** Grids up to this many rows are drawn whole: rows grow with their text, and the page finds and prints all of them. */
const wholeUpTo = 100;
/** Drawn before anything can be measured: enough to know the height of one, and soon there. */
const rowsBeforeMeasuring = 4;

export interface GridWindow {
  /** Whether rows have one height and only those near the visible ones are drawn. */
  isWindowed: boolean;
  /** First row drawn, and the first not drawn after it. */
  first: number;
  last: number;
  /** First row seen. */
  seen: number;
  /** Rows that fit. */
  page: number;
  /** Where a list stands that is too tall to be laid out row below row. */
  stand: Stand | undefined;
  /** Scrolls such a list to a row, and draws it there; all others are scrolled to the row by the browser. */
  reveal: RefObject<(row: number) => void>;
}

interface Drawn {
  /** Of which items. */
  items: readonly unknown[];
  first: number;
  last: number;
  seen: number;
  page: number;
  stand?: Stand | undefined;
}

const keys = ['first', 'last', 'seen', 'page'] as const;

/** Of the rows drawn those that are seen: other items, as after sorting, are shown first and get those around them later. */
const narrow = (rows: Drawn): Drawn => ({
  ...rows,
  first: rows.seen,
  last: Math.min(rows.last, rows.seen + rows.page + 3),
});

/** Which rows of a grid are near the visible ones in its own scroll box. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): GridWindow {
  const count = items.length;
  const isWindowed = count > wholeUpTo;
  const [drawn, setDrawn] = useState<Drawn>({
    items,
    first: 0,
    last: rowsBeforeMeasuring,
    seen: 0,
    page: rowsBeforeMeasuring,
  });
  const latest = useRef(drawn);
  const reveal = useRef<(row: number) => void>(() => undefined);

  // How many rows fit is known with the layout of the first frame, where the observer first answers; afterwards with
  // every scroll. Measuring any sooner would lay the grid out twice before anything is seen.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || !isWindowed) return;
    let height = 0;
    let stride = 0;
    let lastTop = -1;
    const isTooTall = () => count * stride > tallest;
    const way = () => Math.max(1, box.scrollHeight - box.clientHeight);
    const look = () => {
      if (stride <= 0) return;
      const { scrollTop } = box;
      const isBack = scrollTop < lastTop;
      lastTop = scrollTop;
      const above = isTooTall() ? rowsAbove(scrollTop / way(), count, height / stride) : scrollTop / stride;
      const seen = Math.floor(above);
      const bottom = Math.floor(above + height / stride) + 1;
      const before = latest.current;
      const page = Math.max(1, Math.floor(height / stride) - 1);
      const stand = isTooTall() ? { top: scrollTop, above } : undefined;
      const after = { items, ...rangeAround([seen, bottom], count, isBack), seen, page, stand };
      if (before.stand?.top === stand?.top && !keys.some((key) => before[key] !== after[key])) return;
      latest.current = after;
      setDrawn(after);
    };
    // Within the scroll event, which comes before the paint: a render in a task of its own would come a frame late.
    const lookNow = () => {
      flushSync(look);
    };
    const measured = () => {
      const row = box.querySelector('[data-row]:not([data-row="-1"])');
      stride = row?.getBoundingClientRect().height ?? 0;
      // Between the head and the foot, which stay.
      height = box.clientHeight - (box.scrollHeight - (row?.parentElement?.offsetHeight ?? 0));
      look();
    };
    reveal.current = (row) => {
      if (row < 0 || !isTooTall()) return;
      const above = latest.current.stand?.above ?? 0;
      box.scrollTop = shareToShow(row, above, count, height / stride) * way();
      lookNow();
    };
    if (latest.current.items !== items) latest.current = { ...narrow(latest.current), items };
    const resized = new ResizeObserver(measured);
    resized.observe(box);
    box.addEventListener('scroll', lookNow, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener('scroll', lookNow);
    };
  }, [scroller, isWindowed, items, count]);

  if (!isWindowed) return { isWindowed, first: 0, last: count, seen: 0, page: 10, stand: undefined, reveal };
  const now = drawn.items === items ? drawn : narrow(drawn);
  const first = clamp(0, now.first, Math.max(0, count - 1));
  return {
    isWindowed,
    first,
    last: clamp(first + 1, now.last, count),
    seen: clamp(first, now.seen, count - 1),
    page: now.page,
    stand: now.stand,
    reveal,
  };
}
