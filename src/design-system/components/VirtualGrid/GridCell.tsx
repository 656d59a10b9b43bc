import { memo, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { useClasses } from '#theme/useClasses';
import { cell } from './VirtualGrid.styles';
import type { DrawQueue } from './useDrawQueue';

/** Where an item stands, for the control that is the item. */
export interface GridPosition {
  /** From 0, among all items. */
  index: number;
  /** To be set on every control of the item: one item is in the tab order, the arrow keys move it. */
  tabIndex: 0 | -1;
}

interface GridCellProps<Item> extends GridPosition {
  item: Item;
  total: number;
  queue: DrawQueue;
  /** Draws the item now, for it has or takes the focus. */
  isNeeded: boolean;
  /** Row and column of an item that is kept though its row is not near. */
  row?: number | undefined;
  column?: number | undefined;
  children: (item: Item, position: GridPosition) => ReactNode;
}

const parts = { cell };

function Cell<Item>(props: GridCellProps<Item>) {
  const { item, index, tabIndex, total, queue, isNeeded, row, column, children } = props;
  const classes = useClasses(parts);
  const [isTurn, setIsTurn] = useState(() => queue.isAtOnce(index));
  const isDrawn = isTurn || isNeeded;
  // What was drawn stays, also when the focus leaves it.
  if (isNeeded && !isTurn) setIsTurn(true);
  useLayoutEffect(
    () => (isDrawn ? undefined : queue.wait(index, () => setIsTurn(true))),
    [queue, index, isDrawn],
  );
  const isAway = row !== undefined;
  return (
    <li
      className={classes.cell}
      {...(isAway && { style: { '--_row': row, '--_column': column } as CSSProperties })}
      data-index={index}
      data-pinned={isAway || undefined}
      data-waiting={!isDrawn || undefined}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      {isDrawn && children(item, { index, tabIndex })}
    </li>
  );
}

/** The place of one item; the item is in it as soon as a frame has time to draw it. */
export const GridCell = memo(Cell) as typeof Cell;
