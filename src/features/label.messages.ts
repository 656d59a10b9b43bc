import { defineArea } from '#messages';

/** Names of columns, fields, filters and states that several pages have. */
export const labelMessages = defineArea('common.label', {
  today: { id: 'ds.date.today', text: 'Today' }, // Preset of a date field.
  days7: '7 days', // Choice of a period: the last ones.
  days30: '30 days', // Choice of a period: the last ones.
  month: { id: 'ds.date.thisMonth', text: 'This month' }, // Preset of a date range field.
  period: 'Period', // Filter and column: between two days.
  dates: 'Dates', // Filter: a first and a last day.
  day: 'Day', // Column and axis: which day; also names a choice of days.
  time: 'Time', // Column: when something happened, day and time of day.
  asOf: 'As of {time}', // Over a list that may have changed since. time: when it was loaded.
  zone: 'Days run from 00:00 to 24:00, {offset}', // Beside the time of the figures. offset: such as UTC+7.
  rows: 'Rows {from}–{to} of {total}', // Which rows of a table are shown.
  hideZero: 'Hide zero rows', // Switch beside the filters: rows in which nothing happened are left out.
  zeroHidden: '{count, plural, one {# zero row hidden} other {# zero rows hidden}}', // Beside which rows are shown.
  noHit: 'Nothing matches “{search}”', // Where a search finds nothing. search: what was typed.
  noHits: 'Nothing matches these filters', // Where filters find nothing.
  noHitsText: 'Clear the filters to see everything in this period.', // Below either of them, over a button that does so.
  shown: '{shown} of {total}', // How many rows or games are shown.
  minutes: '{count, number} min', // A length of time, short. count: minutes.
  hours: '{count, number} hr', // A length of time, short. count: hours.
  status: 'Status', // Column and filter.
  ended: { id: 'ds.countdown.ended', text: 'Ended' }, // Takes the place of a countdown that has run out.
  rejected: 'Rejected', // State of a withdrawal or an exchange of points.
  now: 'Now', // What is in force, beside what comes.
  stepNow: 'Now', // State of the step that is going on, read out.
  stepDone: 'Done', // State of a finished step, read out.
  agent: 'Agent', // Kind of account: plays, and has a team below.
  member: 'Member', // Kind of account: plays only.
  members: 'Members', // Column and figure: how many accounts a team has.
  team: 'Team', // Everybody below an agent.
  joined: 'Joined', // Column: the day on which an account was made.
  username: 'Username', // Label of a field, and a way to log in or register.
  mobileNumber: 'Mobile number', // Label of a field, and a way to register.
  profitAndLoss: 'Profit and loss', // Page, table and figure.
  bonusDetails: 'Bonus details', // Page with the bonuses of a member, and links to it.
});
