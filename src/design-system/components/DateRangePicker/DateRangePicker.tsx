import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { Ref } from 'react';
import { DateRangePicker as AriaDateRangePicker, RangeCalendar } from 'react-aria-components';
import type { DateRangePickerProps as AriaDateRangePickerProps } from 'react-aria-components';
import { DayField, DaySegments, Month, toDay, useDayFault, useWholeYear } from '#patterns/Calendar';
import type { DayRange, Days, RangePreset, ReplacedDayProps } from '#patterns/Calendar';
import type { FieldTexts } from '#patterns/Field';
import { box, dash, inputs, root } from './DateRangePicker.styles';

type AriaProps = Omit<AriaDateRangePickerProps<CalendarDate>, ReplacedDayProps>;

export interface DateRangePickerProps extends FieldTexts, AriaProps {
  /** The chosen days, first and last, for a form that keeps them; null for none. */
  value?: DayRange | null;
  /** The chosen days at first, for a field that keeps them itself. */
  defaultValue?: DayRange | null;
  /** Called with the days once both are there; null when they are emptied. They may lie outside the limits. */
  onChange?: (days: DayRange | null) => void;
  /** First day that is accepted. */
  minValue?: string;
  /** Last day that is accepted: for records, today. */
  maxValue?: string;
  /**
   * Ranges that one press chooses; those that begin before the first day accepted are left out.
   * @default all of them, from today to the last month
   */
  presets?: readonly RangePreset[];
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

function toDays(range: DayRange | null | undefined): Days | undefined {
  const [start, end] = [toDay(range?.start), toDay(range?.end)];
  return start && end ? { start, end } : undefined;
}

/** A first and a last day, typed, chosen in a calendar, or taken with one press from the presets. */
export function DateRangePicker({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  presets = allPresets,
  size = 'md',
  ...rest
}: DateRangePickerProps) {
  const [typed, setTyped] = useState(defaultValue ?? null);
  const limits = { min: toDay(minValue), max: toDay(maxValue) };
  const choose = (days: Days | null) => {
    const range = days && { start: days.start.toString(), end: days.end.toString() };
    setTyped(range);
    onChange?.(range);
  };
  const { chosen, change: setDays, drop } = useWholeYear(toDays(value === undefined ? typed : value), choose);
  const message = [errorMessage, useDayFault(chosen, limits)].find(Boolean);
  return (
    <AriaDateRangePicker
      {...rest}
      {...(message && { isInvalid: true })}
      {...(limits.min && { minValue: limits.min })}
      {...(limits.max && { maxValue: limits.max })}
      value={chosen ?? null}
      onChange={setDays}
      onBlur={(event) => {
        drop();
        rest.onBlur?.(event);
      }}
      granularity="day"
      css={root}
    >
      {({ state }) => (
        <DayField
          label={label}
          description={description}
          errorMessage={message}
          isRequired={rest.isRequired}
          size={size}
          presets={presets}
          limits={limits}
          onChoose={(preset) => {
            setDays(preset);
            state.close();
          }}
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
