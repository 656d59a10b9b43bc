import { useState, type FocusEvent } from 'react';
import type { FieldTexts } from '#patterns/Field';
import { toDay, type Day, type DayRange, type Days, type RangePreset } from './days';
import { useDayFault } from './useDayFault';
import { useWholeYear } from './useWholeYear';

export interface DayPickerProps<Value, Preset extends RangePreset> extends FieldTexts {
  /** What is chosen, for a form that keeps it; null for nothing. */
  value?: Value | null;
  /** What is chosen at first, for a field that keeps it itself. */
  defaultValue?: Value | null;
  /** Called once all of it is there; null when it is emptied. It may lie outside the limits. */
  onChange?: (value: Value | null) => void;
  /** First day that is accepted. */
  minValue?: Day;
  /** Last day that is accepted: for records, today. */
  maxValue?: Day;
  /**
   * Days that one press chooses; those outside the limits are left out. Today is today in the time zone of the page.
   * @default none for one day; for a first and a last day all, from today to the last month
   */
  presets?: readonly Preset[];
}

interface PickerInput<Value> extends DayPickerProps<Value, RangePreset> {
  presets: readonly RangePreset[];
  isRequired?: boolean;
  onBlur?: (event: FocusEvent<Element>) => void;
}

/** What is chosen, between a form and a calendar. */
export interface Selection<Value> {
  /** The days of a form's value; undefined where it names none. */
  read: (value: Value | null) => Days | undefined;
  /** The value that a form keeps for days. */
  write: (days: Days) => Value;
}

/**
 * What a picker of one day and one of a first and a last day share: who keeps the value, limits, faults, presets.
 * @param selection what this one chooses
 * @returns the days that are shown, what changes them, and the props of the picker and of the field in it
 */
export function useDayPicker<Value extends Day | DayRange, Props extends PickerInput<Value>>(
  selection: Selection<Value>,
  props: Props,
) {
  const {
    label,
    description,
    errorMessage,
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    presets,
    ...rest
  } = props;
  const [typed, setTyped] = useState<Value | null>(defaultValue ?? null);
  const limits = { min: toDay(minValue), max: toDay(maxValue) };
  const given = selection.read(value === undefined ? typed : value);
  const { chosen, change, drop } = useWholeYear(given, (days) => {
    const next = days && selection.write(days);
    setTyped(next);
    onChange?.(next);
  });
  const message = [errorMessage, useDayFault(chosen, limits)].find(Boolean);
  return {
    days: chosen,
    setDays: change,
    picker: {
      ...rest,
      ...(message && { isInvalid: true }),
      ...(limits.min && { minValue: limits.min }),
      ...(limits.max && { maxValue: limits.max }),
      onBlur: (event: FocusEvent<Element>) => {
        drop();
        props.onBlur?.(event);
      },
      granularity: 'day' as const,
    },
    field: (close: () => void) => ({
      label,
      description,
      errorMessage: message,
      isRequired: props.isRequired,
      presets,
      limits,
      onChoose: (preset: Days | null) => {
        change(preset);
        close();
      },
    }),
  };
}
