import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import { DayField, DaySegments, Month, toDay, useDayPicker } from '#patterns/Calendar';
import type { Day, DayPickerProps, DayPreset, ReplacedDayProps, Selection } from '#patterns/Calendar';
import { box, root } from './DatePicker.styles';

export interface DatePickerProps
  extends DayPickerProps<Day, DayPreset>, Omit<AriaDatePickerProps<CalendarDate>, ReplacedDayProps> {
  ref?: Ref<HTMLDivElement>;
}

const oneDay: Selection<Day> = {
  read: (text) => {
    const day = toDay(text);
    return day && { start: day, end: day };
  },
  write: ({ start }) => start.toString(),
};

/** One day, typed part by part or chosen in a calendar. For a first and a last day use DateRangePicker. */
export function DatePicker({ presets = [], ...props }: DatePickerProps) {
  const { days, setDays, picker, field } = useDayPicker(oneDay, { ...props, presets });
  return (
    <AriaDatePicker
      {...picker}
      value={days?.start ?? null}
      onChange={(day) => {
        setDays(day && { start: day, end: day });
      }}
      css={root}
    >
      {({ state }) => (
        <DayField
          {...field(() => state.close())}
          calendar={
            <Calendar css={box}>
              <Month />
            </Calendar>
          }
        >
          <DaySegments />
        </DayField>
      )}
    </AriaDatePicker>
  );
}
