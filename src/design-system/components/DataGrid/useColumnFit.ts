import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TableColumn } from '../Table/columns';
import type { Widths } from './columnTracks';

/** Rounding of a browser that zooms. */
const tolerance = 0.5;
const none: Widths = {};
/** Widest that figures make a column, in px. */
const maxWidth = 960;

const paddingOf = (cell: Element): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
};

/** Cells of figures and moments, which do not wrap as words do. */
const figures = ':is([role="gridcell"], [role="rowheader"]):is([data-align="end"], :has(time))';

/** Widths in px that cells of figures need and do not have, by the column's place. */
function findTight(grid: HTMLElement): Map<number, number> {
  const needed = new Map<number, number>();
  const range = document.createRange();
  for (const line of grid.querySelectorAll(':scope > [role="rowgroup"] > [role="row"]')) {
    [...line.children].forEach((cell, column) => {
      if (!cell.matches(figures)) return;
      range.selectNodeContents(cell);
      const { width } = range.getBoundingClientRect();
      const has = cell.getBoundingClientRect().width;
      // Most cells have room to spare: only of the others the style is asked for.
      if (width < has / 2) return;
      const needs = Math.ceil(width + paddingOf(cell) - tolerance);
      if (needs > Math.max(has + tolerance, needed.get(column) ?? 0)) needed.set(column, needs);
    });
  }
  return needed;
}

/** What is drawn of a grid. */
interface Drawn {
  items: readonly unknown[];
  first: number;
  last: number;
}

/**
 * Least widths, in px, of columns whose figures would not fit: an amount does not wrap, and would run into its neighbour.
 * How wide amounts are is the language's and the currency's to say, so it is measured, in the rows that are drawn.
 */
export function useColumnFit(
  grid: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<never>[],
  { items, first, last }: Drawn,
): Widths {
  // Other headings are another language's, or other columns.
  const headings = columns.map(({ id, name }) => `${id} ${name}`).join('\n');
  const [fit, setFit] = useState<{ headings: string; widths: Widths }>({ headings, widths: {} });

  useLayoutEffect(() => {
    const box = grid.current;
    if (!box) return;
    const look = () => {
      const tight = findTight(box);
      if (tight.size === 0) return;
      const needed = [...tight].map(([at, width]) => [columns[at]?.id, Math.min(width, maxWidth)]);
      setFit((before) => {
        const widths = before.headings === headings ? before.widths : {};
        return { headings, widths: { ...widths, ...Object.fromEntries(needed) } };
      });
    };
    // Its first answer comes with the layout of the first frame; asking at once would lay the grid out twice.
    const resized = new ResizeObserver(look);
    resized.observe(box);
    document.fonts.addEventListener('loadingdone', look);
    return () => {
      resized.disconnect();
      document.fonts.removeEventListener('loadingdone', look);
    };
  }, [grid, columns, headings, items, first, last]);
  return fit.headings === headings ? fit.widths : none;
}
