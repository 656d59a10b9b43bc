import { defineMessages } from 'react-intl';
import type { NoMessageValues, MessageValue } from 'react-intl';

/** What only the login dialog says. */
export const loginMessages = defineMessages<{
  readonly method: NoMessageValues;
  readonly byUsername: NoMessageValues;
  readonly bySms: NoMessageValues;
  readonly remember: NoMessageValues;
  readonly forgot: NoMessageValues;
  readonly rememberedText: NoMessageValues;
  readonly goOn: { readonly account: MessageValue };
  readonly another: NoMessageValues;
  readonly forget: NoMessageValues;
  readonly back: { readonly account: MessageValue };
  readonly locked: NoMessageValues;
  readonly lockedText: NoMessageValues;
}>({
  method: {
    id: 'session.login.method',
    defaultMessage: 'Way to log in',
    description: 'Names the choice between username and SMS code for assistive technology.',
  },
  byUsername: {
    id: 'session.login.byUsername',
    defaultMessage: 'Username',
    description: 'Choice in the login dialog: by username and password.',
  },
  bySms: {
    id: 'session.login.bySms',
    defaultMessage: 'SMS code',
    description: 'Choice in the login dialog: by a code sent to the phone.',
  },
  remember: {
    id: 'session.login.remember',
    defaultMessage: 'Keep me for 1 day',
    description: 'Checkbox in the login dialog: within a day no password is asked for on this browser.',
  },
  forgot: {
    id: 'session.login.forgot',
    defaultMessage: 'Forgot password?',
    description: 'Link in the login dialog.',
  },
  rememberedText: {
    id: 'session.login.rememberedText',
    defaultMessage: 'You chose to be kept on this browser for one day.',
    description: 'Under the masked account name in the login dialog, when the browser is remembered.',
  },
  goOn: {
    id: 'session.login.goOn',
    defaultMessage: 'Go on as {account}',
    description: 'Main button for a remembered account. account: masked by the platform, such as mi***an.',
  },
  another: {
    id: 'session.login.another',
    defaultMessage: 'Use another account',
    description: 'Link that shows the login form in place of the remembered account.',
  },
  forget: {
    id: 'session.login.forget',
    defaultMessage: 'Forget this account',
    description: 'Link that makes this browser forget the remembered account.',
  },
  back: {
    id: 'session.login.back',
    defaultMessage: 'Back to {account}',
    description: 'Link from the login form back to the remembered account. account: masked.',
  },
  locked: {
    id: 'session.login.locked',
    defaultMessage: 'Too many wrong tries',
    description: 'Title of the notice while no login is accepted for this account.',
  },
  lockedText: {
    id: 'session.login.lockedText',
    defaultMessage: 'Logging in is closed for',
    description: 'Before a countdown of minutes and seconds, in the notice of a locked login.',
  },
});
