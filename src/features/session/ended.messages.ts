import { defineArea } from '#messages';

/** What is said around the end of a session, and at its beginning. */
export const endedMessages = {
  ...defineArea('session.warning', {
    warningTitle: { id: 'session.warning.title', text: 'Are you still there?' }, // Title of the dialog that warns before an idle session ends.
    warningText: {
      id: 'session.warning.text',
      text: 'For your security, you’re logged out after {minutes, plural, one {# minute} other {# minutes}} of inactivity.',
    }, // Why the session is about to end.
    warningLeft: { id: 'session.warning.left', text: 'You’ll be logged out in' }, // Before a countdown of minutes and seconds.
    stay: 'Stay logged in', // Button that keeps the session.
    staying: 'One moment', // Button that keeps the session, while the platform is asked.
    leave: 'Log out now', // Button that ends the session at once.
  }),
  ...defineArea('session.ended', {
    endedTitle: { id: 'session.ended.title', text: 'You have been logged out' }, // Title of the dialog after the platform has ended the session.
    ended: 'Your session has ended. Your balance and your open bets are safe.', // The platform ended the session and gave no closer reason.
    idle: 'You were inactive for a while, so we closed the session for your security. Your balance and your open bets are safe.', // The session ended because nothing was done.
    expired:
      'A session lasts {hours, plural, one {# hour} other {# hours}} at most. A good moment for a break.', // The session ended because of its length.
    elsewhereTitle: 'Your account was opened elsewhere', // Title after the account was signed in on another device.
    elsewhere:
      'Only one device can be logged in at a time. If this wasn’t you, log in and change your password right away.', // The session ended because the account was signed in on another device.
    passwordTitle: 'Your password was changed', // Title after the password was changed on another device.
    password:
      'All devices were logged out. Log in with the new password. If this wasn’t you, contact customer service right away.', // The session ended because the password was changed elsewhere.
    disabledTitle: 'This account is closed for now', // Title after the account was disabled.
    disabled: 'You can’t log in at the moment. Customer service can tell you why and what happens next.', // The session ended because the account was disabled.
    cookies: 'Your browser blocks cookies from this site. Allow them, then log in again.', // A log-in succeeded, and the browser did not keep what it was given.
    login: 'Log in again', // Button that opens the login dialog.
    contact: 'Customer service', // Leads to customer service.
    close: 'Keep browsing', // Button that closes the dialog and leaves the visitor on the site, logged out.
  }),
  ...defineArea('session.after', {
    afterTitle: { id: 'session.after.title', text: 'Welcome back, {name}' }, // Title of the dialog after a login. name: nickname or account.
    afterFirstTitle: { id: 'session.after.firstTitle', text: 'Welcome, {name}' }, // Title of the dialog after the very first login. name: nickname or account.
    lastLogin: 'Last login', // Names the time at which the account was last logged in.
    unread: 'New messages', // Names the number of unread messages.
    notMe: 'This wasn’t me', // Link beside the time of the last login: changes the password.
    lookTitle: 'Do your limits still suit you?', // Title of a notice in the dialog after a login, every six months.
    lookText: 'Check your limits every six months, and your statement to see what play has cost.', // Below that title.
    look: 'Check my limits', // Button that leads to limits and statement; the other one says “Not now”.
    limits: 'You can set a deposit limit or take a break at any time.', // Safer-play line in the dialog after a login.
  }),
};
