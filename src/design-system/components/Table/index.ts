export { Table } from './Table';
export type { TableProps } from './Table';
export type { CellValue, TableColumn, ValueKind } from './columns';
