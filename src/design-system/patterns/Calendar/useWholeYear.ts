import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { useTold } from '#theme/useTold';
import { toDay, type Days } from './days';

const isWhole = ({ year }: CalendarDate) => year >= 1000;

const dash = '/';
const textOf = (days: Days | null | undefined): string =>
  days ? [days.start, days.end].map(String).join(dash) : '';
function daysOf(text: string): Days | undefined {
  const [start, end] = text.split(dash).map(toDay);
  return start && end ? { start, end } : undefined;
}

/**
 * The days of a field. It keeps days to itself while a year is typed: 20, on the way to 2026, is shown and told nobody.
 * What it told its owner it shows at once, so that two steps are two steps however late the owner answers. Whoever
 * leaves the field gets back what the owner has.
 * @param given the owner's days
 * @param choose told days whose years are whole, and null for none
 */
export function useWholeYear(given: Days | undefined, choose: (days: Days | null) => void) {
  const [unfinished, setUnfinished] = useState<Days>();
  const [shown, tell, giveUp] = useTold(textOf(given));
  return {
    /** What is shown. */
    chosen: unfinished ?? daysOf(shown),
    change: (days: Days | null) => {
      const isKept = days !== null && !(isWhole(days.start) && isWhole(days.end));
      setUnfinished(isKept ? days : undefined);
      if (isKept) return;
      tell(textOf(days));
      choose(days);
    },
    drop: () => {
      setUnfinished(undefined);
      giveUp();
    },
  };
}
