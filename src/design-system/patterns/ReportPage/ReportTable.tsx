import { useMemo } from 'react';
import { DataGrid } from '#ds/DataGrid';
import { InfiniteList } from '#ds/InfiniteList';
import { Table, type TableColumn } from '#ds/Table';
import type { ChoosableColumn } from '#patterns/ColumnChooser';
import { useMedia } from '#theme/useMedia';
import { ListRowGroups } from './ListRowGroups';
import type { ReportRows } from './reportPageProps';
import type { ReportView } from './ReportView';

/** The columns in the order and the choice of a view. */
export function shownColumns<Item>(
  columns: readonly TableColumn<Item>[],
  chosen: readonly ChoosableColumn[] | undefined,
): readonly TableColumn<Item>[] {
  return chosen
    ? [
        ...columns.filter(({ id }) => chosen.every((column) => column.id !== id)),
        ...chosen.flatMap(({ id, isShown }) => columns.filter((column) => isShown && column.id === id)),
      ]
    : columns;
}

interface ReportTableProps<Item> {
  'aria-label': string;
  rows: ReportRows<Item>;
  view: ReportView | undefined;
}

export function ReportTable<Item>({ 'aria-label': label, rows, view }: ReportTableProps<Item>) {
  const { items, getKey, columns, paging, sort } = rows;
  const isWide = useMedia('tablet');
  const Rows = rows.isGrid ? DataGrid : Table;
  const chosen = view?.columns?.columns;
  const shown = useMemo(() => shownColumns(columns, chosen), [columns, chosen]);
  if (isWide)
    return (
      <Rows
        aria-label={label}
        columns={shown}
        items={items}
        getKey={getKey}
        {...(sort && { sortDescriptor: sort.value, onSortChange: sort.onChange })}
      />
    );
  const list = (
    <ListRowGroups
      aria-label={label}
      items={items}
      getKey={getKey}
      renderRow={rows.renderRow}
      groupOf={rows.groupOf}
    />
  );
  return paging ? (
    <InfiniteList state={paging.more} onLoadMore={paging.onLoadMore}>
      {list}
    </InfiniteList>
  ) : (
    list
  );
}
