import { defineArea } from '#messages';

/** What the page of the main wallet and the wallets of vendors says. */
export const walletMessages = defineArea('wallet', {
  all: 'All your money', // Above the sum of all wallets.
  main: 'Main wallet',
  inGames: 'In game wallets', // Money in the wallets of vendors.
  moving: 'On the way', // Money whose vendor has not answered.
  held: 'Held', // Money that a bonus or a withdrawal holds.
  recallAll: 'Bring all back', // Button: moves all money from game wallets to the main wallet.
  gameWallets: 'Game wallets',
  withMoney: '{count, number} of {all, number}', // count: wallets that hold money; all: wallets in all.
  emptyWallets: '{count, plural, one {# empty wallet} other {# empty wallets}}', // count: wallets without money.
  hide: 'Hide', // Button: hides the empty wallets.
  serviced: 'Under maintenance, money is safe', // Below the name of a vendor whose wallet cannot be used now.
  recallOne: 'Bring {amount} back from {vendor}', // amount: money; vendor: name of a vendor. Name of a small button.
  move: 'Move money', // Heading of the form.
  from: 'From',
  to: 'To',
  swap: 'Change the direction', // Button between both ends of a transfer.
  vendor: 'Game wallet', // Field: which vendor.
  share: 'Part of it', // Name of the slider from nothing to all.
  quick: 'Usual amounts', // Name of the buttons with amounts.
  none: 'None', // Beside "Fee": there is none.
  arrives: 'Arrives',
  atOnce: 'At once',
  after: '{wallet} after', // wallet: name of a wallet. Beside what it holds after the transfer.
  submit: 'Move {amount}', // amount: money. Button.
  submitNone: 'Move', // Button while no amount is entered.
  closed: '{vendor} is under maintenance. Your money there is safe and can be moved afterwards.', // vendor: name of a vendor.
  automatic: 'Move money automatically', // Switch.
  automaticText:
    'When you open a game, the money in your main wallet moves to its game wallet, along with the money from the game before. Bring it back here whenever you like.',
  latest: 'Latest transfers',
  latestEmpty: 'No transfers yet.',
  toVendor: 'Main wallet to {vendor}', // vendor: name of a vendor. Title of a transfer.
  toMain: '{vendor} to main wallet', // vendor: name of a vendor. Title of a transfer.
  done: 'Arrived', // State of a transfer.
  pending: 'No response yet', // State of a transfer: the vendor has not answered.
  failed: 'Not moved', // State of a transfer: the money is back where it was.
  byItself: 'Moved automatically', // Below a transfer that was made because a game was opened.
  movedThere: '{amount} is in your {vendor} wallet', // amount: money; vendor: name of a vendor.
  movedBack: '{amount} is back in your main wallet', // amount: money.
  nothingBack: 'There was nothing to bring back',
  notBack: 'Not brought back: {vendors}', // vendors: names of vendors.
  notBackText: 'They’re under maintenance or didn’t respond. Your money is safe.',
  pendingTitle: '{vendor} hasn’t responded yet', // vendor: name of a vendor.
  pendingText:
    '{amount} is in one of the two wallets and can’t be lost. We’ll keep checking, next at {time}. You don’t need to do anything.', // amount: money; time: clock time.
  failedTitle: '{vendor} didn’t complete the transfer', // vendor: name of a vendor.
  failedText: '{amount} is back where it was. You can try again.', // amount: money.
  exchange: 'Exchange {currency}', // currency: code of a currency such as USD. Link beside the sum, to a page outside of the site.
  yours: 'Your money', // Above the sum, where there is one wallet.
  singleText:
    'One wallet for every game. Nothing to move: what you see here is what you can play with, in all halls at once.',
  withdraw: 'Withdraw',
  where: 'Where it stands', // Heading above the parts of the balance.
  free: 'In your main wallet',
  freeText: 'You can play with it or withdraw it',
  heldByBonus: 'Held by a bonus',
  heldByBonusText: 'Available once the bonus is complete',
  inWithdrawals: 'In withdrawals',
  inWithdrawalsText: 'On its way to your account',
  nothing: 'Nothing right now', // Below a part of the balance that is zero.
  left: 'Left at {vendor}', // vendor: name of a vendor. Money in a game wallet that is not used any more.
  loadFailed: 'Your wallets could not be loaded',
  loadFailedText: 'Your money is safe. Try again.',
});
