import { defineArea } from '#messages';

/** What the betting record says. */
export const bettingMessages = defineArea('records.betting', {
  list: 'Bets', // Name of the list, for screen readers, and the figure that counts them.
  totals: 'Totals of all filtered bets', // Name of the strip of figures, for screen readers.
  type: 'Game type', // Filter.
  allTypes: 'All game types',
  vendor: 'Vendor', // Filter.
  allVendors: 'All vendors',
  allStatuses: 'All statuses',
  show: '{count, plural, one {Show # bet} other {Show # bets}}', // Button that applies the filters. count: bets that they find.
  apply: 'Show bets', // The same while the count is not known.
  game: 'Game', // Column.
  number: 'Bet number', // Column.
  stake: 'Stake', // Column and figure: what was put on the bet.
  validBet: 'Valid turnover', // Column and figure: the part of the stake that counts for bonuses and rebates.
  payout: 'Payout', // Column and figure: what the bet paid back.
  profit: 'Profit', // Column and figure: payout less stake.
  page: 'This page', // Beginning of the last line of the table, which adds up the page.
  stakeOf: 'Stake {stake}', // Second line at the end of a row on a phone. stake: an amount of money.
  open: 'Open', // Status of a bet that is running.
  won: 'Won', // Status of a bet.
  lost: 'Lost', // Status of a bet.
  even: 'Even', // Status of a bet that gave back exactly its stake.
  void: 'Void', // Status of a bet that was cancelled.
  halfWon: 'Half won', // Result of a bet on a quarter line: one half won, the other gave its stake back.
  halfLost: 'Half lost', // The same, lost.
  push: 'Push', // Result of a bet, or of a half: the line was met exactly, and the stake came back.
  halfOn: 'Half on {line}', // Fact about a bet on a quarter line, which is two bets of half the stake. line: one of the two lines, such as 2.5.
  emptyTitle: 'No bets in this period',
  emptyText: 'Choose another period or fewer filters.',
  emptyAction: 'Last 30 days', // Button under "No bets in this period".
  failedTitle: 'The record did not load',
  failedText: 'Your money and your bets are safe.',
  detail: 'Bet {number}', // Title of the panel with one bet. number: its number.
  facts: 'About this bet', // Name of the list of facts, for screen readers.
  freeSpin: 'Free spin', // After the name of the game, and a fact: what the spin won.
  pick: 'Your pick', // Fact: what was chosen in the game.
  happened: 'What happened', // Heading above the steps of a bet.
  placed: 'Placed', // Step of a bet.
  placedAt: 'Placed {time}', // In a list, of a bet that ended later; time: date and time.
  cashedOut: 'Cashed out', // State of a bet that its player sold before the match ended, and a step of a bet of which a part was sold.
  ended: 'Game ended', // Step of a bet.
  paid: 'Paid to main wallet', // Step of a bet.
  returned: 'Stake returned', // Step of a bet.
  takenBack: 'Taken back from main wallet', // Step of a bet whose result was corrected: what it had been paid.
  corrected: '{home} – {away} was corrected to {score}', // home, away: teams of a match. score: goals, such as 2–1.
  firstHalf: '{score} (first half)', // score: goals of the first half of a football match, such as 1–0. In the line before and in the row Final score.
  secondHalf: '{score} (second half)', // Likewise, of the second half alone.
  correctedVoid: '{home} – {away} is void', // The match was cancelled after its end: stakes went back.
  correctedText: 'Your bet was settled again. Both entries stay in your account record.', // Below the two before.
  correction: 'Before and after the correction', // Name of a table, for screen readers.
  before: 'Before', // Column: how the bet stood before the result was corrected.
  after: 'After', // Column: how it stands since.
  score: 'Final score', // Row: goals of a match at its end.
  copy: 'Bet number to copy',
});

/** Why a valid bet is what it is. */
export const validBetMessages = defineArea('records.validBet', {
  full: 'The smaller of stake and result',
  share: 'This game counts partly',
  open: 'Counted when the bet is settled',
  even: 'No result, nothing counts',
  pushed: 'The half that went back doesn’t count',
  void: 'Cancelled, nothing counts',
  cashedOut: 'Only what stayed in play counts', // A part of the bet was sold before the match ended.
  lowOdds: 'Odds too low to count',
  coversDraw: 'Bets on both sides of one draw don’t count',
});
