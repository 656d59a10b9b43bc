import { defineArea } from '#messages';

/** What the reward centre says. */
export const rewardMessages = defineArea('rewards', {
  toClaim: 'To claim',
  claimAmount: 'Claim {amount}', // amount: money.
  claimCash: 'Claim all cash, {amount}', // amount: money. Button where several rewards of cash wait.
  ends: 'Ends {day}', // day: a date.
  opens: 'Opens {day}', // day: a date.
  claimedOn: 'Claimed {day}', // day: a date.
  ended: 'Ended {day}', // day: a date.
  comingBadge: 'Coming soon',
  claimedBadge: 'Claimed',
  endedBadge: 'Ended',
  cash: 'Paid to your main wallet instantly. No wagering.',
  bonus: 'Wager {required} in {days, plural, one {# day} other {# days}} to release it.', // required: money.
  held: 'The bonus and what you win with it are held until then. Your own money stays available.',
  games: 'Only these games count: {games}.', // games: list of kinds of games.
  one: 'One bonus at a time. You can forfeit it whenever you like.',
  opened: 'Your bonus has started.', // Said after a bonus was claimed.
  goesBack: 'Rewards not claimed by their last day expire.',
  emptyTitle: 'No rewards yet',
  emptyText: 'You get them from VIP levels, promotions and missions. They stay here until you claim them.',
  noneTitle: 'Nothing here',
  noneText: 'See all your rewards.',
  failedTitle: 'Your rewards could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
});

/** What bonus details say. */
export const bonusMessages = defineArea('bonus', {
  active: 'Active',
  progress: 'Progress of {title}', // title: of the bonus.
  done: '{done} of {required} wagered', // Both are money.
  left: '{amount} to go', // amount: money.
  began: 'Started {day}', // day: date and time.
  earned: 'Earned {day}', // day: date and time.
  expired: 'Expired {day}', // day: date and time.
  givenUp: 'Forfeited {day}', // day: date and time.
  ends: 'Ends',
  wagering: 'Wagering',
  times: '{count}×', // count: how many times the bonus has to be bet.
  anyStake: 'Any',
  notPaid: 'Above it, not paid', // After "Most you can win with it": name of the amount that was won above that.
  held: 'Held now',
  games: 'Games that count',
  bets: 'Bets and what counted',
  game: 'Game',
  stake: 'Stake',
  why: 'Counts',
  counted: 'Counted',
  full: 'In full',
  share: 'Partly',
  stakeAbove: 'Above the highest bet',
  otherGame: 'Not this game',
  noRisk: 'No-risk bet',
  other: 'No',
  noBets: 'No bets since it started.',
  betsFailed: 'The bets could not be loaded.',
  giveUp: 'Forfeit bonus',
  giveUpTitle: 'Forfeit this bonus?',
  giveUpLose: 'You’ll lose {amount}: the bonus and what you won with it.', // amount: money.
  giveUpFree: 'Your own money stays and is available right away.',
  keep: 'Keep the bonus',
  terms: 'Terms as they were on {day}', // Opens them. day: date and time.
  termsTitle: 'Terms of {title}', // title: of the bonus.
  termsText: 'These terms stay as they are for you, even if the offer changes.',
  order: 'Order of money', // Heading: which money is a person’s own, and what bonuses hold.
  orderText: 'Bets use your own money. What a bonus holds is yours once it’s wagered.',
  own: 'Your own money, free to withdraw', // Before an amount.
  orderHeld: '{title}, held until it’s wagered', // Before an amount. title: of the bonus.
  cashback: 'Cashback', // Heading: shares of what was lost that were given back.
  cashbackOf: '{rate} of {loss} lost', // rate: percent; loss: money.
  freeSpins: '{count, plural, one {# free spin} other {# free spins}}', // Heading, before the name of a game.
  spinsLeft: '{left} of {count} left', // Both are numbers of free spins.
  spinWorth: '{amount} each', // amount: money, what one free spin is worth.
  useSpins: 'Use spins', // Button that opens the game of the free spins.
  winsFree: 'Wins go to your main wallet. No wagering.', // Of free spins.
  winsHeld:
    'Wins are bonus money: wager them {times} within {days, plural, one {# day} other {# days}} to release them.', // Of free spins. times: such as 10×.
  emptyTitle: 'No bonus here',
  emptyActive: 'A bonus that you claim or get with a deposit shows its progress here.',
  toRewards: 'Reward center',
  failedTitle: 'Your bonuses could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
});
