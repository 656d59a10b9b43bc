export { Table } from './Table';
export { sortItems } from './sortItems';
export type { TableProps } from './Table';
export type { CellValue, SortOrder, TableColumn, ValueKind } from './columns';
