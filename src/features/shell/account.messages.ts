import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What the account area of the header says. */
export const accountMessages = defineMessages<{
  readonly logIn: NoMessageValues;
  readonly register: NoMessageValues;
  readonly freePlay: NoMessageValues;
  readonly balance: NoMessageValues;
  readonly hideBalance: NoMessageValues;
  readonly showBalance: NoMessageValues;
  readonly refreshBalance: NoMessageValues;
  readonly messages: NoMessageValues;
  readonly unread: { readonly count: number | bigint };
  readonly accountMenu: { readonly name: MessageValue };
  readonly members: NoMessageValues;
  readonly deposit: NoMessageValues;
  readonly agent: NoMessageValues;
  readonly withdrawal: NoMessageValues;
  readonly accountRecord: NoMessageValues;
  readonly bettingRecord: NoMessageValues;
  readonly changePassword: NoMessageValues;
  readonly signOut: NoMessageValues;
  readonly points: { readonly points: number | bigint };
  readonly trialNote: NoMessageValues;
}>({
  logIn: {
    id: 'shell.account.logIn',
    defaultMessage: 'Log in',
    description: 'Button that opens the login dialog.',
  },
  register: {
    id: 'shell.account.register',
    defaultMessage: 'Register',
    description: 'Button that opens the register dialog.',
  },
  freePlay: {
    id: 'shell.account.freePlay',
    defaultMessage: 'Free play',
    description: 'Button that starts a trial account, and the badge of one.',
  },
  balance: {
    id: 'shell.account.balance',
    defaultMessage: 'Balance',
    description: 'Names the amount in the wallet.',
  },
  hideBalance: {
    id: 'shell.account.hideBalance',
    defaultMessage: 'Hide balance',
    description: 'Button with an eye beside the balance.',
  },
  showBalance: {
    id: 'shell.account.showBalance',
    defaultMessage: 'Show balance',
    description: 'Button with a crossed eye beside the hidden balance.',
  },
  refreshBalance: {
    id: 'shell.account.refreshBalance',
    defaultMessage: 'Refresh balance',
    description: 'Button that fetches the balance again.',
  },
  messages: {
    id: 'shell.account.messages',
    defaultMessage: 'Messages',
    description: 'Link to the messages of the platform.',
  },
  unread: {
    id: 'shell.account.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Spoken in place of the number on the envelope. count: how many messages are unread.',
  },
  accountMenu: {
    id: 'shell.account.accountMenu',
    defaultMessage: 'Account of {name}',
    description: 'Button with a picture that opens the menu of the account. name: nickname of the member.',
  },
  members: {
    id: 'shell.account.members',
    defaultMessage: 'Members',
    description: 'Entry of the account menu: opens the member centre.',
  },
  deposit: {
    id: 'shell.account.deposit',
    defaultMessage: 'Deposit',
    description: 'Entry of the account menu and button: put money in.',
  },
  agent: {
    id: 'shell.account.agent',
    defaultMessage: 'Agent',
    description: 'Entry of the account menu: opens the agent centre.',
  },
  withdrawal: {
    id: 'shell.account.withdrawal',
    defaultMessage: 'Withdrawal',
    description: 'Entry of the account menu and button: take money out.',
  },
  accountRecord: {
    id: 'shell.account.accountRecord',
    defaultMessage: 'Account record',
    description: 'Entry of the account menu: list of all movements of money.',
  },
  bettingRecord: {
    id: 'shell.account.bettingRecord',
    defaultMessage: 'Betting record',
    description: 'Entry of the account menu: list of all bets.',
  },
  changePassword: {
    id: 'shell.account.changePassword',
    defaultMessage: 'Change password',
    description: 'Entry of the account menu: opens the dialog for a new password.',
  },
  signOut: {
    id: 'shell.account.signOut',
    defaultMessage: 'Sign out',
    description: 'Entry of the account menu: ends the session.',
  },
  points: {
    id: 'shell.account.points',
    defaultMessage: '{points, number} pts',
    description: 'Loyalty points of the member, short. points: the number.',
  },
  trialNote: {
    id: 'shell.account.trialNote',
    defaultMessage: 'You are playing with trial money.',
    description: 'Beside the badge of a trial account, for screen readers.',
  },
});
