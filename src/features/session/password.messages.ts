import { defineArea } from '#messages';

/** What fields for a new password say. */
export const passwordMessages = defineArea('session.password', {
  strength: 'Password strength', // Names the meter under the field for a new password.
  strength0: 'Too easy to guess', // Lowest level of the password meter.
  strength1: 'Weak', // Second level of the password meter.
  strength2: 'Fair', // Third level of the password meter.
  strength3: 'Good', // Fourth level of the password meter.
  strength4: 'Strong', // Highest level of the password meter.
  tip: 'Three or four unrelated words are easy to remember and hard to guess.', // Advice under the password meter while the password is weak.
  old: 'Old password', // Label of a field in the dialog that changes the password.
  fresh: 'New password', // Label of a field in the dialogs that change the password.
  repeat: 'Repeat the new password', // Label of a field in the dialogs that change the password.
  changeTitle: 'Change password', // Title of the dialog that changes the password.
  forcedTitle: 'Choose a new password', // Title of the dialog that changes the password when it has to be changed before going on.
  firstLogin: 'This is your first login. Choose a password that only you know.', // Why the password is to be changed: first login with a password that somebody else gave.
  expired: 'Your password is too old. Choose a new one to keep your account safe.', // Why the password is to be changed: it has expired.
  default: 'You’re still using the password you were given. Choose your own.', // Why the password is to be changed: it is the default password.
  needed: 'You need to do this before you continue.', // In the dialog that has to be answered before going on.
  change: 'Change password', // Main button of the dialog that changes the password.
  changing: 'Changing', // Main button while the password is being changed.
  logout: 'Log out', // Leaves the dialog that forces a change of password, by logging out.
  changed: 'Your password is changed', // Title once the password has been changed.
  changedText: 'Other devices have been logged out. Use the new password from now on.', // What follows from a changed password.
});
