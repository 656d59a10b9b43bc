import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import type { TableColumn } from './columns';
import type { RowSelection } from './useRowSelection';

export interface TableGridProps<Item> {
  'aria-label': string;
  columns: readonly TableColumn<Item>[];
  /** In the order in which they are shown. */
  items: readonly Item[];
  getKey: (item: Item) => string;
  sort: SortDescriptor | null | undefined;
  onSort: (id: string) => void;
  selection: RowSelection;
  renderDetail?: ((item: Item) => ReactNode) | undefined;
  isBusy?: boolean | undefined;
  /** Below the headings, in place of rows. */
  children?: ReactNode;
}
