export { ListPage } from './ListPage';
export type { ListFilters, ListPageProps, ListPaging } from './listPageProps';
export type { ListGroup } from './ListRowGroups';
export type { PhoneFilterLabels } from './PhoneFilters';
