import { memo } from 'react';
import { useClasses } from '#theme/useClasses';
import { isRowHeader, type TableColumn } from '../Table/columns';
import { offsetOf, row } from './DataGrid.styles';
import type { Stand } from './windowRows';

const parts = { row };

interface GridRowProps<Item> {
  item: Item;
  /** Among all rows, from 0. */
  index: number;
  columns: readonly TableColumn<Item>[];
  /** Where the list stands, if it is too tall to be laid out. */
  stand: Stand | undefined;
}

function Row<Item>({ item, index, columns, stand }: GridRowProps<Item>) {
  const classes = useClasses(parts);
  // A property of its own and no custom one, which every cell of the row would inherit.
  const place = { insetBlockStart: offsetOf(index, stand) };
  return (
    <div role="row" className={classes.row} style={place} data-row={index} aria-rowindex={index + 2}>
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={isRowHeader(columns, at) ? 'rowheader' : 'gridcell'}
          data-cell
          data-first={at === 0 || undefined}
          data-align={column.align}
          tabIndex={-1}
        >
          {column.render(item)}
        </div>
      ))}
    </div>
  );
}

/** One item of a DataGrid. */
export const GridRow = memo(Row) as typeof Row;
