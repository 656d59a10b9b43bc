export { ReportPage } from './ReportPage';
export type { ReportExport, ReportPageProps, ReportTools } from './ReportPage';
