export { DaySegments, Month } from './Calendar';
export type { ReplacedDayProps } from './Calendar';
export { DayField } from './DayField';
export { toDay, today } from './days';
export type { Day, DayPreset, DayRange, Days, RangePreset } from './days';
export { useDayFault } from './useDayFault';
export { useWholeYear } from './useWholeYear';
