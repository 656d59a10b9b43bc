export { MoneyField } from './MoneyField';
export type { MinorUnits, MoneyFieldProps } from './MoneyField';
