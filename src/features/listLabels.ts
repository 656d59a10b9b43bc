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

/** By what stands in the address: the same four on every page, and seven days until another one is chosen. */
const periods = {
  '1': labelMessages.today,
  '': labelMessages.days7,
  '30': labelMessages.days30,
  month: labelMessages.month,
};
const periodIds = ['1', '', '30', 'month'] as const;

/** The period of a report, on every page first: usual ones, shortest first, and any days up to today. */
export const periodFields = (t: Translate, today: string): FilterField[] => [
  {
    kind: 'choice',
    id: 'period',
    label: t(labelMessages.period),
    look: 'segment',
    options: periodIds.map((id) => ({ id, label: t(periods[id]) })),
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

/** Leaves out rows in which nothing happened; on until somebody turns it off, on every page. */
export const zeroField = (t: Translate): FilterField => ({
  kind: 'switch',
  id: 'zero',
  label: t(labelMessages.hideZero),
  isOnAtFirst: true,
});

/** One of many, and at first all of them. */
export const choiceField = (
  id: string,
  label: string,
  all: string,
  options: readonly FilterOption[],
): FilterField => ({ kind: 'choice', id, label, options: [{ id: '', label: all }, ...options] });
