import type { TableColumn } from '../Table/columns';
import { foot } from './DataGrid.styles';

interface GridFootProps<Item> {
  columns: readonly TableColumn<Item>[];
  /** Among all lines of the grid, from 1. */
  line: number;
}

/** The totals, which stay while the rows scroll. */
export function GridFoot<Item>({ columns, line }: GridFootProps<Item>) {
  return (
    <div role="rowgroup" css={foot}>
      <div role="row" aria-rowindex={line}>
        {columns.map((column, at) => (
          <div key={column.id} role="gridcell" data-first={at === 0 || undefined} data-align={column.align}>
            {column.footer}
          </div>
        ))}
      </div>
    </div>
  );
}
