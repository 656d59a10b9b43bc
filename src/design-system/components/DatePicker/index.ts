export { DatePicker } from './DatePicker';
export type { DatePickerProps } from './DatePicker';
export type { Day, DayPreset, DayRange, RangePreset } from '#patterns/Calendar';
