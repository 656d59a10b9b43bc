import { memo, type CSSProperties, type ReactNode } from 'react';
import { useClasses } from '#theme/useClasses';
import { cell } from './VirtualGrid.styles';

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
  /** Row and column of an item that is kept though its row is not near. */
  row?: number | undefined;
  column?: number | undefined;
  children: (item: Item, position: GridPosition) => ReactNode;
}

const parts = { cell };

function Cell<Item>(props: GridCellProps<Item>) {
  const { item, index, tabIndex, total, row, column, children } = props;
  const classes = useClasses(parts);
  const isAway = row !== undefined;
  return (
    <li
      className={classes.cell}
      {...(isAway && { style: { '--_row': row, '--_column': column } as CSSProperties })}
      data-index={index}
      data-pinned={isAway || undefined}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      {children(item, { index, tabIndex })}
    </li>
  );
}

/** The place of one item. */
export const GridCell = memo(Cell) as typeof Cell;
