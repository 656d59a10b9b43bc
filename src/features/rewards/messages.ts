import { defineArea } from '#messages';

/** What the reward centre says. */
export const rewardMessages = defineArea('rewards', {
  show: 'Show', // Filter: which rewards are shown.
  all: 'All',
  toClaim: 'To claim',
  claimed: 'Claimed',
  list: 'Rewards', // Name of the list.
  claim: 'Claim',
  claimAmount: 'Claim {amount}', // amount: money.
  claimCash: 'Claim all cash, {amount}', // amount: money. Button where several rewards of cash wait.
  keep: 'Not now', // Leaves a reward unclaimed.
  ends: 'Ends {day}', // day: a date.
  opens: 'Opens {day}', // day: a date.
  claimedOn: 'Claimed {day}', // day: a date.
  ended: 'Ended {day}', // day: a date.
  comingBadge: 'Coming soon',
  claimedBadge: 'Claimed',
  endedBadge: 'Ended',
  cash: 'Goes to your main wallet at once. Nothing has to be bet.',
  bonus: 'Bet {required} in {days, plural, one {# day} other {# days}} to free it.', // required: money.
  held: 'The bonus and what you win with it are held until then. Your own money stays free.',
  maxStake: 'Bets above {amount} do not count. They do not end the bonus.', // amount: money.
  games: 'Only these games count: {games}.', // games: list of kinds of games.
  one: 'One bonus at a time. You can give it up whenever you like.',
  done: '{amount} is in your main wallet.', // Said after cash was claimed; amount: money.
  opened: 'Your bonus has begun.', // Said after a bonus was claimed.
  toBonus: 'Bonus details', // Link to the bonus that was claimed.
  goesBack: 'A reward that is not claimed by its last day goes back.',
  emptyTitle: 'No rewards yet',
  emptyText: 'VIP levels, promotions and missions bring them. They wait here until you claim them.',
  noneTitle: 'Nothing here',
  noneText: 'Look at all of your rewards.',
  failedTitle: 'Your rewards could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
});

/** What bonus details say. */
export const bonusMessages = defineArea('bonus', {
  show: 'Show', // Filter: which bonuses are shown.
  active: 'Active',
  amount: 'Bonus',
  progress: 'Progress of {title}', // title: of the bonus.
  done: '{done} of {required} bet', // Both are money.
  left: '{amount} to go', // amount: money.
  began: 'Began {day}', // day: date and time.
  earned: 'Earned {day}', // day: date and time.
  expired: 'Expired {day}', // day: date and time.
  givenUp: 'Given up {day}', // day: date and time.
  ends: 'Ends',
  wagering: 'Wagering',
  times: '{count}×', // count: how many times the bonus has to be bet.
  maxStake: 'Highest bet that counts',
  anyStake: 'Any',
  held: 'Held now',
  games: 'Games that count',
  allGames: 'All games',
  bets: 'Bets and what counted',
  time: 'Time',
  game: 'Game',
  stake: 'Stake',
  why: 'Counts',
  counted: 'Counted',
  full: 'In full',
  share: 'In part',
  stakeAbove: 'Above the highest bet',
  otherGame: 'Not this game',
  noRisk: 'No risk in it',
  other: 'No',
  noBets: 'No bets since it began.',
  more: 'Show more',
  again: 'Try again',
  betsFailed: 'The bets could not be loaded.',
  giveUp: 'Give the bonus up',
  giveUpTitle: 'Give this bonus up?',
  giveUpLose: 'You lose {amount}: the bonus and what was won with it.', // amount: money.
  giveUpFree: 'Your own money stays, and is free at once.',
  keep: 'Keep the bonus',
  emptyTitle: 'No bonus here',
  emptyActive: 'A bonus that you claim or get with a deposit shows its progress here.',
  toRewards: 'Reward centre',
  failedTitle: 'Your bonuses could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
});
