import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import type { Days } from './days';

const isWhole = ({ year }: CalendarDate) => year >= 1000;

/**
 * Keeps days to itself while a year is typed: 20, on the way to 2026, is shown and told nobody. Whoever leaves the field
 * there gets back what was chosen before.
 * @param choose told days whose years are whole, and null for none
 */
export function useWholeYear(choose: (days: Days | null) => void) {
  const [unfinished, setUnfinished] = useState<Days>();
  return {
    /** What is shown in place of the chosen days; undefined while no year is typed. */
    unfinished,
    take: (days: Days | null) => {
      const isKept = days !== null && !(isWhole(days.start) && isWhole(days.end));
      setUnfinished(isKept ? days : undefined);
      if (!isKept) choose(days);
    },
    drop: () => {
      setUnfinished(undefined);
    },
  };
}
