export { Table } from './Table';
export type { TableProps } from './Table';
export type { SortValue, TableColumn } from './columns';
export type { TableStatus } from './TablePlaceholder';
export type { TableSelection, TableSelectionProps } from './useRowSelection';
