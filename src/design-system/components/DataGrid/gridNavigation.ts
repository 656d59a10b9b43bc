import type { KeyboardEvent } from 'react';

/** A cell of a grid: its row among all items, -1 for the headings, and its column among the cells of the row. */
export interface Place {
  row: number;
  column: number;
}

const controls = ':is(a[href], button, input, select, textarea, [role="button"], [role="link"])';

/** The cells of a row, in the order in which the arrow keys pass them. */
export const cellsOf = (row: Element | null | undefined): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>(':scope > [data-cell]')] : [];

/** The links, buttons and fields of a cell. */
export const controlsIn = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(controls)];

/** Cells and controls that are in the tab order of the page. */
export const extraTabStops = (grid: Element) =>
  grid.querySelectorAll<HTMLElement>(
    `[data-cell] ${controls}:not([tabindex="-1"]), [data-cell][tabindex="0"]`,
  );

export function placeOf(cell: HTMLElement): Place {
  const row = cell.parentElement;
  return { row: Number(row?.dataset['row'] ?? NaN), column: cellsOf(row).indexOf(cell) };
}

/** What takes the focus in a cell: its first or last control, or the cell itself if it has none. */
export function tabStopOf(
  row: Element | null | undefined,
  column: number,
  isLast = false,
): HTMLElement | undefined {
  const cells = cellsOf(row);
  const cell = cells[Math.min(column, cells.length - 1)];
  if (!cell) return undefined;
  return controlsIn(cell).at(isLast ? -1 : 0) ?? cell;
}

/** Whether the keys belong to what is being typed or set. */
export function isTyping(element: HTMLElement): boolean {
  if (element.isContentEditable || element.matches('textarea, select')) return true;
  if (!(element instanceof HTMLInputElement)) return false;
  return !/^(checkbox|radio|button|submit)$/.test(element.type);
}

/** Where a key leads from a cell, or undefined if it does not move. */
export function move(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: Place,
  isForward: boolean,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): Place | undefined {
  const last = rows - 1;
  const within = (to: number) => Math.max(-1, Math.min(last, to));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = column + (isForward ? 1 : -1);
      return to < 0 || to >= columns ? undefined : { row, column: to };
    }
    case 'ArrowUp':
      return { row: within(row - 1), column };
    case 'ArrowDown':
      return { row: within(row + 1), column };
    case 'PageUp':
      return { row: Math.max(0, within(row - page)), column };
    case 'PageDown':
      return { row: within(row + page), column };
    case 'Home':
      return ctrlKey ? { row: within(0), column: 0 } : { row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last : row, column: columns - 1 };
    default:
      return undefined;
  }
}
