import { defineArea } from '#messages';

/** What several pages say of money. */
export const moneyMessages = defineArea('common.money', {
  amount: 'Amount', // Field and column: an amount of money.
  all: 'All', // Button beside an amount: the whole of it, the most that can be moved.
  enterAmount: 'Enter an amount', // Under the field of an amount that is empty.
  atLeast: 'At least {min}', // min: the least amount.
  atMost: 'At most {max}', // max: the greatest amount.
  to: 'To', // Above the name of who receives the money.
  send: 'Send', // Button that sends money, while no amount is entered.
  reference: 'Reference', // Number of a transfer or withdrawal that can be told to customer service.
  fee: 'Fee', // What a payment costs.
  bonus: 'Bonus', // Money with a condition that is given to play with.
  highestBet: 'Highest bet while it’s open', // Name of an amount, of a bonus.
  refusedAbove: 'Bets above {amount} are refused while the bonus is open.', // amount: money.
  mostWin: 'Most you can win with it', // Name of an amount; it: a bonus.
  winsAbove: 'What you win with it above {amount} is not paid.', // Of a bonus. amount: money.
  contribution: 'Game contribution', // Heading above bars: how much of a bet on each kind of game counts.
  rebates: 'Rebates', // Shares of stakes that are given back.
  rewards: 'Rewards', // What is given for play: a sum, and the name of the list.
  dividend: 'Dividend', // An agent’s share of what the team lost.
  deposits: 'Deposits', // Money paid in: a sum, or the kind of payment.
  withdrawals: 'Withdrawals', // Money taken out: a sum, or the kind of payment.
  inMainWallet: '{amount} is in your main wallet.', // Said once it has arrived. amount: money.
  safe: 'Your money is safe. Try again in a moment.', // In place of a list that could not be loaded.
});
