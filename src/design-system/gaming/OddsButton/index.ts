export { OddsButton } from './OddsButton';
export type { OddsButtonProps } from './OddsButton';
