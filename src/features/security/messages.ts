import { defineArea } from '#messages';

/** What the page about the account and its safety says. */
export const securityMessages = defineArea('security.page', {
  levelAll: 'Your account is well protected', // Heading of the card with the level: nothing is left to do.
  levelGood: 'Your account is nearly there', // Heading of the card with the level: one or two steps are left.
  levelLow: 'Protect your account', // Heading of the card with the level: several steps are left.
  level: '{value} of {count}', // Steps of protection that are done, beside the heading.
  meter: 'Security level: {value} of {count}', // The same, for screen readers.
  nextPassword: 'Next step: a new login password, because yours is too old.',
  nextTransaction: 'Next step: a transaction password, so that nobody else can send your money away.',
  nextMobile: 'Next step: your mobile number, so that you can get back in by code.',
  nextEmail: 'Next step: your email address, so that you can get back in when your phone is gone.',
  nextAuthenticator: 'Next step: an authenticator code, so that a stolen password is not enough.',
  nothingLeft: 'Every protection is in place. Keep your recovery codes where only you find them.',
  doPassword: 'Change it', // Button: change the login password that is too old.
  doTransaction: 'Set it', // Button: set a transaction password.
  doMobile: 'Add a number', // Button: add a mobile number.
  doEmail: 'Add an address', // Button: add an email address.
  doAuthenticator: 'Add a code', // Button: set up an authenticator app.
  paused: 'Withdrawals and transfers are paused until {time}', // Note at the top, after "that was not me". time: day and time.

  protection: 'Sign-in and security', // Heading of the list of passwords, number, address, app.
  password: 'Login password',
  passwordChanged: 'Changed on {day}', // Below the login password. day: a date.
  passwordOld: 'Too old. Choose a new one',
  transaction: 'Transaction password',
  transactionText: '6 digits. Asked for each withdrawal and transfer',
  transactionLocked: 'Locked until {time} after wrong tries', // time: day and time.
  mobile: 'Mobile number',
  email: 'Email',
  authenticator: 'Authenticator code', // Six digits that an app on the phone shows.
  authenticatorText: 'Asked when you sign in on a new device',
  recoveryLeft:
    '{count, plural, =0 {No recovery codes left} one {# recovery code left} other {# recovery codes left}}', // Below the authenticator: how many codes for emergencies are left.
  notSet: 'Not set', // Badge: there is none yet.
  set: 'Set', // Badge: it is there.
  verified: 'Verified', // Badge: its owner has proved it.
  unverified: 'Not verified', // Badge: its owner has not proved it yet.
  locked: 'Locked', // Badge: too many wrong tries.
  old: 'Too old', // Badge beside the login password.
  add: 'Add',
  change: 'Change',
  setUp: 'Set up',
  verify: 'Verify',
  actionOf: '{action}: {name}', // Spoken name of a button in a row. action: its words, such as "Change". name: what the row is about.

  profile: 'Profile', // Heading of the card with name and picture, for screen readers.
  memberSince: 'Member since',

  history: 'Login history', // Heading of the list of sign-ins.
  historyDays: 'Last {days} days', // Beside the heading of the login history.
  device: 'Device', // Column: on which device somebody signed in.
  address: 'IP address', // Column.
  time: 'Time', // Column.
  state: 'State', // Column with what can be done, for screen readers.
  computer: 'Computer',
  phone: 'Phone',
  tablet: 'Tablet',
  unknown: 'Unknown device',
  thisDevice: 'This device', // Badge: the session of this page.
  newPlace: 'New place', // Badge: the first sign-in from this network.
  activeNow: 'Active now',
  staysSignedIn: 'Stays signed in until {time}', // The browser may come back without a password. time: day and time.
  reported: 'Reported', // Badge: the owner said that it was somebody else.
  signOut: 'Sign out', // Button: ends the session of another device.
  signOutOf: 'Sign out: {device}, {time}', // The same, spoken. device: kind of device. time: day and time.
  signOutOthers: 'Sign out other devices',
  notMe: 'That was not me',
  notMeOf: 'That was not me: {device}, {time}', // The same, spoken. device: kind of device. time: day and time.
  onlyThis: 'No other sign-in in this time', // The history holds this session alone.

  failedTitle: 'Your account could not be loaded',
  failedText: 'Your money and your settings are safe. Try again in a moment.',
  retry: 'Try again',
  asOf: 'As of {time}', // Over a list that could not be renewed. time: hour and minute.
});

/** What its dialogs say. */
export const securityDialogs = defineArea('security.dialog', {
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  transactionSet: 'Set a transaction password', // Title.
  transactionChange: 'Change the transaction password', // Title.
  transactionText: 'It is asked for each withdrawal and transfer. Never tell it to anybody, not even to us.',
  transactionWait: 'Accounts that you are paid out to can be used again 24 hours after a change.',
  loginPassword: 'Login password',
  loginPasswordWhy: 'So that we know it is you.',
  current: 'Present transaction password',
  next: 'New transaction password',
  digits: '6 digits',
  repeat: 'Repeat it',
  unequal: 'The two do not match',
  notMeTitle: 'Secure your account now?', // Title of the question after "that was not me".
  notMeText: 'You said this sign-in was not you: <b>{device}, {time}</b>.', // device: kind of device. time: day and time.
  notMeEffects: 'What happens when you confirm', // Heading of a list.
  effectOut: 'Every other device is signed out at once.',
  effectPause: 'Withdrawals and transfers pause for 24 hours. Your money and open bets stay where they are.',
  effectPassword: 'You choose a new login password.',
  effectMessage: 'You find a note of it in your messages.',
  notMeYes: 'Secure my account',
  notMeNo: 'It was me',
});
