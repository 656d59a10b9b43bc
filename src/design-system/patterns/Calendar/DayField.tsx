import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FieldBox, FieldLabel, FieldMessages, type FieldTexts } from '#patterns/Field';
import { CalendarButton, CalendarPopover, Presets } from './Calendar';
import { presetDays, today, type DayLimits, type Days, type RangePreset } from './days';

export interface DayFieldProps extends FieldTexts {
  isRequired: boolean | undefined;
  /** 44 or 36 px high. @default 'md' */
  size?: 'sm' | 'md';
  /** The parts of each day, which are typed. */
  children: ReactNode;
  /** What opens to choose from. */
  calendar: ReactNode;
  /** Days that one press chooses; those outside the limits are left out. */
  presets: readonly RangePreset[];
  limits: DayLimits;
  /** Told of the days of a preset. */
  onChoose: (days: Days | null) => void;
}

/** What a field for days shows, for one day and for two: its label, its parts, what is wrong, and a calendar to open. */
export function DayField({
  label,
  description,
  errorMessage,
  isRequired,
  size = 'md',
  children,
  calendar,
  presets,
  limits,
  onChoose,
}: DayFieldProps) {
  const { timeZone } = useIntl();
  const now = today(timeZone);
  return (
    <>
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      <FieldBox isGroup size={size} suffix={<CalendarButton />}>
        {children}
      </FieldBox>
      <FieldMessages description={description} errorMessage={errorMessage} />
      <CalendarPopover>
        <Presets
          presets={presets.filter((preset) => presetDays(preset, now, limits))}
          onChoose={(preset) => onChoose(presetDays(preset, now, limits) ?? null)}
        />
        {calendar}
      </CalendarPopover>
    </>
  );
}
