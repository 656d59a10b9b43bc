export { SeriesStrip } from './SeriesStrip';
export type { SeriesSide, SeriesStripProps } from './SeriesStrip';
