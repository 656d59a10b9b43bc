import { defineArea } from '#messages';

/** What the record of bonuses says. */
export const bonusRecordMessages = defineArea('bonusRecord', {
  list: 'All bonuses', // Name of the table and of the view that shows it.
  began: 'Began',
  bonus: 'Bonus',
  status: 'Status',
  allStatuses: 'Any status',
  open: 'Running',
  met: 'Earned',
  expired: 'Expired',
  givenUp: 'Given up',
  amount: 'Amount',
  done: 'Bet so far',
  ended: 'Ended',
  totals: 'Totals of the period',
  received: 'Received',
  receivedCount: '{count, plural, one {# bonus} other {# bonuses}}', // Below the sum of them.
  earned: 'Earned',
  lost: 'Expired or given up',
  running: 'Still running',
  period: 'Period',
  days30: '30 days',
  days90: '90 days',
  year: '12 months',
  dates: 'Dates',
  rows: 'Rows {from}–{to} of {total}', // Which rows are shown.
  shown: '{shown} of {total}', // Rows that are shown on a phone.
  zone: 'Days run from 00:00 to 24:00, {offset}', // offset: such as UTC+7.
  export: 'Export',
  exportCsv: 'CSV file, all rows',
  print: 'Print',
  filter: 'Filter',
  apply: 'Show',
  clear: 'Clear all',
  emptyTitle: 'No bonus began in this period',
  emptyText: 'Look at a longer one, or see what waits in the reward centre.',
  emptyAction: 'Last 12 months',
  failedTitle: 'The record could not be loaded',
  failedText: 'Your money is safe. Try again in a moment.',
  asOf: 'As of {time}', // time: when the rows came.
});
