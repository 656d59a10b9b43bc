import { defineArea } from '#messages';

/** What the dialog for a forgotten password says. */
export const forgotMessages = defineArea('session.forgot', {
  title: 'Forgot your password?', // Title of the dialog for a forgotten password.
  method: 'Way to get a new password', // Names the choice between email and phone for assistive technology.
  byEmail: 'By email', // Choice in the dialog for a forgotten password.
  byMobile: 'By phone', // Choice in the dialog for a forgotten password.
  emailText: 'We’ll send a new password to your account’s email address.', // Above the fields for username and email.
  mobileText: 'Confirm your number with a code, then choose a new password. You’ll be logged in right away.', // Above the fields for number, code and new password.
  emailWrong: 'This is not an email address', // Error of the email field.
  send: 'Send email', // Main button of the dialog for a forgotten password, by email.
  save: 'Save and log in', // Main button of the dialog for a forgotten password, by phone.
  saving: 'Saving', // Main button while the new password is saved.
  sentTitle: 'Check your inbox', // Title once the email was asked for.
  sentText:
    'If this username and {email} belong together, an email with a new password is on its way. It can take a few minutes; check your spam folder too.', // Same answer whether or not the account exists. email: the address that was typed.
  toLogin: 'Back to login', // Leads from the dialog for a forgotten password to the login dialog.
});
