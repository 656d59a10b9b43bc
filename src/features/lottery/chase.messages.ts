import { defineArea } from '#messages';

/** What is said of a basket that goes on over several draws. */
export const chaseMessages = defineArea('lottery.chase', {
  chase: 'Chase over several draws', // Switch: the same bets are placed on the next draws too.
  explain: 'The stake for all draws is taken now.', // Below the switch.
  growth: 'Stakes', // Names a choice between two ways in which stakes go on, for screen readers.
  same: 'Same stake', // Every draw costs as much as the first.
  double: 'Double each draw', // Every draw costs twice as much as the one before.
  draws: 'Draws', // Label of a number: how many draws.
  stops: 'Stop after a win', // Switch.
  stopsText: 'Stakes for the remaining draws are refunded.', // Below that switch.
  allDraws: '{count, plural, one {# draw together} other {# draws together}}', // Label of an amount of money. count: draws.
  until: '{count, plural, one {# draw} other {# draws}}, until {issue}', // Label of an amount of money. count: draws; issue: number of the last.
  running: 'Chase: {done} of {count, plural, one {# draw} other {# draws}}', // Above bets that were placed together. done: draws that are over.
  stop: 'Stop chase', // Button: gives back the stakes of the draws that are still to come.
  left: '{amount} for later draws', // amount: money that is paid for draws to come.
});
