import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useIsSSR } from '#theme/useIsSSR';

/** Rows kept above and below the viewport, so that the next ones are there before they are seen. */
const overscan = 2;
/** What is drawn before anything can be measured: about what is seen below the head of a page. */
const rowsBeforeMeasuring = 2;
/** What a server draws: nobody scrolls there, and whoever reads without scripts sees no more. */
const rowsOnServer = 4;

export interface WindowedRows {
  /** Whether it is drawn as by a server, which does not know the width. */
  isSSR: boolean;
  columns: number;
  /** Height of a row with the gap below it, in px; 0 until measured. */
  stride: number;
  /** Rows in all. */
  count: number;
  /** First row drawn, and first row seen. */
  firstRow: number;
  seen: number;
  /** The first item below those seen. */
  seenEnd: number;
  /** First item drawn, and the first not drawn after it. */
  start: number;
  end: number;
  /** Rows that fit the viewport. */
  page: number;
}

/** What is seen, in rows that are not yet cut to those there are. `bottom` itself is not seen. */
interface Drawn {
  columns: number;
  stride: number;
  seen: number;
  bottom: number;
  page: number;
}

type ColumnSteps = readonly (readonly [minWidth: number, count: number])[];

/**
 * What a grid without scroll last measured, by its steps: the next one of that kind begins with it, so that its first rows
 * are drawn once and not once more before the paint. Whatever is different is measured anew.
 */
const lastMeasured = new Map<ColumnSteps, Drawn & { windowWidth: number; windowHeight: number }>();

const beginWith = (steps: ColumnSteps) => {
  const last = lastMeasured.get(steps);
  return last?.windowWidth === window.innerWidth && last.windowHeight === window.innerHeight
    ? last
    : undefined;
};

const keys = ['columns', 'stride', 'seen', 'bottom', 'page'] as const;
const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

const columnsAt = (width: number, steps: ColumnSteps, smallest: number) =>
  steps.reduce((chosen, [minWidth, count]) => (width >= minWidth ? count : chosen), smallest);

/** Where the viewport stands over the grid, as rows. */
function measure(list: HTMLElement, steps: ColumnSteps, smallest: number, before: Drawn) {
  const { top, width } = list.getBoundingClientRect();
  // What is in a place: the place itself keeps the height that was measured.
  const item = list.querySelector(':scope > li:not([data-pinned]) > *');
  const height = item?.getBoundingClientRect().height ?? 0;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const stride = height > 0 ? height + gap : before.stride;
  const row = (offset: number) => (stride > 0 ? Math.floor(offset / stride) : 0);
  const columns = columnsAt(width, steps, smallest);
  const bottom = stride > 0 ? row(window.innerHeight - top) + 1 : rowsBeforeMeasuring;
  return { columns, stride, seen: row(-top), bottom, page: Math.max(1, row(window.innerHeight)) };
}

/** Which rows of a grid are near the viewport, whatever scrolls it. */
export function useWindowedRows(
  root: RefObject<HTMLElement | null>,
  itemCount: number,
  steps: ColumnSteps,
): WindowedRows {
  const smallest = steps[0]?.[1] ?? 1;
  const isSSR = useIsSSR();
  const [drawn, setDrawn] = useState<Drawn>(
    () =>
      (isSSR ? undefined : beginWith(steps)) ?? {
        // A grid is nearly as wide as its page.
        columns: columnsAt(isSSR ? Infinity : window.innerWidth, steps, smallest),
        stride: 0,
        seen: 0,
        bottom: isSSR ? rowsOnServer : rowsBeforeMeasuring,
        page: 1,
      },
  );
  // The rows around those seen follow after the first paint.
  const around = useDeferredValue(overscan, 0);
  const latest = useRef(drawn);

  // Before paint, since the first rows are drawn in a number of columns that was a guess; then with every scroll of any
  // ancestor, for which there is no other event than the capture of theirs.
  useLayoutEffect(() => {
    const list = root.current;
    if (!list) return;
    const update = () => {
      const before = latest.current;
      const after = measure(list, steps, smallest, before);
      if (keys.every((key) => before[key] === after[key])) return;
      latest.current = after;
      setDrawn(after);
    };
    // Within the scroll event, which comes before the paint: a render in a task of its own would come a frame late.
    const updateNow = () => {
      flushSync(update);
    };
    update();
    const { innerWidth: windowWidth, innerHeight: windowHeight } = window;
    if (latest.current.seen <= 0) lastMeasured.set(steps, { ...latest.current, windowWidth, windowHeight });
    let frame = 0;
    // Not within the observer: what is drawn changes the size of the grid.
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(updateNow);
    });
    resized.observe(list);
    document.addEventListener('scroll', updateNow, { capture: true, passive: true });
    // A window that only grows taller leaves the grid as it was, and shows more of it.
    window.addEventListener('resize', updateNow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('scroll', updateNow, { capture: true });
      window.removeEventListener('resize', updateNow);
    };
  }, [root, steps, smallest, itemCount, drawn.columns]);

  const { columns, stride, page } = drawn;
  const count = Math.ceil(itemCount / columns);
  const firstRow = clamp(0, drawn.seen - around, Math.max(0, count - 1));
  const lastRow = clamp(firstRow + 1, drawn.bottom + around, count);
  return {
    isSSR,
    columns,
    stride,
    count,
    page,
    firstRow,
    seen: clamp(0, drawn.seen, Math.max(0, count - 1)),
    seenEnd: drawn.bottom * columns,
    start: firstRow * columns,
    end: Math.min(itemCount, lastRow * columns),
  };
}
