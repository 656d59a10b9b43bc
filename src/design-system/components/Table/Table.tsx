import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocale, type SortDescriptor } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import type { TableColumn } from './columns';
import { sortItems } from './sortItems';
import { hidden } from './Table.styles';
import { TableGrid } from './TableGrid';
import { TablePlaceholder, type TableStatus } from './TablePlaceholder';
import { useRowSelection, type TableSelectionProps } from './useRowSelection';

export interface TableProps<Item> extends TableSelectionProps {
  /** What the table lists. */
  'aria-label': string;
  /** Keep the array while it is unchanged. */
  columns: readonly TableColumn<Item>[];
  /** All rows. May be a hundred thousand; above 100 only those in sight are in the page, in a scroll box of their own. */
  items: readonly Item[];
  /** Tells rows apart when the list changes. Keep the function. */
  getKey: (item: Item) => string;
  /** The column sorted by, and which way, if the owner keeps it. */
  sortDescriptor?: SortDescriptor | null;
  /** The column sorted by at first. */
  defaultSortDescriptor?: SortDescriptor;
  /** Told which column was pressed. Columns without `sortBy` are the owner's to sort. */
  onSortChange?: (sort: SortDescriptor) => void;
  /** What opens below a row. With it every row gets a button. */
  renderDetail?: (item: Item) => ReactNode;
  /** How the rows are coming along. A table that has rows keeps them while more are fetched. @default ready */
  status?: TableStatus;
  /** What stands in a table without rows, usually an EmptyState. @default "No entries" in the user's language */
  empty?: ReactNode;
}

/**
 * Rows of the same kind to compare, sort and choose from. The arrow keys move from cell to cell, Space selects, Enter
 * opens. A few facts about one thing are a DescriptionList.
 */
export function Table<Item>({
  'aria-label': label,
  columns,
  items,
  getKey,
  sortDescriptor,
  defaultSortDescriptor,
  onSortChange,
  renderDetail,
  status,
  empty,
  ...selectionProps
}: TableProps<Item>) {
  const t = useDs();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultSortDescriptor);
  const [news, setNews] = useState('');
  const sort = sortDescriptor === undefined ? own : sortDescriptor;
  const sorted = useMemo(() => sortItems(items, columns, sort, locale), [items, columns, sort, locale]);
  const selection = useRowSelection(sorted, getKey, selectionProps);

  const onSort = useCallback(
    (column: string) => {
      const isAgain = sort?.column === column && sort.direction === 'ascending';
      const next: SortDescriptor = { column, direction: isAgain ? 'descending' : 'ascending' };
      const columnName = columns.find(({ id }) => id === column)?.name ?? column;
      setOwn(next);
      setNews(t(isAgain ? 'aria.table.descendingSort' : 'aria.table.ascendingSort', { columnName }));
      onSortChange?.(next);
    },
    [sort, columns, t, onSortChange],
  );

  return (
    <>
      <TableGrid
        aria-label={label}
        columns={columns}
        items={sorted}
        getKey={getKey}
        sort={sort}
        onSort={onSort}
        selection={selection}
        renderDetail={renderDetail}
        isBusy={status?.kind === 'loading'}
      >
        <TablePlaceholder status={status} hasRows={items.length > 0} empty={empty} />
      </TableGrid>
      <span css={hidden} role="status">
        {news}
      </span>
    </>
  );
}
