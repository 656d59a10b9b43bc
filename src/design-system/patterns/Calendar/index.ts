export { CalendarButton, CalendarPopover, DaySegments, Month, Presets } from './Calendar';
export type { PresetsProps, ReplacedDayProps } from './Calendar';
export { presetDays, toDay, today } from './days';
export type { Day, DayLimits, DayPreset, DayRange, Days, RangePreset } from './days';
export { useDayFault } from './useDayFault';
export { useWholeYear } from './useWholeYear';
