import { useCallback, useMemo, useState } from 'react';
import { useLocale, type SortDescriptor } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import type { TableColumn } from './columns';
import { sortItems } from './sortItems';

/** What Table and DataGrid share. */
export interface TabularProps<Item> {
  /** What is listed. */
  'aria-label': string;
  /** Keep the array while it is unchanged. */
  columns: readonly TableColumn<Item>[];
  /** All rows. */
  items: readonly Item[];
  /** Tells rows apart when the list changes. Keep the function. */
  getKey: (item: Item) => string;
  /** The column sorted by, and which way, if the owner keeps it. */
  sortDescriptor?: SortDescriptor | null;
  /** The column sorted by at first. */
  defaultSortDescriptor?: SortDescriptor;
  /** Told which column was pressed. Columns without `sortBy` are the owner's to sort. */
  onSortChange?: (sort: SortDescriptor) => void;
}

export interface Sorting<Item> {
  sorted: readonly Item[];
  sort: SortDescriptor | null | undefined;
  /** Sorts by the column, and the other way when it is so already. */
  onSort: (column: string) => void;
  /** What is read out after a press. */
  news: string;
}

/** The rows in the order of a column, kept here or by the owner. */
export function useSorting<Item>({
  columns,
  items,
  sortDescriptor,
  defaultSortDescriptor,
  onSortChange,
}: TabularProps<Item>): Sorting<Item> {
  const t = useDs();
  const { locale } = useLocale();
  const [own, setOwn] = useState(defaultSortDescriptor);
  const [news, setNews] = useState('');
  const sort = sortDescriptor === undefined ? own : sortDescriptor;
  const sorted = useMemo(() => sortItems(items, columns, sort, locale), [items, columns, sort, locale]);
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
  return { sorted, sort, onSort, news };
}
