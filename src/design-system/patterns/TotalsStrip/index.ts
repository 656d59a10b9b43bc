export { TotalsStrip } from './TotalsStrip';
export type { Total, TotalsStripProps } from './TotalsStrip';
