import { useRef, type CSSProperties } from 'react';
import { ColumnName, orderOf } from './ColumnName';
import { hasFooter, isRowHeader, minWidthOf } from './columns';
import { body, foot, head, heading, hidden, root, scroller, table } from './Table.styles';
import { useIsSideways } from './useIsSideways';
import { useSorting, type TabularProps } from './useSorting';

export type TableProps<Item> = TabularProps<Item>;

/**
 * Rows of the same kind to compare. It is a table of the page: it is printed, found by the browser's search, and on a
 * phone its first column stays while the rest scrolls. For thousands of rows take DataGrid, for a few facts about one
 * thing DescriptionList.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { 'aria-label': label, columns, getKey } = props;
  const box = useRef<HTMLDivElement>(null);
  const isSideways = useIsSideways(box);
  const { sorted, sort, onSort, news } = useSorting(props);
  return (
    <div css={root}>
      <div
        ref={box}
        css={scroller}
        data-sideways={isSideways || undefined}
        // What scrolls has to be reached by the keyboard.
        {...(isSideways && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table css={table} aria-label={label}>
          <thead css={head}>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column.id}
                  css={heading}
                  scope="col"
                  style={{ '--_least': minWidthOf(column) } as CSSProperties}
                  data-first={at === 0 || undefined}
                  data-align={column.align}
                  aria-sort={orderOf({ column, sort })}
                >
                  <ColumnName column={column} sort={sort} onSort={onSort} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody css={body}>
            {sorted.map((item) => (
              <tr key={getKey(item)}>
                {columns.map((column, at) => {
                  const isName = isRowHeader(columns, at);
                  const Cell = isName ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.id}
                      {...(isName && { scope: 'row' })}
                      data-first={at === 0 || undefined}
                      data-align={column.align}
                    >
                      {column.render(item)}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {sorted.length > 0 && hasFooter(columns) && (
            <tfoot css={foot}>
              <tr>
                {columns.map((column, at) => (
                  <td key={column.id} data-first={at === 0 || undefined} data-align={column.align}>
                    {column.footer}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <span css={hidden} role="status">
        {news}
      </span>
    </div>
  );
}
