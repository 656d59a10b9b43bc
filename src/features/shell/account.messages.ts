import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What the account area of the header says. */
export const accountMessages = {
  ...defineArea('shell.account', {
    register: 'Register', // Button that opens the register dialog.
    hideBalance: 'Hide balance', // Button with an eye beside the balance.
    showBalance: 'Show balance', // Button with a crossed eye beside the hidden balance.
    refreshBalance: 'Refresh balance', // Button that fetches the balance again.
    messages: 'Messages', // Link to the messages of the platform.
    unread: '{count, plural, one {# unread message} other {# unread messages}}', // Spoken in place of the number on the envelope. count: how many messages are unread.
    accountMenu: 'Account of {name}', // Button with a picture that opens the menu of the account. name: nickname of the member.
    members: 'Members', // Entry of the account menu: opens the member centre.
    agent: 'Agent', // Entry of the account menu: opens the agent centre.
    withdrawal: 'Withdrawal', // Entry of the account menu and button: take money out.
    bettingRecord: 'Betting record', // Entry of the account menu: list of all bets.
    changePassword: 'Change password', // Entry of the account menu: opens the dialog for a new password.
    signOut: 'Sign out', // Entry of the account menu: ends the session.
    points: '{points, number} pts', // Loyalty points of the member, short. points: the number.
    playPaused: 'Play paused', // Button in place of the one that pays in, while a break or an exclusion holds. It leads to the page that says until when.
    trialNote: 'You are playing with trial money.', // Beside the badge of a trial account, for screen readers.
  }),
  deposit: siteMessages.makeDeposit,
  accountRecord: siteMessages.accountRecord,
  saferPlay: siteMessages.saferPlay,
};
