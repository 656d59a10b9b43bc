import { DateRangePicker } from '#ds/DateRangePicker';
import type { IntlShape } from 'react-intl';
import type { FilterField, FilterOption } from '#patterns/FilterBar';
import { actionMessages } from './action.messages';
import { labelMessages } from './label.messages';

type Translate = IntlShape['formatMessage'];

/** What the filters of a list say, the same on every page. */
export const filterLabels = (t: Translate) => ({
  open: t(actionMessages.filter),
  apply: t(actionMessages.show),
  clear: t(actionMessages.clearAll),
});

const periods = {
  1: labelMessages.today,
  7: labelMessages.days7,
  14: labelMessages.days14,
  30: labelMessages.days30,
  90: labelMessages.days90,
  365: labelMessages.year,
};
/** Days up to today. */
export type Period = keyof typeof periods;

/**
 * The period of a report, on every page first: usual ones, shortest first, and any days up to today.
 * @param usual the one that counts until another is chosen
 */
export const periodFields = (
  t: Translate,
  today: string,
  usual: Period,
  steps: readonly Period[],
): FilterField[] => [
  {
    kind: 'choice',
    id: 'period',
    label: t(labelMessages.period),
    look: 'segment',
    options: steps.map((days) => ({ id: days === usual ? '' : String(days), label: t(periods[days]) })),
  },
  {
    kind: 'days',
    Picker: DateRangePicker,
    id: 'from',
    endId: 'to',
    label: t(labelMessages.dates),
    maxValue: today,
  },
];

/** One of many, and at first all of them. */
export const choiceField = (
  id: string,
  label: string,
  all: string,
  options: readonly FilterOption[],
): FilterField => ({ kind: 'choice', id, label, options: [{ id: '', label: all }, ...options] });
