import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What is said around the end of a session, and at its beginning. */
export const endedMessages = defineMessages<{
  readonly warningTitle: NoMessageValues;
  readonly warningText: { readonly minutes: number | bigint };
  readonly warningLeft: NoMessageValues;
  readonly stay: NoMessageValues;
  readonly staying: NoMessageValues;
  readonly leave: NoMessageValues;
  readonly endedTitle: NoMessageValues;
  readonly ended: NoMessageValues;
  readonly idle: NoMessageValues;
  readonly expired: { readonly hours: number | bigint };
  readonly elsewhereTitle: NoMessageValues;
  readonly elsewhere: NoMessageValues;
  readonly passwordTitle: NoMessageValues;
  readonly password: NoMessageValues;
  readonly disabledTitle: NoMessageValues;
  readonly disabled: NoMessageValues;
  readonly login: NoMessageValues;
  readonly contact: NoMessageValues;
  readonly close: NoMessageValues;
  readonly afterTitle: { readonly name: MessageValue };
  readonly afterFirstTitle: { readonly name: MessageValue };
  readonly lastLogin: NoMessageValues;
  readonly balance: NoMessageValues;
  readonly unread: NoMessageValues;
  readonly notMe: NoMessageValues;
  readonly limits: NoMessageValues;
  readonly play: NoMessageValues;
  readonly deposit: NoMessageValues;
}>({
  warningTitle: {
    id: 'session.warning.title',
    defaultMessage: 'Are you still there?',
    description: 'Title of the dialog that warns before an idle session ends.',
  },
  warningText: {
    id: 'session.warning.text',
    defaultMessage:
      'For your safety you are logged out when nothing happens for {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Why the session is about to end.',
  },
  warningLeft: {
    id: 'session.warning.left',
    defaultMessage: 'You are logged out in',
    description: 'Before a countdown of minutes and seconds.',
  },
  stay: {
    id: 'session.warning.stay',
    defaultMessage: 'Stay logged in',
    description: 'Button that keeps the session.',
  },
  staying: {
    id: 'session.warning.staying',
    defaultMessage: 'One moment',
    description: 'Button that keeps the session, while the platform is asked.',
  },
  leave: {
    id: 'session.warning.leave',
    defaultMessage: 'Log out now',
    description: 'Button that ends the session at once.',
  },
  endedTitle: {
    id: 'session.ended.title',
    defaultMessage: 'You have been logged out',
    description: 'Title of the dialog after the platform has ended the session.',
  },
  ended: {
    id: 'session.ended.ended',
    defaultMessage: 'Your session has ended. Your balance and your open bets are safe.',
    description: 'The platform ended the session and gave no closer reason.',
  },
  idle: {
    id: 'session.ended.idle',
    defaultMessage:
      'Nothing happened for a while, so the session was closed to keep strangers out. Your balance and your open bets are safe.',
    description: 'The session ended because nothing was done.',
  },
  expired: {
    id: 'session.ended.expired',
    defaultMessage:
      'A session lasts {hours, plural, one {# hour} other {# hours}} at most. A good moment for a break.',
    description: 'The session ended because of its length.',
  },
  elsewhereTitle: {
    id: 'session.ended.elsewhereTitle',
    defaultMessage: 'Your account was opened elsewhere',
    description: 'Title after the account was signed in on another device.',
  },
  elsewhere: {
    id: 'session.ended.elsewhere',
    defaultMessage:
      'Only one device can be logged in at a time. If it was not you, log in and change your password at once.',
    description: 'The session ended because the account was signed in on another device.',
  },
  passwordTitle: {
    id: 'session.ended.passwordTitle',
    defaultMessage: 'Your password was changed',
    description: 'Title after the password was changed on another device.',
  },
  password: {
    id: 'session.ended.password',
    defaultMessage:
      'All devices were logged out. Log in with the new password. If it was not you, contact customer service at once.',
    description: 'The session ended because the password was changed elsewhere.',
  },
  disabledTitle: {
    id: 'session.ended.disabledTitle',
    defaultMessage: 'This account is closed for now',
    description: 'Title after the account was disabled.',
  },
  disabled: {
    id: 'session.ended.disabled',
    defaultMessage:
      'Logging in is not possible at the moment. Customer service tells you why and what happens next.',
    description: 'The session ended because the account was disabled.',
  },
  login: {
    id: 'session.ended.login',
    defaultMessage: 'Log in again',
    description: 'Button that opens the login dialog.',
  },
  contact: {
    id: 'session.ended.contact',
    defaultMessage: 'Customer service',
    description: 'Leads to customer service.',
  },
  close: {
    id: 'session.ended.close',
    defaultMessage: 'Look around',
    description: 'Button that closes the dialog and leaves the visitor on the site, logged out.',
  },
  afterTitle: {
    id: 'session.after.title',
    defaultMessage: 'Welcome back, {name}',
    description: 'Title of the dialog after a login. name: nickname or account.',
  },
  afterFirstTitle: {
    id: 'session.after.firstTitle',
    defaultMessage: 'Welcome, {name}',
    description: 'Title of the dialog after the very first login. name: nickname or account.',
  },
  lastLogin: {
    id: 'session.after.lastLogin',
    defaultMessage: 'Last login',
    description: 'Names the time at which the account was last logged in.',
  },
  balance: {
    id: 'session.after.balance',
    defaultMessage: 'Balance',
    description: 'Names the money in the wallet.',
  },
  unread: {
    id: 'session.after.unread',
    defaultMessage: 'New messages',
    description: 'Names the number of unread messages.',
  },
  notMe: {
    id: 'session.after.notMe',
    defaultMessage: 'That was not me',
    description: 'Link beside the time of the last login: changes the password.',
  },
  limits: {
    id: 'session.after.limits',
    defaultMessage: 'You can set a deposit limit or take a break at any time.',
    description: 'Safer-play line in the dialog after a login.',
  },
  play: {
    id: 'session.after.play',
    defaultMessage: 'Go on',
    description: 'Closes the dialog after a login.',
  },
  deposit: {
    id: 'session.after.deposit',
    defaultMessage: 'Deposit',
    description: 'Leads from the dialog after a login to the deposit page.',
  },
});
