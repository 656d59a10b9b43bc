import type { TableColumn } from './columns';
import { foot } from './Table.styles';

interface TableFootProps<Item> {
  columns: readonly TableColumn<Item>[];
  /** How many cells stand before the first column. */
  controls: number;
  /** Among all lines of the table, from 1. */
  line: number;
}

/** The totals, which stay while the rows scroll. */
export function TableFoot<Item>({ columns, controls, line }: TableFootProps<Item>) {
  return (
    <div role="rowgroup" css={foot}>
      <div role="row" aria-rowindex={line}>
        {controls > 0 && <div role="gridcell" aria-colspan={controls} data-blank />}
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="gridcell"
            data-first={index === 0 || undefined}
            data-align={column.align}
          >
            {column.footer}
          </div>
        ))}
      </div>
    </div>
  );
}
