import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import type { TableColumn } from './columns';
import type { RowSelection } from './useRowSelection';

/** Where a row stands in a tree. */
export interface TableBranch {
  /** From 1. */
  level: number;
  /** Undefined where nothing is below. */
  isExpanded: boolean | undefined;
  /** Among the rows of the same parent, from 1. */
  position: number;
  /** How many rows the parent has. */
  size: number;
  isBusy: boolean;
}

/** What makes a grid a tree. */
export interface TableTree<Item> {
  branchOf: (item: Item) => TableBranch;
  onToggle: (key: string) => void;
  /** The row that a row is below, or undefined for one of the first level. */
  parentOf: (index: number) => number | undefined;
}

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
  /** Makes the grid a tree: where each row stands, and what opens and closes it. */
  tree?: TableTree<Item>;
  /** Below the headings, in place of rows. */
  children?: ReactNode;
}
