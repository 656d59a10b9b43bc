import { useLayoutEffect, useState, type RefObject } from 'react';

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

interface Measure {
  columns: number;
  stride: number;
  /** First and last row of the viewport, with overscan; not yet cut to the rows there are. */
  first: number;
  last: number;
  page: number;
}

const same = (one: Measure, other: Measure) =>
  one.columns === other.columns &&
  one.stride === other.stride &&
  one.first === other.first &&
  one.last === other.last &&
  one.page === other.page;

/** Which rows of a grid are near the viewport, whatever scrolls it. */
export function useWindowedRows(
  root: RefObject<HTMLElement | null>,
  itemCount: number,
  columnSteps: readonly (readonly [minWidth: number, count: number])[],
): WindowedRows {
  const smallest = columnSteps[0]?.[1] ?? 1;
  const [measure, setMeasure] = useState<Measure>({
    columns: smallest,
    stride: 0,
    first: 0,
    last: rowsBeforeMeasuring,
    page: 1,
  });

  // Before paint, since the first rows are drawn in a number of columns that was a guess; then with every scroll of any
  // ancestor, for which there is no other event than the capture of theirs.
  useLayoutEffect(() => {
    const list = root.current;
    if (!list) return;
    const look = () => {
      const { top, width } = list.getBoundingClientRect();
      const columns = columnSteps.reduce(
        (chosen, [minWidth, count]) => (width >= minWidth ? count : chosen),
        smallest,
      );
      const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
      const height =
        list.querySelector(':scope > li:not([data-pinned])')?.getBoundingClientRect().height ?? 0;
      setMeasure((before) => {
        const stride = height > 0 ? height + gap : before.stride;
        const row = (offset: number) => (stride > 0 ? Math.floor(offset / stride) : 0);
        const after = {
          columns,
          stride,
          first: row(-top) - overscan,
          last: stride > 0 ? row(window.innerHeight - top) + 1 + overscan : rowsBeforeMeasuring,
          page: Math.max(1, row(window.innerHeight)),
        };
        return same(before, after) ? before : after;
      });
    };
    let frame = 0;
    const lookOnce = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    look();
    const resized = new ResizeObserver(lookOnce);
    resized.observe(list);
    document.addEventListener('scroll', lookOnce, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('scroll', lookOnce, { capture: true });
    };
  }, [root, columnSteps, smallest, itemCount, measure.columns]);

  const { columns, stride, page } = measure;
  const count = Math.ceil(itemCount / columns);
  const lastRow = Math.min(count, Math.max(measure.last, 1));
  const firstRow = Math.max(0, Math.min(measure.first, count - 1));
  return {
    columns,
    stride,
    count,
    page,
    firstRow,
    seen: Math.max(0, Math.min(measure.first + overscan, count - 1)),
    start: firstRow * columns,
    end: Math.min(itemCount, Math.max(lastRow, firstRow + 1) * columns),
  };
}
