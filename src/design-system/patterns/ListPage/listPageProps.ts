import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import type { InfiniteListState } from '#ds/InfiniteList';
import type { TableColumn } from '#ds/Table';
import type { AsyncSectionProps } from '#patterns/AsyncSection';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import type { ListGroup } from './ListRowGroups';
import type { PhoneFilterLabels } from './PhoneFilters';

/** The pages of a list, and on a phone how its next rows are coming along. */
export interface ListPaging {
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are. */
  pageCount: number;
  /** Told of the page to show. */
  onPageChange: (page: number) => void;
  /** How the rows after the last one are coming along, where the list grows. */
  more: InfiniteListState;
  /** Fetches the next rows, where the list grows. */
  onLoadMore: () => void;
  /** Which rows are shown of how many: "Rows 41–50 of 236". */
  summary: ReactNode;
  /** The same where the list grows: "Showing 9 of 128". @default summary */
  grownSummary?: ReactNode;
}

/** What can be filtered, by what, and the words of it. */
export interface ListFilters {
  /** What the list can be filtered by. */
  fields: readonly FilterField[];
  /** What it is filtered by, from the address. */
  values: FilterValues;
  /** Takes the new values to the address. */
  onChange: (values: FilterValues) => void;
  /** Words of the button, the sheet and its buttons on a phone. */
  labels: PhoneFilterLabels;
  /** Told of choices in the sheet before they are applied, to count what they would find. */
  onDraftChange?: (values: FilterValues) => void;
}

export interface ListPageProps<Item> extends Pick<
  AsyncSectionProps,
  'of' | 'state' | 'empty' | 'failure' | 'asOf'
> {
  /** What is listed. */
  'aria-label': string;
  /** The rows that are shown. */
  items: readonly Item[];
  /** Tells rows apart. Keep the function. */
  getKey: (item: Item) => string;
  /** Columns of the table, from 720 px on. Keep the array while it is unchanged. */
  columns: readonly TableColumn<Item>[];
  /** The ListRow of an item, on a phone. */
  renderRow: (item: Item) => ReactNode;
  /** The day, or another head, that an item stands under on a phone. */
  groupOf?: (item: Item) => ListGroup;
  /** The filters, in a bar or a sheet. */
  filters?: ListFilters;
  /** Filters in force that no field shows, such as "Net P/L below 0", each with a way to remove it. */
  chips?: { label: string; items: readonly { id: string; label: string }[]; onRemove: (id: string) => void };
  /** At the end of the bar, such as an export. */
  tools?: ReactNode;
  /** Between the filters and the rows, such as a TotalsStrip. */
  summary?: ReactNode;
  /** Pages, or growing on a phone. Without it all rows are there. */
  paging?: ListPaging;
  /** What is sorted by, where the platform sorts. */
  sort?: { value: SortDescriptor | null; onChange: (sort: SortDescriptor) => void };
  /** Shows a DataGrid in place of a Table, where a page may have thousands of rows. */
  isGrid?: boolean;
  /** One muted line below the rows: what counts, of when it is. */
  note?: ReactNode;
}
