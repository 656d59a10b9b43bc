import type { CalendarDate } from '@internationalized/date';
import type { Ref } from 'react';
import { DateRangePicker as AriaDateRangePicker, RangeCalendar } from 'react-aria-components';
import type { DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import { DayField, DaySegments, Month, toDay, useDayPicker } from '#patterns/Calendar';
import type { DayPickerProps, DayRange, RangePreset, ReplacedDayProps, Selection } from '#patterns/Calendar';
import { box, dash, inputs, root } from './DateRangePicker.styles';

export interface DateRangePickerProps
  extends
    DayPickerProps<DayRange, RangePreset>,
    Omit<AriaDateRangePickerProps<CalendarDate>, ReplacedDayProps> {
  /**
   * 44 or 36 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  ref?: Ref<HTMLDivElement>;
}

/** Stands between the two days in every language. */
const enDash = '–';

const allPresets = ['today', 'yesterday', 'last7Days', 'last30Days', 'thisMonth', 'lastMonth'] as const;

const firstAndLast: Selection<DayRange> = {
  read: (range) => {
    const [start, end] = [toDay(range?.start), toDay(range?.end)];
    return start && end && { start, end };
  },
  write: ({ start, end }) => ({ start: start.toString(), end: end.toString() }),
};

/** A first and a last day, typed, chosen in a calendar, or taken with one press from the presets. */
export function DateRangePicker({ presets = allPresets, size = 'md', ...props }: DateRangePickerProps) {
  const { days, setDays, picker, field } = useDayPicker(firstAndLast, { ...props, presets });
  return (
    <AriaDateRangePicker {...picker} value={days ?? null} onChange={setDays} css={root}>
      {({ state }) => (
        <DayField
          {...field(() => state.close())}
          size={size}
          calendar={
            <RangeCalendar css={box} data-range>
              <Month />
            </RangeCalendar>
          }
        >
          <div css={inputs}>
            <DaySegments slot="start" />
            <span aria-hidden css={dash}>
              {enDash}
            </span>
            <DaySegments slot="end" />
          </div>
        </DayField>
      )}
    </AriaDateRangePicker>
  );
}
