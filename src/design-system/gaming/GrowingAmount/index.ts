export { GrowingAmount, type GrowingAmountProps } from './GrowingAmount';
