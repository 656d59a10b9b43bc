export { Table } from './Table';
export type { TableProps } from './Table';
export type { SortValue, TableColumn, ValueKind } from './columns';
