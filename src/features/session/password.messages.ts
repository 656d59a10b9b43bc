import { defineMessages } from 'react-intl';

/** What fields for a new password say. */
export const passwordMessages = defineMessages({
  strength: {
    id: 'session.password.strength',
    defaultMessage: 'Password strength',
    description: 'Names the meter under the field for a new password.',
  },
  strength0: {
    id: 'session.password.strength0',
    defaultMessage: 'Too easy to guess',
    description: 'Lowest level of the password meter.',
  },
  strength1: {
    id: 'session.password.strength1',
    defaultMessage: 'Weak',
    description: 'Second level of the password meter.',
  },
  strength2: {
    id: 'session.password.strength2',
    defaultMessage: 'Fair',
    description: 'Third level of the password meter.',
  },
  strength3: {
    id: 'session.password.strength3',
    defaultMessage: 'Good',
    description: 'Fourth level of the password meter.',
  },
  strength4: {
    id: 'session.password.strength4',
    defaultMessage: 'Strong',
    description: 'Highest level of the password meter.',
  },
  tip: {
    id: 'session.password.tip',
    defaultMessage: 'Three or four unrelated words are easy to remember and hard to guess.',
    description: 'Advice under the password meter while the password is weak.',
  },
  old: {
    id: 'session.password.old',
    defaultMessage: 'Old password',
    description: 'Label of a field in the dialog that changes the password.',
  },
  fresh: {
    id: 'session.password.fresh',
    defaultMessage: 'New password',
    description: 'Label of a field in the dialogs that change the password.',
  },
  repeat: {
    id: 'session.password.repeat',
    defaultMessage: 'Repeat the new password',
    description: 'Label of a field in the dialogs that change the password.',
  },
  changeTitle: {
    id: 'session.password.changeTitle',
    defaultMessage: 'Change password',
    description: 'Title of the dialog that changes the password.',
  },
  forcedTitle: {
    id: 'session.password.forcedTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title of the dialog that changes the password when it has to be changed before going on.',
  },
  firstLogin: {
    id: 'session.password.firstLogin',
    defaultMessage: 'This is your first login. Choose a password that only you know.',
    description: 'Why the password is to be changed: first login with a password that somebody else gave.',
  },
  expired: {
    id: 'session.password.expired',
    defaultMessage: 'Your password is too old. Choose a new one to keep your account safe.',
    description: 'Why the password is to be changed: it has expired.',
  },
  default: {
    id: 'session.password.default',
    defaultMessage: 'You still use the password that you were given. Choose one of your own.',
    description: 'Why the password is to be changed: it is the default password.',
  },
  needed: {
    id: 'session.password.needed',
    defaultMessage: 'Everything else waits until this is done.',
    description: 'In the dialog that has to be answered before going on.',
  },
  change: {
    id: 'session.password.change',
    defaultMessage: 'Change password',
    description: 'Main button of the dialog that changes the password.',
  },
  changing: {
    id: 'session.password.changing',
    defaultMessage: 'Changing',
    description: 'Main button while the password is being changed.',
  },
  logout: {
    id: 'session.password.logout',
    defaultMessage: 'Log out',
    description: 'Leaves the dialog that forces a change of password, by logging out.',
  },
  later: {
    id: 'session.password.later',
    defaultMessage: 'Not now',
    description: 'Closes the dialog that advises to change the password.',
  },
  changed: {
    id: 'session.password.changed',
    defaultMessage: 'Your password is changed',
    description: 'Title once the password has been changed.',
  },
  changedText: {
    id: 'session.password.changedText',
    defaultMessage: 'Other devices have been logged out. Use the new password from now on.',
    description: 'What follows from a changed password.',
  },
  done: {
    id: 'session.password.done',
    defaultMessage: 'Done',
    description: 'Closes the dialog once the password has been changed.',
  },
});
