import { defineArea } from '#messages';

/** What the account area of the header says. */
export const accountMessages = defineArea('shell.account', {
  logIn: 'Log in', // Button that opens the login dialog.
  register: 'Register', // Button that opens the register dialog.
  freePlay: 'Free play', // Button that starts a trial account, and the badge of one.
  balance: 'Balance', // Names the amount in the wallet.
  hideBalance: 'Hide balance', // Button with an eye beside the balance.
  showBalance: 'Show balance', // Button with a crossed eye beside the hidden balance.
  refreshBalance: 'Refresh balance', // Button that fetches the balance again.
  messages: 'Messages', // Link to the messages of the platform.
  unread: '{count, plural, one {# unread message} other {# unread messages}}', // Spoken in place of the number on the envelope. count: how many messages are unread.
  accountMenu: 'Account of {name}', // Button with a picture that opens the menu of the account. name: nickname of the member.
  members: 'Members', // Entry of the account menu: opens the member centre.
  deposit: 'Deposit', // Entry of the account menu and button: put money in.
  agent: 'Agent', // Entry of the account menu: opens the agent centre.
  withdrawal: 'Withdrawal', // Entry of the account menu and button: take money out.
  accountRecord: 'Account record', // Entry of the account menu: list of all movements of money.
  bettingRecord: 'Betting record', // Entry of the account menu: list of all bets.
  saferPlay: 'Safer play', // Entry of the account menu: limits, breaks and what play costs.
  changePassword: 'Change password', // Entry of the account menu: opens the dialog for a new password.
  signOut: 'Sign out', // Entry of the account menu: ends the session.
  points: '{points, number} pts', // Loyalty points of the member, short. points: the number.
  trialNote: 'You are playing with trial money.', // Beside the badge of a trial account, for screen readers.
});
