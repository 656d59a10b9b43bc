export { PeriodPage } from './PeriodPage';
export type { PeriodPageProps } from './PeriodPage';
