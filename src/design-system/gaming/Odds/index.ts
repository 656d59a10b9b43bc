export { Odds } from './Odds';
export type { OddsProps } from './Odds';
