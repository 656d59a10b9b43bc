import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { Ref } from 'react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components';
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components';
import { DayField, DaySegments, Month, toDay, useDayFault, useWholeYear } from '#patterns/Calendar';
import type { Day, DayPreset, Days, ReplacedDayProps } from '#patterns/Calendar';
import type { FieldTexts } from '#patterns/Field';
import { box, root } from './DatePicker.styles';

type AriaProps = Omit<AriaDatePickerProps<CalendarDate>, ReplacedDayProps>;

export interface DatePickerProps extends FieldTexts, AriaProps {
  /** The chosen day, for a form that keeps it; null for none. */
  value?: Day | null;
  /** The chosen day at first, for a field that keeps it itself. */
  defaultValue?: Day | null;
  /** Called with the day once all of it is there; null when it is emptied. It may lie outside the limits. */
  onChange?: (day: Day | null) => void;
  /** First day that is accepted. */
  minValue?: Day;
  /** Last day that is accepted. */
  maxValue?: Day;
  /**
   * Days that one press chooses; those outside the limits are left out. Today is today in the time zone of the page.
   * @default none
   */
  presets?: readonly DayPreset[];
  ref?: Ref<HTMLDivElement>;
}

/** One day, typed part by part or chosen in a calendar. For a first and a last day use DateRangePicker. */
export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  presets = [],
  ...rest
}: DatePickerProps) {
  const [typed, setTyped] = useState(defaultValue ?? null);
  const limits = { min: toDay(minValue), max: toDay(maxValue) };
  const choose = (days: Days | null) => {
    const text = days?.start.toString() ?? null;
    setTyped(text);
    onChange?.(text);
  };
  const given = toDay(value === undefined ? typed : value);
  const { chosen: days, change: setDays, drop } = useWholeYear(given && { start: given, end: given }, choose);
  const chosen = days?.start;
  const fault = useDayFault(chosen && { start: chosen, end: chosen }, limits);
  const message = errorMessage ?? fault;
  return (
    <AriaDatePicker
      {...rest}
      {...(message && { isInvalid: true })}
      {...(limits.min && { minValue: limits.min })}
      {...(limits.max && { maxValue: limits.max })}
      value={chosen ?? null}
      onChange={(day) => {
        setDays(day && { start: day, end: day });
      }}
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
          presets={presets}
          limits={limits}
          onChoose={(preset) => {
            setDays(preset);
            state.close();
          }}
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
