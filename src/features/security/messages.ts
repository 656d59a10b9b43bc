import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';

/** What the page about the account and its safety says. */
export const securityMessages = {
  ...defineArea('security.page', {
    levelAll: 'Your account is well protected', // Heading of the card with the level: nothing is left to do.
    levelGood: 'Your account is almost fully protected', // Heading of the card with the level: one or two steps are left.
    levelLow: 'Protect your account', // Heading of the card with the level: several steps are left.
    level: '{value} of {count}', // Steps of protection that are done, beside the heading.
    meter: 'Security level: {value} of {count}', // The same, for screen readers.
    nextPassword: 'Next step: a new login password, because yours is too old.',
    nextPasswordNone: 'Next step: a login password, so that you can get back in when your phone is gone.', // For an account that is signed in to by codes alone.
    nextTransaction: 'Next step: a transaction password, so that nobody else can send your money away.',
    nextMobile: 'Next step: your mobile number, so that you can get back in by code.',
    nextEmail: 'Next step: your email address, so that you can get back in when your phone is gone.',
    nextAuthenticator: 'Next step: an authenticator code, so that a stolen password is not enough.',
    nothingLeft: 'Every protection is in place. Keep your recovery codes where only you can find them.',
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
    edit: 'Edit', // Button: change what stands beside it.
    lockedField: 'Cannot be changed here', // Spoken for a lock beside a name or birthday.
    changePicture: 'Choose a picture', // Button with a camera, on the member's picture.
    addMore: 'Add something about you', // Button below the profile: one more field.
    nameNote:
      'Your real name must match your bank account. To correct it, send an identity document to support.',

    history: 'Login history', // Heading of the list of sign-ins.
    historyDays: 'Last {days} days', // Beside the heading of the login history.
    device: 'Device', // Column: on which device somebody signed in.
    address: 'IP address', // Column.
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
    notMe: 'This wasn’t me',
    notMeOf: 'This wasn’t me: {device}, {time}', // The same, spoken. device: kind of device. time: day and time.
    onlyThis: 'No other sign-ins in this period', // The history holds this session alone.

    failedTitle: 'Your account could not be loaded',
    failedText: 'Your money and your settings are safe. Try again in a moment.',
  }),
  mobile: labelMessages.mobileNumber,
};

/** How betting prices are written. */
export const oddsMessages = defineArea('security.odds', {
  title: 'Odds format',
  note: 'The format never changes what you’re paid. Your slip shows the stake and the return in money.',
  decimal: 'Decimal', // Way to write odds: 2.50.
  hongKong: 'Hong Kong', // Way to write odds: what a stake of one wins, 1.50.
  malay: 'Malay', // Way to write odds: above evens the stake that wins one, −0.67.
  indonesian: 'Indonesian', // Way to write odds: below evens the stake that wins one, −2.00.
  american: 'American', // Way to write odds: +150.
  fractional: 'Fractional', // Way to write odds: 3/2.
});

/** What its dialogs say. */
export const securityDialogs = defineArea('security.dialog', {
  save: 'Save',
  saving: 'Saving',
  transactionSet: 'Set a transaction password', // Title.
  transactionChange: 'Change the transaction password', // Title.
  transactionText:
    'You’ll enter it for each withdrawal and transfer. Never share it with anyone, not even us.',
  transactionWait: 'Payout accounts can be used again 24 hours after a change.',
  loginPassword: 'Login password',
  loginPasswordWhy: 'So we know it’s you.',
  current: 'Current transaction password',
  next: 'New transaction password',
  digits: '6 digits', // What a transaction password or a code has to have.
  repeat: 'Repeat it',
  unequal: 'They don’t match',
  notMeTitle: 'Secure your account now?', // Title of the question after "that was not me".
  notMeText: 'You said this sign-in was not you: <b>{device}, {time}</b>.', // device: kind of device. time: day and time.
  notMeEffects: 'What happens when you confirm', // Heading of a list.
  effectOut: 'Every other device is signed out immediately.',
  effectPause: 'Withdrawals and transfers pause for 24 hours. Your money and open bets stay where they are.',
  effectPassword: 'You choose a new login password.',
  effectMessage: 'You’ll find a note about it in your messages.',
  notMeYes: 'Secure my account',
  notMeNo: 'It was me',
  mobileAdd: 'Add a mobile number', // Title.
  mobileChange: 'Change the mobile number', // Title.
  emailAdd: 'Add an email address', // Title.
  emailChange: 'Change the email address', // Title.
  step: 'Step {step} of 2', // Below the title of a dialog with two steps.
  proveMobile: 'First we’ll send a code to your current number <b>{masked}</b>.', // masked: number, mostly blanked out.
  proveEmail: 'First we’ll send a code to your current address <b>{masked}</b>.', // masked: address, mostly blanked out.
  proveApp: 'Enter the code that your authenticator app shows, or a recovery code.',
  provePassword: 'First enter your login password so we know it’s you.',
  useApp: 'I can’t receive it. Use the authenticator app', // Link: prove another way.
  useCode: 'Send me a code instead', // Link: back to the code by message.
  lostContact: 'Can’t access it anymore? Customer service can change it after an identity check.',
  contactOff: 'We can’t send messages of this kind right now, so it can’t be changed. Try again later.',
  checking: 'Checking', // On the button while the platform looks at the answer.
  code: 'Code', // Label of the field for a code that was sent or that an app shows.
  newMobile: 'New mobile number',
  phoneInvalid: { id: 'error.smsNumberInvalid', text: 'Invalid phone number format' }, // Wording of the specification.
  newEmail: 'New email address',
  bind: 'Verify', // Button: the code of the second step is right, the number or address is taken.
  appTitle: 'Add an authenticator code', // Title.
  appText: 'From then on we ask for it when you sign in on a new device.',
  scan: '1. Scan with an authenticator app',
  noCamera: 'No camera? Type this key in the app.',
  key: 'Key', // Label of the key of an authenticator app.
  qr: 'QR code for the authenticator app', // Spoken in place of the picture.
  enterDigits: '2. Enter the 6 digits it shows',
  recoveryNext: 'Next we’ll show 8 recovery codes, once. Save them: each one works once in place of the app.',
  turnOn: 'Turn on',
  turningOn: 'Turning on',
  recoveryTitle: 'Save your recovery codes', // Title.
  recoveryText: 'Each one works once in place of the app. We won’t show them again.',
  recoveryList: 'Recovery codes', // Name of the list.
  recoveryAll: 'All codes', // Label of the field that copies them.
  recoveryCount: '{count, plural, one {# code} other {# codes}}', // In that field.
  recoverySave: 'Save as a file',
  recoveryKept: 'I’ve saved them', // Check box before the dialog can be closed.
  manageTitle: 'Authenticator code', // Title.
  manageText: 'Enter your login password and a code of the app, or a recovery code.',
  manageChoice: 'What do you want to do?',
  renew: 'New recovery codes', // Choice.
  renewText: 'The old ones stop working.',
  remove: 'Turn the authenticator off', // Choice.
  removeText: 'A stolen password is then enough to sign in.',
  removeYes: 'Turn off', // Button.
  renewYes: 'Make new codes', // Button.
  profileChoice: 'What do you want to add?', // Choice of a field of the profile.
  birthdayText: 'You must be at least 18 years old.',
  forGood: 'Check it carefully: once it’s saved, only customer service can change it.',
  tooYoung: 'You must be at least 18 years old',
  avatarTitle: 'Choose a picture', // Title.
  avatarText: 'Other players see it in chat and on the leaderboard.', // Above the pictures.
  picture: 'Picture {number}', // Spoken name of a built-in picture. number: which one.
  ownPicture: 'Your own picture',
  ownPictureText: 'PNG or JPG, up to 5 MB. We check it before others see it.',
  pictureBroken: 'This picture can’t be opened. Choose another one',
  preview: 'Preview of your picture', // Spoken for the picture that is cropped.
  zoom: 'Zoom', // Slider: how near.
  across: 'Left and right', // Slider: which part of the picture.
  down: 'Up and down', // Slider: which part of the picture.
  avatarSave: 'Save picture',
});

/** The data of a person as a file, and the end of their account. */
export const ownAccountMessages = defineArea('security.own', {
  title: 'Your data and account', // Heading of a card.
  data: 'Download my data', // Row of a list, title and button of its dialog.
  dataText: 'One file with your profile, logins, limits, transactions, bets and messages',
  dataNote: 'Keep the file where only you can find it.', // In the dialog.
  close: 'Close my account', // Row of a list, title and button of its dialog.
  closeText: 'Withdraw your balance first. Nobody can log in afterwards',
  effectMoney: 'Open bets must be settled and your balance withdrawn first.', // What goes with closing the account.
  effectAccess: 'Every device is signed out, and you can’t log in anymore.', // What closing the account does.
  effectPlay: 'You get no more bonuses or messages.', // What closing the account does.
  effectRecords: 'We keep your records for as long as the law requires.', // What closing the account does.
});

/** Names of what members say about themselves. */
export const profileMessages = defineArea('security.profile', {
  nickname: 'Display name',
  payeeName: 'Real name',
  birthday: 'Birthday',
  idNumber: 'ID number', // Of a passport or identity card.
  line: 'LINE',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram', // Name of a messenger.
  zalo: 'Zalo', // Name of a messenger.
  wechat: 'WeChat',
  qqNum: 'QQ',
  facebook: 'Facebook',
  nationality: 'Nationality',
  address: 'Address', // Where the member lives.
  occupation: 'Occupation',
  incomeSource: 'Source of income',
  recommenderId: 'Referrer', // Who brought the member.
  affiliateCode: 'Invitation code', // Code with which the member registered.
});
