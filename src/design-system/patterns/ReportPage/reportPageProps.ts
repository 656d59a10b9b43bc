import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import type { InfiniteListState } from '#ds/InfiniteList';
import type { TableColumn } from '#ds/Table';
import type { AsyncSectionProps } from '#patterns/AsyncSection';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import type { PageHeadParts } from '#patterns/PageHead';
import type { Total } from '#patterns/TotalsStrip';
import type { ListGroup } from './ListRowGroups';
import type { PhoneFilterLabels } from './PhoneFilters';
import type { ReportView } from './ReportView';

/** The pages of a list, and on a phone how its next rows are coming along. */
export interface ReportPaging {
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
export interface ReportFilters {
  /** What the report can be filtered by. */
  fields: readonly FilterField[];
  /** What it is filtered by, from the address. */
  values: FilterValues;
  /** Takes the new values to the address. */
  onChange: (values: FilterValues) => void;
  /** Words of the button, the sheet and its buttons on a phone. */
  labels: PhoneFilterLabels;
  /** Told of choices in the sheet before they are applied, to count what they would find. */
  onDraftChange?: ((values: FilterValues) => void) | undefined;
}

/** Rows of the same kind: a table from 720 px on, and on a phone rows that grow. */
export interface ReportRows<Item> {
  /** The rows that are shown. */
  items: readonly Item[];
  /** Tells rows apart. Keep the function. */
  getKey: (item: Item) => string;
  /** Columns of the table. Keep the array while it is unchanged. */
  columns: readonly TableColumn<Item>[];
  /** The ListRow of an item, on a phone. */
  renderRow: (item: Item) => ReactNode;
  /** The day, or another head, that an item stands under on a phone. */
  groupOf?: ((item: Item) => ListGroup) | undefined;
  /** Pages, or growing on a phone. Without it all rows are there. */
  paging?: ReportPaging | undefined;
  /** What is sorted by, where the platform sorts. */
  sort?: { value: SortDescriptor | null; onChange: (sort: SortDescriptor) => void } | undefined;
  /** Shows a DataGrid in place of a Table, where a page may have thousands of rows. */
  isGrid?: boolean | undefined;
}

export interface ReportPageProps<Item>
  extends
    Pick<AsyncSectionProps, 'of' | 'state' | 'empty' | 'failure'>,
    Pick<PageHeadParts, 'line' | 'actions'> {
  /** What is reported. */
  'aria-label': string;
  /** The filters, in a bar or a sheet. */
  filters?: ReportFilters;
  /** Filters in force that no field shows, such as "Net P/L below 0", each with a way to remove it. */
  chips?: { label: string; items: readonly { id: string; label: string }[]; onRemove: (id: string) => void };
  /** Columns and density, at the end of the bar from 720 px on. */
  view?: ReportView;
  /**
   * Of when the figures are: "As of 14:38". Said at the head, and louder while newer cannot be had. Empty until that is
   * known; left out where nobody says so.
   */
  asOf?: string | undefined;
  /** Zone of the days, said at the head: "Days run from 00:00 to 24:00, UTC+7". Empty or left out as `asOf`. */
  zone?: string | undefined;
  /** Figures of all rows that the filters find. */
  totals?: { label: string; items: readonly Total[] } | undefined;
  /** Below the totals, such as the way to a team. */
  summary?: ReactNode;
  /** The rows; leave them out where the report is figures. */
  rows?: ReportRows<Item>;
  /** The figures. */
  children?: ReactNode;
  /** Height of what stands for the figures until they come, any CSS length. @default '24rem' */
  skeletonSize?: string;
  /** One muted line below the rows: what counts. */
  note?: ReactNode;
}
