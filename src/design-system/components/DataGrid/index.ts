export { DataGrid } from './DataGrid';
export type { DataGridProps } from './DataGrid';
