import { defineArea } from '#messages';

/** What the record of bonuses says. */
export const bonusRecordMessages = defineArea('bonusRecord', {
  list: 'All bonuses', // Name of the table and of the view that shows it.
  began: 'Started',
  allStatuses: 'Any status',
  open: 'In progress',
  met: 'Earned',
  expired: 'Expired',
  givenUp: 'Forfeited',
  done: 'Wagered so far',
  ended: 'Ended',
  totals: 'Period totals',
  received: 'Received',
  receivedCount: '{count, plural, one {# bonus} other {# bonuses}}', // Below the sum of them.
  earned: 'Earned',
  lost: 'Expired or forfeited',
  running: 'Still active',
  emptyTitle: 'No bonuses started in this period',
  emptyText: 'Choose a longer period, or check the reward center.',
  emptyAction: 'Last 12 months',
  failedTitle: 'The record could not be loaded',
});
