import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from 'react-aria-components';
import type { WindowedRows } from './useWindowedRows';

export interface GridFocus {
  /** The item in the tab order. */
  tabStop: number;
  /** The item with the focus, to be drawn wherever the page has been scrolled. */
  pinned: number | undefined;
  /**
   * Added to an index it is the number of the element that shows the item. Elements stay in their places when the list
   * changes, except that the item last focused keeps its own.
   */
  shift: number;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

const itemOf = (element: EventTarget) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-index]') : null;

/** Where a key leads from an item, or undefined if the key does not move. */
function target(
  event: KeyboardEvent,
  from: number,
  total: number,
  { columns, page }: WindowedRows,
  isRtl: boolean,
): number | undefined {
  const rowStart = from - (from % columns);
  const moves: Record<string, number> = {
    ArrowLeft: isRtl ? from + 1 : from - 1,
    ArrowRight: isRtl ? from - 1 : from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    PageUp: from - columns * page,
    PageDown: from + columns * page,
    Home: event.ctrlKey ? 0 : rowStart,
    End: event.ctrlKey ? total - 1 : rowStart + columns - 1,
  };
  const to = moves[event.key];
  if (to === undefined || event.altKey || event.metaKey || event.shiftKey) return undefined;
  const isByRow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  if (isByRow && (to < 0 || (to >= total && rowStart + columns >= total))) return undefined;
  return Math.max(0, Math.min(total - 1, to));
}

/** One tab stop for a windowed grid, moved by the arrow keys, and a focus that no scrolling or filtering loses. */
export function useGridFocus<Item>(
  root: RefObject<HTMLElement | null>,
  items: readonly Item[],
  getKey: (item: Item) => string,
  rows: WindowedRows,
): GridFocus {
  const { direction } = useLocale();
  /** The item last focused. Its key finds it again after sorting, its index after it is gone. */
  const [last, setLast] = useState<{ key: string; index: number; element: number }>();
  const [isInside, setIsInside] = useState(false);
  const hadFocus = useRef(false);

  const isAt = (index: number) => items[index] !== undefined && getKey(items[index] as Item) === last?.key;
  const found = !last
    ? -1
    : isAt(last.index)
      ? last.index
      : items.findIndex((item) => getKey(item) === last.key);
  const pinned = isInside && found >= 0 ? found : undefined;
  const shift = last && found >= 0 ? last.element - found : 0;
  const isDrawn = found >= 0 && (found === pinned || (found >= rows.start && found < rows.end));
  // The first row on screen stands below those kept ahead of it.
  const firstSeen = Math.min(rows.seen * rows.columns, items.length - 1);
  const tabStop = isDrawn ? found : firstSeen;

  const focusItem = (index: number) => {
    const item = root.current?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);
    item?.scrollIntoView({ block: 'nearest' });
    item?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    return item;
  };

  // A browser moves the focus to the page when the focused element goes, as when a star is taken off a favourite.
  useLayoutEffect(() => {
    if (!hadFocus.current || !last || found >= 0) return;
    if (!focusItem(Math.min(last.index, items.length - 1))) root.current?.focus();
  });

  return {
    tabStop,
    pinned,
    shift,
    handlers: {
      onKeyDown: (event) => {
        const from = itemOf(event.target);
        if (!from || event.defaultPrevented) return;
        const to = target(event, Number(from.dataset['index']), items.length, rows, direction === 'rtl');
        if (to === undefined) return;
        event.preventDefault();
        const item = items[to];
        if (item === undefined) return;
        // It may not be in the page yet, and has to be before it can take the focus.
        flushSync(() => {
          setIsInside(true);
          setLast({ key: getKey(item), index: to, element: to + shift });
        });
        focusItem(to);
      },
      onFocus: (event) => {
        const index = Number(itemOf(event.target)?.dataset['index'] ?? NaN);
        const item = items[index];
        if (item === undefined) return;
        hadFocus.current = true;
        setIsInside(true);
        setLast({ key: getKey(item), index, element: index + shift });
      },
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        const left = event.target;
        // A removed element blurs too; only one that is still there was left on purpose.
        requestAnimationFrame(() => {
          if (!left.isConnected || left.ownerDocument.activeElement === left) return;
          hadFocus.current = false;
          setIsInside(false);
        });
      },
    },
  };
}
