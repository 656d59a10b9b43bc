import { defineArea } from '#messages';

/** What the account record and the member's profit and loss say. */
export const accountMessages = defineArea('account', {
  list: 'Account record', // Name of the table.
  time: 'Time',
  account: 'Account', // Column of a team's record: whose it is.
  type: 'Transaction',
  allTypes: 'All transactions',
  detail: 'Details',
  amount: 'Amount',
  balance: 'Balance after',
  inGames: 'In games', // Column: what bets changed since the transaction before.
  addsUp:
    'Balance after = previous balance + in games + amount. Select an amount under “In games” to see those bets.', // Below the table.
  seeBets: 'In games {amount}: see the bets', // Name of the link on an amount.
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  bonus: 'Bonus',
  rebate: 'Rebate',
  reward: 'Reward',
  wage: 'Commission',
  dividend: 'Dividend',
  fee: 'Fee',
  correction: 'Correction',
  in: 'Money in',
  out: 'Money out',
  change: 'Change',
  balanceNow: 'Balance now',
  times: '{count, plural, one {# transaction} other {# transactions}}', // Below a sum.
  totals: 'Period totals',
  period: 'Period',
  today: 'Today',
  days7: '7 days',
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
  paidToTeam: 'Paid to the team', // Filter: rebates, bonuses and wages that an agent's team was paid.
  filter: 'Filter',
  apply: 'Show',
  clear: 'Clear all',
  emptyTitle: 'No transactions in this period',
  emptyText: 'Deposits, withdrawals, bonuses and transfers appear here. Bets have their own record.',
  emptyAction: 'Last 90 days',
  failedTitle: 'The record could not be loaded',
  failedText: 'Your money is safe. Try again in a moment.',
  asOf: 'As of {time}', // time: when the rows came.
  profit: 'Profit and loss',
  profitText:
    'Games: {games}. You staked {stake} and won back {payout}. Rebates, bonuses and rewards added {added}.', // All are amounts of money.
  byDay: 'Games by day',
  day: 'Day',
  won: 'Result',
  byType: 'By game type',
  parts: 'Breakdown',
  games: 'Games',
  rebates: 'Rebates',
  bonuses: 'Bonuses',
  rewards: 'Rewards',
  fees: 'Fees',
  limits: 'Change my limits',
  noPlay: 'No games played in this period',
  noPlayText: 'Choose a longer period.',
});
