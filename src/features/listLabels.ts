import type { IntlShape } from 'react-intl';
import { actionMessages } from './action.messages';
import { labelMessages } from './label.messages';

type Translate = IntlShape['formatMessage'];

/** What the filters of a list say, the same on every page. */
export const filterLabels = (t: Translate) => ({
  open: t(actionMessages.filter),
  apply: t(actionMessages.show),
  clear: t(actionMessages.clearAll),
});

/** Which rows of a list are shown: of a page, and of what has been loaded on a phone. */
export function rowSummaries(
  t: Translate,
  number: (value: number) => string,
  list: { page: number; pageSize: number; total: number; rows: readonly unknown[] },
) {
  const first = (list.page - 1) * list.pageSize + 1;
  const total = number(list.total);
  return {
    summary: t(labelMessages.rows, {
      from: number(first),
      to: number(Math.min(first + list.pageSize - 1, list.total)),
      total,
    }),
    grownSummary: t(labelMessages.shown, { shown: number(list.rows.length), total }),
  };
}
