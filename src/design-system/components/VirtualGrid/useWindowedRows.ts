import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows kept above and below the viewport, so that the next ones are there before they are seen. */
const overscan = 2;
/** What is drawn before anything can be measured: about one screen. */
const rowsBeforeMeasuring = 4;

export interface WindowedRows {
  columns: number;
  /** Height of a row with the gap below it, in px; 0 until measured. */
  stride: number;
  /** Rows in all. */
  count: number;
  /** First row drawn, and first row seen. */
  firstRow: number;
  seen: number;
  /** First item drawn, and the first not drawn after it. */
  start: number;
  end: number;
  /** Rows that fit the viewport. */
  page: number;
}

/** Where the viewport is over the grid now. Changes without a render. */
export interface GridView {
  /** First and last item in view. */
  firstSeen: number;
  lastSeen: number;
  /** Pixels each ms that the page moves past the grid, `now` in ms. */
  speed: (now: number) => number;
}

/** What is drawn, in rows that are not yet cut to those there are. `last` itself is not drawn. */
interface Drawn {
  columns: number;
  stride: number;
  seen: number;
  first: number;
  last: number;
  page: number;
}

type ColumnSteps = readonly (readonly [minWidth: number, count: number])[];

const keys = ['columns', 'stride', 'seen', 'first', 'last', 'page'] as const;
/** Milliseconds after the last step of a scroll until it counts as over. */
const rest = 120;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** Where the viewport stands over the grid, as rows. */
function measure(list: HTMLElement, steps: ColumnSteps, smallest: number, before: Drawn) {
  const { top, width } = list.getBoundingClientRect();
  // What is in a place: the place itself keeps the height that was measured.
  const item = list.querySelector(':scope > li:not([data-pinned], [data-waiting]) > *');
  const height = item?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const stride = height > 0 ? height + gap : before.stride;
  const row = (offset: number) => (stride > 0 ? Math.floor(offset / stride) : 0);
  const columns = steps.reduce((chosen, [minWidth, count]) => (width >= minWidth ? count : chosen), smallest);
  const bottom = stride > 0 ? row(window.innerHeight - top) + 1 : rowsBeforeMeasuring;
  return { top, columns, stride, seen: row(-top), bottom, page: Math.max(1, row(window.innerHeight)) };
}

/** Which rows of a grid are near the viewport, whatever scrolls it. */
export function useWindowedRows(
  root: RefObject<HTMLElement | null>,
  itemCount: number,
  steps: ColumnSteps,
): { rows: WindowedRows; view: RefObject<GridView> } {
  const smallest = steps[0]?.[1] ?? 1;
  const [drawn, setDrawn] = useState<Drawn>({
    columns: smallest,
    stride: 0,
    seen: 0,
    first: 0,
    last: rowsBeforeMeasuring,
    page: 1,
  });
  const latest = useRef(drawn);
  const view = useRef<GridView>({ firstSeen: 0, lastSeen: 0, speed: () => 0 });

  // Before paint, since the first rows are drawn in a number of columns that was a guess; then with every scroll of any
  // ancestor, for which there is no other event than the capture of theirs.
  useLayoutEffect(() => {
    const list = root.current;
    if (!list) return;
    let frame = 0;
    let last = { top: list.getBoundingClientRect().top, at: performance.now(), speed: 0 };
    const speedTo = (top: number, at: number) => Math.abs(top - last.top) / Math.max(1, at - last.at);
    const speed = (now: number) =>
      Math.max(
        now - last.at < rest ? last.speed : 0,
        // Nobody has looked in a frame that came late, or not yet in this one.
        speedTo(list.getBoundingClientRect().top, now),
      );
    const look = () => {
      const before = latest.current;
      const { bottom, top, ...now } = measure(list, steps, smallest, before);
      const at = performance.now();
      // A frame that came late shows no movement, then twice as much: a scroll slows down gradually.
      last = { top, at, speed: Math.max(last.speed / 2, speedTo(top, at)) };
      view.current = { firstSeen: now.seen * now.columns, lastSeen: bottom * now.columns - 1, speed };
      const after = { ...now, first: now.seen - overscan, last: bottom + overscan };
      if (keys.every((key) => before[key] === after[key])) return;
      latest.current = after;
      setDrawn(after);
    };
    const lookOnce = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        // In this frame: as a task of its own it would come a frame late.
        flushSync(look);
      });
    };
    look();
    const resized = new ResizeObserver(lookOnce);
    resized.observe(list);
    document.addEventListener('scroll', lookOnce, { capture: true, passive: true });
    // A window that only grows taller leaves the grid as it was, and shows more of it.
    window.addEventListener('resize', lookOnce);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('scroll', lookOnce, { capture: true });
      window.removeEventListener('resize', lookOnce);
    };
  }, [root, steps, smallest, itemCount, drawn.columns]);

  const { columns, stride, page } = drawn;
  const count = Math.ceil(itemCount / columns);
  const firstRow = clamp(0, drawn.first, Math.max(0, count - 1));
  const lastRow = clamp(firstRow + 1, drawn.last, count);
  const rows = {
    columns,
    stride,
    count,
    page,
    firstRow,
    seen: clamp(0, drawn.seen, Math.max(0, count - 1)),
    start: firstRow * columns,
    end: Math.min(itemCount, lastRow * columns),
  };
  return { rows, view };
}
