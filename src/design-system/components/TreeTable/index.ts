export { TreeTable } from './TreeTable';
export type { TreeTableProps } from './TreeTable';
export type { TreeChildren } from './flatten';
