import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateInput,
  DateSegment,
  Dialog,
  Popover,
} from 'react-aria-components';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useDs, type DsKey } from '#ds-i18n';
import * as styles from './Calendar.styles';
import type { RangePreset } from './days';
import { refuseTextsIn } from './refuseTextsIn';

/** What stands for a part of a date that is yet to be typed: react-aria's own words lack 19 of our languages. */
const placeholders = {
  year: 'date.yearPlaceholder',
  month: 'date.monthPlaceholder',
  day: 'date.dayPlaceholder',
} as const satisfies Partial<Record<string, DsKey>>;

/** Day, month and year, each typed or stepped on its own, in the order of the language. */
export function DaySegments({ slot }: { slot?: 'start' | 'end' }) {
  const ds = useDs();
  return (
    <DateInput ref={refuseTextsIn} css={styles.input} {...(slot && { slot })}>
      {(segment) => (
        <DateSegment segment={segment} css={styles.segment}>
          {({ isPlaceholder, type, text }) =>
            isPlaceholder && type in placeholders ? ds(placeholders[type as keyof typeof placeholders]) : text
          }
        </DateSegment>
      )}
    </DateInput>
  );
}

/** Opens the calendar. react-aria names it, and says which date is chosen. */
export function CalendarButton() {
  return (
    <AriaButton css={styles.opener} data-tone="neutral" data-emphasis="ghost" data-size="sm">
      <Icon icon={IconCalendar} size={18} />
    </AriaButton>
  );
}

/** Month and year between two arrows, and the days below. The calendar around it says what can be chosen. */
export function Month() {
  return (
    <>
      <header css={styles.head}>
        <StepButton slot="previous" />
        <CalendarHeading css={styles.heading} />
        <StepButton slot="next" />
      </header>
      <CalendarGrid css={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell css={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} css={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

function StepButton({ slot }: { slot: 'previous' | 'next' }) {
  const ds = useDs();
  return (
    <IconButton
      slot={slot}
      icon={slot === 'previous' ? IconChevronLeft : IconChevronRight}
      isDirectional
      size="sm"
      aria-label={ds(slot === 'previous' ? 'common.previous' : 'common.next')}
    />
  );
}

export interface PresetsProps {
  /** The presets that can be chosen now, in the order shown. */
  presets: readonly RangePreset[];
  /** Called with the one that is pressed. */
  onChoose: (preset: RangePreset) => void;
}

/** Days that one press chooses. */
export function Presets({ presets, onChoose }: PresetsProps) {
  const ds = useDs();
  const names: Readonly<Record<RangePreset, () => string>> = {
    today: () => ds('date.today'),
    yesterday: () => ds('date.yesterday'),
    last7Days: () => ds('date.lastDays', { count: 7 }),
    last30Days: () => ds('date.lastDays', { count: 30 }),
    thisMonth: () => ds('date.thisMonth'),
    lastMonth: () => ds('date.lastMonth'),
  };
  if (presets.length === 0) return null;
  return (
    <div role="group" aria-label={ds('date.presets')} css={styles.presets}>
      {presets.map((preset) => (
        <Button
          key={preset}
          size="sm"
          tone="neutral"
          emphasis="soft"
          onPress={() => {
            onChoose(preset);
          }}
        >
          {names[preset]()}
        </Button>
      ))}
    </div>
  );
}

/** Where the calendar and its presets open. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover css={styles.popover}>
      <Dialog css={styles.panel}>{children}</Dialog>
    </Popover>
  );
}

/** Props of react-aria's date pickers that ours words, fixes or takes as text. */
export type ReplacedDayProps =
  | ('className' | 'style' | 'render' | 'children')
  | ('value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'placeholderValue')
  | ('granularity' | 'hourCycle' | 'hideTimeZone' | 'isDateUnavailable' | 'validate' | 'validationBehavior');
