import { defineArea } from '#messages';

/** What only the login dialog says. */
export const loginMessages = defineArea('session.login', {
  method: 'Way to log in', // Names the choice between username and SMS code for assistive technology.
  bySms: 'SMS code', // Choice in the login dialog: by a code sent to the phone.
  remember: 'Keep me signed in for 1 day', // Checkbox in the login dialog: within a day no password is asked for on this browser.
  forgot: 'Forgot password?', // Link in the login dialog.
  rememberedText: 'You chose to stay signed in on this browser for one day.', // Under the masked account name in the login dialog, when the browser is remembered.
  goOn: 'Continue as {account}', // Main button for a remembered account. account: masked by the platform, such as mi***an.
  another: 'Use another account', // Link that shows the login form in place of the remembered account.
  forget: 'Forget this account', // Link that makes this browser forget the remembered account.
  back: 'Back to {account}', // Link from the login form back to the remembered account. account: masked.
  locked: 'Too many wrong attempts', // Title of the notice while no login is accepted for this account.
  lockedText: 'Login is locked for', // Before a countdown of minutes and seconds, in the notice of a locked login.
});
