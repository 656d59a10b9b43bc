import { defineArea } from '#messages';

/** What the record of bonuses says. */
export const bonusRecordMessages = defineArea('bonusRecord', {
  list: 'All bonuses', // Name of the table and of the view that shows it.
  began: 'Started',
  bonus: 'Bonus',
  status: 'Status',
  allStatuses: 'Any status',
  open: 'In progress',
  met: 'Earned',
  expired: 'Expired',
  givenUp: 'Forfeited',
  amount: 'Amount',
  done: 'Wagered so far',
  ended: 'Ended',
  totals: 'Period totals',
  received: 'Received',
  receivedCount: '{count, plural, one {# bonus} other {# bonuses}}', // Below the sum of them.
  earned: 'Earned',
  lost: 'Expired or forfeited',
  running: 'Still active',
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
  emptyTitle: 'No bonuses started in this period',
  emptyText: 'Choose a longer period, or check the reward center.',
  emptyAction: 'Last 12 months',
  failedTitle: 'The record could not be loaded',
  failedText: 'Your money is safe. Try again in a moment.',
  asOf: 'As of {time}', // time: when the rows came.
});
