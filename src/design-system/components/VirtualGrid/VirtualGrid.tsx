import { useDeferredValue, useRef, type CSSProperties, type ReactNode } from 'react';
import { GridCell, type GridPosition } from './GridCell';
import { columnGap, list } from './VirtualGrid.styles';
import { useGridFocus } from './useGridFocus';
import { useWindowedRows } from './useWindowedRows';

export interface VirtualGridProps<Item> {
  /** What the grid is of, with its size where that helps. */
  'aria-label': string;
  /** All items. May be thousands; the items near the viewport are in the page. */
  items: readonly Item[];
  /** How many there are when more are on their way; -1 while nobody knows. @default those that are there */
  total?: number | undefined;
  /** Tells items apart when the list changes. Keep the function. */
  getKey: (item: Item) => string;
  /**
   * Draws one item. All items have the same height; the first link or button in one is the item. Keep the function
   * while it draws the same: the items that are there do not render then.
   */
  children: (item: Item, position: GridPosition) => ReactNode;
  /** Tiles per row by the width of the grid in px, from the widest that applies. @default 3, 4 from 600, 5 from 880, 7 from 1120 */
  columns?: readonly (readonly [minWidth: number, count: number])[];
}

const tileColumns = [
  [0, 3],
  [600, 4],
  [880, 5],
  [1120, 7],
] as const;

/**
 * A server does not know the width, so the browser chooses: the least width of a tile is that of the widest step that
 * applies. Below the width of a step the last term is longer than any tile, and what is narrower decides; from it on it is
 * none at all, and the step does.
 */
const columnsThatFit = (steps: readonly (readonly [minWidth: number, count: number])[]): object => ({
  '--_columns': 'auto-fill',
  '--_least': steps.reduce(
    (narrower, [from, count]) =>
      // Half a pixel less, or a rounding would leave no room for the last one.
      `max((100% - ${count - 1} * ${columnGap}) / ${count} - 0.5px, min(${narrower}, (${from}px - 100%) * 9999))`,
    '100%',
  ),
});

/**
 * A wall of thousands of tiles that scrolls with the page; those near the viewport are in it. Tab reaches one tile, the arrow keys, Home, End, Page Up and Page Down move
 * from there, and the focus survives scrolling and filtering.
 */
export function VirtualGrid<Item>({
  items,
  total = items.length,
  getKey,
  children,
  columns = tileColumns,
  'aria-label': label,
}: VirtualGridProps<Item>) {
  const root = useRef<HTMLUListElement>(null);
  const rows = useWindowedRows(root, items.length, columns);
  const focus = useGridFocus(root, items, getKey, rows);

  // Rows that are not seen yet follow after the paint of those that are.
  const later = useDeferredValue(items);
  const itemAt = (index: number) =>
    index >= rows.seen * rows.columns && index < rows.seenEnd ? items[index] : later[index];

  const { pinned } = focus;
  // One list, so that React keeps the element with the focus when it is no longer, or again, one of those near.
  const shown = Array.from(
    { length: Math.max(0, rows.end - rows.start) },
    (_, offset) => rows.start + offset,
  );
  if (pinned !== undefined && pinned < rows.start) shown.unshift(pinned);
  if (pinned !== undefined && pinned >= rows.end) shown.push(pinned);

  const size = {
    ...(rows.isSSR ? columnsThatFit(columns) : { '--_columns': rows.columns }),
    '--_rows': rows.count,
    '--_stride': `${rows.stride}px`,
    // Not a variable: its change would be a change of style for everything in the grid.
    paddingBlockStart: rows.firstRow * rows.stride,
  } as CSSProperties;
  return (
    <ul
      ref={root}
      css={list}
      role="list"
      aria-label={label}
      style={size}
      data-measured={rows.stride > 0 || undefined}
      tabIndex={-1}
      {...focus.handlers}
    >
      {shown.map((index) => {
        const item = index === pinned ? items[index] : itemAt(index);
        if (item === undefined) return null;
        const isAway = index < rows.start || index >= rows.end;
        return (
          <GridCell
            key={index + focus.shift}
            item={item}
            index={index}
            total={total}
            tabIndex={index === focus.tabStop ? 0 : -1}
            {...(isAway && { row: Math.floor(index / rows.columns), column: index % rows.columns })}
          >
            {children}
          </GridCell>
        );
      })}
    </ul>
  );
}
