import { defineArea } from '#messages';

/** What the pages of lotteries say. */
export const lotteryMessages = defineArea('lottery', {
  title: 'Lotteries', // Title of the page with all lotteries.
  lobbyIntro: 'Draws all day, each with its last result.',
  vnResults: 'Vietnam results', // Link to the page with results of Vietnam.
  quickGames: 'Quick games', // Link to the page with games that draw every few minutes.
  bet: 'Bet', // Button of a lottery that leads to its betting page.
  betOn: 'Bet on {lottery}', // lottery: its name; the same button, read out.
  nextDraws: 'Next draws', // Heading of the lotteries that draw soonest.
  families: 'Kinds of lottery', // Names a row of choices, for screen readers.
  familySSC: 'Five digits', // Kind of lottery: 时时彩.
  family11X5: 'Eleven pick five', // Kind of lottery: 11选5.
  familyPK10: 'Racing', // Kind of lottery: ten racers and their places.
  familyK3: 'Dice', // Kind of lottery: three dice.
  familyPCB: 'Sum of three', // Kind of lottery: three digits and their sum.
  familyLF: 'Daily digits', // Kind of lottery with one draw a day.
  familyLHC: 'Mark Six', // Kind of lottery: 六合彩.
  familyVN: 'Vietnam', // Kind of lottery: those of Vietnam.
  popular: 'Popular numbers', // Heading of the pairs of digits that came most often.
  popularNote: 'The last two digits drawn most often in a month of the northern lottery.',
  times: '{count, plural, one {# time} other {# times}}', // count: how often a number was drawn.
  lobbyFailed: 'The lotteries could not be loaded',
  backToLobby: 'All lotteries', // Link above the name of a lottery.
  draw: 'Draw {issue}', // issue: number of the draw.
  closes: 'Draw closes', // What a countdown counts to, above it or for screen readers.
  closed: 'This draw has closed. The next one is opening now.',
  lastResult: 'Last result', // Above the numbers drawn last.
  resultOf: 'Result of draw {issue}', // issue: number of the draw; names a row of balls.
  group: 'Play types', // Name of the first row of choices, for screen readers.
  play: 'Kinds of bet', // Name of the second row of choices, for screen readers.
  clear: 'Clear', // Takes back every pick of a row.
  rowTools: 'Quick picks for {row}', // row: place of the number, such as First.
  random: 'Random', // Picks numbers by chance.
  multiple: 'Multiple', // How many times the stake is bet.
  stake: 'Stake per bet',
  chosen: 'You chose', // Label of the number of bets.
  bets: '{count, plural, one {# bet} other {# bets}}', // count: number of bets.
  cost: 'Cost', // Label of an amount of money.
  returns: 'Pays {odds} times the stake', // odds: a decimal number such as 98.00.
  paysUpTo: 'Pays up to', // Label of the most that can be won.
  add: 'Add to basket',
  basket: 'Basket', // Heading of the bets that are not placed yet.
  basketEmpty: 'Pick numbers and add them here.',
  lineOf: '{play}, {picks}', // play: kind of bet; picks: what was picked. Names a line of the basket.
  basketNote: 'Bets can be cancelled until the draw closes.',
  basketMoved: 'The basket is now for draw {issue}', // issue: number of the draw.
  remove: 'Remove {line}', // line: a bet in words.
  total: 'Total', // Label of what the basket costs.
  place: 'Place bet · {amount}', // amount: money with its currency; the button that places the bets.
  placing: 'Placing', // While the bets are on their way.
  placed: 'Your bets are placed. Good luck!',
  tooMany: 'That is too much for one line. Choose fewer numbers or a smaller stake.',
  short: 'Your balance is {amount} short.', // amount: money with its currency.
  login: 'Log in to place bets',
  mine: 'My bets', // Heading of the bets that were placed.
  mineEmpty: 'You have no bets on this lottery yet.',
  mineLogin: 'Log in to see your bets.',
  mineFailed: 'Your bets could not be loaded',
  cancel: 'Cancel',
  open: 'Waiting for the draw', // State of a bet.
  won: 'Won', // State of a bet.
  lost: 'Lost', // State of a bet.
  even: 'Stake returned', // State of a bet that gave back exactly its stake.
  void: 'Cancelled', // State of a bet.
  results: 'Results', // Heading of earlier draws.
  views: 'Views of this lottery', // Names two tabs, for screen readers.
  betting: 'Betting', // Tab with what can be bet on.
  trends: 'Trends', // Tab with how often numbers came in past draws.
  trendPlace: 'Place of the number', // Names a row of choices, for screen readers.
  nthPlace: 'Place {place}', // place: number of the place in the draw, from 1.
  specialHead: 'First digit of the special number', // Of two digits.
  specialTail: 'Last digit of the special number', // Of two digits.
  trendRange: 'Draws included', // Names a row of choices, for screen readers.
  trendDraws: '{count, plural, one {# draw} other {# draws}}', // count: how many draws.
  trendCold:
    '{number} hasn’t been drawn for {omission, plural, one {# draw} other {# draws}}. Its longest absence is {longest}.', // number: a number of the draw; omission: draws since it came; longest: a number of draws.
  trendHot: '{number} was drawn most often: {count, plural, one {# time} other {# times}}.', // number: a number of the draw; count: how often.
  trendNote: 'Every draw is independent. Past results don’t change what comes next.',
  trendNow: 'Absent now', // Row of a table: draws since the number came last.
  trendTimes: 'Times drawn', // Row of a table.
  trendAverage: 'Average absence', // Row of a table, in draws.
  trendLongest: 'Longest absence', // Row of a table, in draws.
  trendRun: 'Longest run', // Row of a table: draws one after the other with the number.
  trendDraw: 'Draw', // Heading of a column with the numbers of draws.
  trendTable: 'Draws and numbers', // Names a table.
  trendFailed: 'The trends could not be loaded',
  proof: 'Proof', // Heading: how a player checks that a draw was fair.
  proofText:
    'The seed of a draw decides its numbers. Its hash is published before the first bet, the seed after the draw.',
  openHash: 'Hash of draw {issue}', // issue: number of a draw that is still to come.
  checkedDraw: 'Draw to check', // Label of a choice between draws.
  hash: 'Hash published before the draw', // Label of a long code.
  seed: 'Seed revealed after the draw', // Label of a long code.
  check: 'Check in this browser', // Button.
  checkRight: 'The seed matches its hash and gives these numbers: {numbers}', // numbers: those of the draw.
  checkWrong: 'The seed doesn’t give this result. Please tell our support.',
  checkFailed: 'This browser could not check the draw. Open the site over a secure connection.',
  failedTitle: 'This lottery could not be loaded',
  failedText: 'Nothing was taken. Try again in a moment.',
  asOf: 'This may be out of date.', // Above content that could not be refreshed.
});
