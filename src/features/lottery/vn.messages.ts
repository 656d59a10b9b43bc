import { defineArea } from '#messages';

/** What the page with results of Vietnam says. */
export const vnMessages = defineArea('lottery.vn', {
  title: 'Vietnam results', // Title of the page.
  region: 'Region', // Names a row of choices, for screen readers.
  otherDay: 'Another day', // Label of a date field.
  tableOf: 'Results of {name}, {date}', // name: a region; date: a day. Names the table.
  prize: 'Prize', // Heading of the column with the ranks of prizes.
  special: 'Special prize', // Row of the table.
  nth: 'Prize {rank}', // rank: number of the rank, from 1.
  complete: '{count, plural, one {# number drawn} other {All # numbers drawn}}', // count: numbers of a draw.
  live: 'Drawing now: {drawn} of {count}', // drawn, count: numbers of a draw.
  pending: 'To be drawn', // Read out for a number that is not there yet.
  spinning: 'Being drawn', // Read out for a number that is about to come.
  waiting: 'Drawn at {time}', // time: a time of day, in the visitor's zone; the draw is to come.
  dayOff: 'No draw on this day.',
  digits: 'Shown', // Names a row of choices: how many digits of each number.
  allDigits: 'All digits',
  last2: 'Last 2',
  last3: 'Last 3',
  loto: 'Last two digits', // Heading of a table of the last two digits of all prizes.
  head: 'Head', // Column: first digit of a pair.
  tails: 'Tails', // Column: last digits of pairs.
  tail: 'Tail', // Column: last digit of a pair.
  heads: 'Heads', // Column: first digits of pairs.
  station: 'Station', // Names a choice between stations, each with its own draw.
  next: 'Next draw', // Heading.
  betNext: 'Bet on this draw',
  betNote: 'Bets are settled by the first station.',
  often: 'Drawn often', // Heading of pairs of digits.
  oftenNote: 'In the last 30 draws', // Below the heading.
  absent: 'Long absent', // Heading of pairs of digits.
  absentNote: 'In the last 100 draws', // Below the heading.
  draws: '{count, plural, one {# draw} other {# draws}}', // count: draws since a number came.
  ticket: 'Check a ticket', // Heading.
  ticketNumber: 'Number of the ticket', // Label of a field.
  ticketHint: '{count} digits', // count: how many digits a ticket has.
  ticketWins: 'Prize {rank}, number {number}: {amount}', // rank: name of the rank such as G5; amount: money.
  ticketNone: 'This ticket didn’t win here.',
  ticketNote: 'Prizes of a ticket of 10,000 đồng. Consolation prizes are not counted.',
  calendar: 'Stations by day', // Heading of a table.
  weekday: 'Day of the week', // Column.
  stations: 'Stations', // Column.
  failed: 'The results could not be loaded',
});
