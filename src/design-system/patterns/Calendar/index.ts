export { DaySegments, Month } from './Calendar';
export type { ReplacedDayProps } from './Calendar';
export { DayField } from './DayField';
export { toDay, today } from './days';
export type { Day, DayPreset, DayRange, RangePreset } from './days';
export { useDayPicker } from './useDayPicker';
export type { DayPickerProps, Selection } from './useDayPicker';
