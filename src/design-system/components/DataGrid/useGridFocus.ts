import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import {
  cellsOf,
  controlsIn,
  isTyping,
  move,
  placeOf,
  tabStopOf,
  extraTabStops,
  type Place,
} from './gridNavigation';
import type { GridWindow } from './useGridWindow';

interface GridFocusOptions<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string;
  window: GridWindow;
}

export interface GridFocus {
  /** The row with the focus, to be drawn wherever the grid has been scrolled. */
  pinned: number | undefined;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Milliseconds after the last rows that scrolling or sorting brought, when the tab stop follows what is in sight. */
const settlesAfter = 120;

const rowElement = (root: HTMLElement | null, row: number) =>
  root?.querySelector<HTMLElement>(`[data-row="${row}"]`);

/**
 * The keyboard in a grid: one tab stop, moved by the arrow keys, on cells or on the controls in them. It is all
 * delegated to the root and kept in the DOM, because a hook per cell is what makes a screen of cells slow to draw.
 */
export function useGridFocus<Item>(
  root: RefObject<HTMLElement | null>,
  { items, getKey, window: rows }: GridFocusOptions<Item>,
): GridFocus {
  const { direction } = useLocale();
  /** The row last focused. Its key finds it again after sorting. */
  const [last, setLast] = useState<{ key: string; index: number }>();
  const [isInside, setIsInside] = useState(false);
  /** Where in the grid the focus was last. */
  const stop = useRef<Place>({ row: -1, column: 0 });

  const isAt = (index: number) => items[index] !== undefined && getKey(items[index] as Item) === last?.key;
  const found = !last ? -1 : isAt(last.index) ? last.index : items.findIndex((_, index) => isAt(index));
  const pinned = isInside && found >= 0 ? found : undefined;

  // Every control of every cell leaves the tab order but one. Controls are the caller's, so it is done to the DOM.
  const settle = () => {
    const grid = root.current;
    if (!grid) return;
    if (stop.current.row >= 0 && found >= 0) stop.current = { ...stop.current, row: found };
    const drawn = rowElement(grid, stop.current.row) ?? rowElement(grid, rows.seen);
    const here = tabStopOf(drawn ?? rowElement(grid, -1), stop.current.column);
    for (const element of extraTabStops(grid)) if (element !== here) element.tabIndex = -1;
    if (here) here.tabIndex = 0;
  };
  const settledFor = useRef<readonly unknown[]>([]);
  useLayoutEffect(() => {
    const now = [last, isInside, items, rows.first, rows.last, rows.seen];
    const before = settledFor.current;
    settledFor.current = now;
    const isSame = (from: number, to: number) =>
      now.slice(from, to).every((one, at) => one === before[from + at]);
    // Looking through all cells takes a good part of a frame. Nobody presses Tab while it scrolls, or as it is sorted.
    if (!isSame(0, 2) || isSame(2, 6)) {
      settle();
      return;
    }
    const timer = setTimeout(settle, settlesAfter);
    return () => {
      clearTimeout(timer);
    };
  });

  const goTo = ({ row, column }: Place, isLast = false) => {
    const item = items[row];
    if (item !== undefined) {
      // It may not be in the page yet, and has to be before it can take the focus.
      flushSync(() => {
        setIsInside(true);
        setLast({ key: getKey(item), index: row });
      });
      rows.reveal.current(row);
    }
    const element = rowElement(root.current, row);
    const target = tabStopOf(element, column, isLast);
    target?.closest('[data-cell]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    target?.focus({ preventScroll: true });
  };

  return {
    pinned,
    handlers: {
      onKeyDown: (event) => {
        const target = event.target as HTMLElement;
        const cell = target.closest<HTMLElement>('[data-cell]');
        if (!cell || event.defaultPrevented || isTyping(target)) return;
        const place = placeOf(cell);
        const isForward = event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
        if (event.altKey || event.metaKey || event.shiftKey) return;
        const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
        const controls = controlsIn(cell);
        const next = controls[controls.indexOf(target) + (isForward ? 1 : -1)];
        if (isSideways && next && controls.includes(target)) {
          event.preventDefault();
          next.focus();
          return;
        }
        const columns = cellsOf(cell.parentElement).length;
        const to = move(event, place, isForward, { rows: items.length, columns, page: rows.page });
        if (!to) return;
        event.preventDefault();
        goTo(to, isSideways && !isForward);
      },
      onFocus: (event) => {
        const cell = event.target.closest<HTMLElement>('[data-cell]');
        if (!cell) return;
        if (event.target.matches(':focus-visible')) cell.dataset['focusVisible'] = 'true';
        const place = placeOf(cell);
        stop.current = place;
        const item = items[place.row];
        setIsInside(true);
        setLast(item === undefined ? undefined : { key: getKey(item), index: place.row });
      },
      onBlur: (event) => {
        delete event.target.closest<HTMLElement>('[data-cell]')?.dataset['focusVisible'];
        if (!event.currentTarget.contains(event.relatedTarget)) setIsInside(false);
      },
      onPointerOver: (event) => {
        const row = (event.target as Element).closest<HTMLElement>('[data-row]');
        for (const other of event.currentTarget.querySelectorAll<HTMLElement>('[data-hovered][data-row]'))
          if (other !== row) delete other.dataset['hovered'];
        if (row && event.pointerType === 'mouse') row.dataset['hovered'] = 'true';
      },
      onPointerLeave: (event) => {
        for (const row of event.currentTarget.querySelectorAll<HTMLElement>('[data-hovered][data-row]'))
          delete row.dataset['hovered'];
      },
    },
  };
}
