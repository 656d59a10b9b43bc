export { ListRow, ListRows } from './ListRow';
export type { ListRowProps, ListRowsProps, ListRowTone } from './ListRow';
