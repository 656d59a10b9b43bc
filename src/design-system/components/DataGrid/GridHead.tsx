import { memo } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import { ColumnName, orderOf } from '../Table/ColumnName';
import type { TableColumn } from '../Table/columns';
import { head, heading } from './DataGrid.styles';

interface GridHeadProps<Item> {
  columns: readonly TableColumn<Item>[];
  sort: SortDescriptor | null | undefined;
  onSort: (id: string) => void;
}

function Head<Item>({ columns, sort, onSort }: GridHeadProps<Item>) {
  return (
    <div role="rowgroup" css={head}>
      <div role="row" data-row={-1} aria-rowindex={1}>
        {columns.map((column, at) => (
          <div
            key={column.id}
            role="columnheader"
            css={heading}
            data-cell
            data-first={at === 0 || undefined}
            data-align={column.align}
            tabIndex={-1}
            aria-sort={orderOf({ column, sort })}
          >
            <ColumnName column={column} sort={sort} onSort={onSort} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The headings, which scrolling past thousands of rows leaves alone. */
export const GridHead = memo(Head) as typeof Head;
