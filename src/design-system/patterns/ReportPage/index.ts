export { ReportPage } from './ReportPage';
export { shownColumns } from './ReportTable';
export type { ReportFilters, ReportPageProps, ReportPaging, ReportRows } from './reportPageProps';
export type { ListGroup } from './ListRowGroups';
export type { PhoneFilterLabels } from './PhoneFilters';
export type { ReportView } from './ReportView';
