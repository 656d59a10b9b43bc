import { defineMessages, type MessageValue, type NoMessageValues } from 'react-intl';

/** What the dialogs of signing in and out say. */
export const sessionMessages = defineMessages<{
  readonly login: NoMessageValues;
  readonly loggingIn: NoMessageValues;
  readonly username: NoMessageValues;
  readonly password: NoMessageValues;
  readonly confirmPassword: NoMessageValues;
  readonly captcha: NoMessageValues;
  readonly captchaImage: NoMessageValues;
  readonly captchaRefresh: NoMessageValues;
  readonly captchaFailed: NoMessageValues;
  readonly newHere: NoMessageValues;
  readonly createAccount: NoMessageValues;
  readonly creatingAccount: NoMessageValues;
  readonly haveAccount: NoMessageValues;
  readonly freePlay: NoMessageValues;
  readonly startingFreePlay: NoMessageValues;
  readonly welcomeBack: NoMessageValues;
  readonly welcomeNew: NoMessageValues;
  readonly licensed: NoMessageValues;
  readonly help: NoMessageValues;
  readonly pause: NoMessageValues;
  readonly notSignedIn: NoMessageValues;
  readonly payeeName: NoMessageValues;
  readonly email: NoMessageValues;
  readonly qqNum: NoMessageValues;
  readonly mobileNum: NoMessageValues;
  readonly recommenderId: NoMessageValues;
  readonly verificationCode: NoMessageValues;
  readonly affiliateCode: NoMessageValues;
  readonly paymentPassword: NoMessageValues;
  readonly line: NoMessageValues;
  readonly whatsapp: NoMessageValues;
  readonly facebook: NoMessageValues;
  readonly wechat: NoMessageValues;
  readonly idNumber: NoMessageValues;
  readonly age: { readonly age: MessageValue };
  readonly ageRequired: NoMessageValues;
  readonly optional: NoMessageValues;
  readonly logoutTitle: NoMessageValues;
  readonly logoutText: NoMessageValues;
  readonly logoutConfirm: NoMessageValues;
  readonly logoutStay: NoMessageValues;
  readonly guestTitle: NoMessageValues;
  readonly guestText: NoMessageValues;
  readonly guestConfirm: NoMessageValues;
}>({
  login: {
    id: 'session.form.login',
    defaultMessage: 'Log in',
    description: 'Title of the login dialog and its main button.',
  },
  loggingIn: {
    id: 'session.form.loggingIn',
    defaultMessage: 'Logging in',
    description: 'Main button of the login dialog while the login is under way.',
  },
  username: {
    id: 'session.form.username',
    defaultMessage: 'Username',
    description: 'Label of the username field.',
  },
  password: {
    id: 'session.form.password',
    defaultMessage: 'Password',
    description: 'Label of the password field.',
  },
  confirmPassword: {
    id: 'session.form.confirmPassword',
    defaultMessage: 'Repeat the password',
    description: 'Label of the field that repeats a new password.',
  },
  captcha: {
    id: 'session.form.captcha',
    defaultMessage: 'Captcha',
    description: 'Label of the field for the letters of the picture.',
  },
  captchaImage: {
    id: 'session.form.captchaImage',
    defaultMessage: 'Picture with the characters to type',
    description: 'Alternative text of the captcha picture.',
  },
  captchaRefresh: {
    id: 'session.form.captchaRefresh',
    defaultMessage: 'Another picture',
    description: 'Button that fetches another captcha.',
  },
  captchaFailed: {
    id: 'session.form.captchaFailed',
    defaultMessage: 'The picture did not load',
    description: 'Shown in place of the captcha picture when it cannot be fetched.',
  },
  newHere: {
    id: 'session.form.newHere',
    defaultMessage: 'New here?',
    description: 'Question before the link to the register dialog.',
  },
  createAccount: {
    id: 'session.form.createAccount',
    defaultMessage: 'Create an account',
    description: 'Link to the register dialog, and title of that dialog.',
  },
  creatingAccount: {
    id: 'session.form.creatingAccount',
    defaultMessage: 'Creating your account',
    description: 'Main button of the register dialog while the account is made.',
  },
  haveAccount: {
    id: 'session.form.haveAccount',
    defaultMessage: 'Already a member?',
    description: 'Question before the link to the login dialog.',
  },
  freePlay: {
    id: 'session.form.freePlay',
    defaultMessage: 'Free play',
    description: 'Button that signs in with a trial account.',
  },
  startingFreePlay: {
    id: 'session.form.startingFreePlay',
    defaultMessage: 'Opening free play',
    description: 'Free play button while the trial account is made.',
  },
  welcomeBack: {
    id: 'session.form.welcomeBack',
    defaultMessage: 'Good to see you again',
    description: 'Heading over the picture of the login dialog.',
  },
  welcomeNew: {
    id: 'session.form.welcomeNew',
    defaultMessage: 'Play within your limits',
    description: 'Heading over the picture of the register dialog.',
  },
  licensed: {
    id: 'session.form.licensed',
    defaultMessage: 'Licensed, audited',
    description: 'Reason to trust, beside the login form.',
  },
  help: {
    id: 'session.form.help',
    defaultMessage: 'Help day and night',
    description: 'Reason to trust, beside the login form.',
  },
  pause: {
    id: 'session.form.pause',
    defaultMessage: 'Pause any time',
    description: 'Reason to trust, beside the login form: a break can be taken at any time.',
  },
  notSignedIn: {
    id: 'session.form.notSignedIn',
    defaultMessage: 'Not logged in, please log in',
    description:
      'Notice in the login dialog when something that was pressed needs a login. Wording of the specification.',
  },
  payeeName: {
    id: 'session.form.payeeName',
    defaultMessage: 'Real name',
    description: 'Label of a register field.',
  },
  email: {
    id: 'session.form.email',
    defaultMessage: 'Email',
    description: 'Label of a register field.',
  },
  qqNum: {
    id: 'session.form.qqNum',
    defaultMessage: 'QQ',
    description: 'Label of a register field.',
  },
  mobileNum: {
    id: 'session.form.mobileNum',
    defaultMessage: 'Mobile number',
    description: 'Label of a register field.',
  },
  recommenderId: {
    id: 'session.form.recommenderId',
    defaultMessage: 'Referrer',
    description: 'Label of a register field.',
  },
  verificationCode: {
    id: 'session.form.verificationCode',
    defaultMessage: 'Verification code',
    description: 'Label of a register field.',
  },
  affiliateCode: {
    id: 'session.form.affiliateCode',
    defaultMessage: 'Invitation code',
    description: 'Label of a register field.',
  },
  paymentPassword: {
    id: 'session.form.paymentPassword',
    defaultMessage: 'Withdraw password',
    description: 'Label of a register field.',
  },
  line: {
    id: 'session.form.line',
    defaultMessage: 'LINE',
    description: 'Label of a register field.',
  },
  whatsapp: {
    id: 'session.form.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Label of a register field.',
  },
  facebook: {
    id: 'session.form.facebook',
    defaultMessage: 'Facebook',
    description: 'Label of a register field.',
  },
  wechat: {
    id: 'session.form.wechat',
    defaultMessage: 'WeChat',
    description: 'Label of a register field.',
  },
  idNumber: {
    id: 'session.form.idNumber',
    defaultMessage: 'ID number',
    description: 'Label of a register field.',
  },
  age: {
    id: 'session.form.age',
    defaultMessage: 'I am {age} or older and accept the terms',
    description: 'Checkbox that must be on before an account is made.',
  },
  ageRequired: {
    id: 'session.form.ageRequired',
    defaultMessage: 'Confirm your age and the terms',
    description: 'Error when the age checkbox is off.',
  },
  optional: {
    id: 'session.form.optional',
    defaultMessage: 'Optional',
    description: 'Hint under a register field that may stay empty.',
  },
  logoutTitle: {
    id: 'session.form.logoutTitle',
    defaultMessage: 'Log out?',
    description: 'Title of the logout question.',
  },
  logoutText: {
    id: 'session.form.logoutText',
    defaultMessage: 'Your bets stay open and your balance is safe. You can log back in at any time.',
    description: 'What a logout means.',
  },
  logoutConfirm: {
    id: 'session.form.logoutConfirm',
    defaultMessage: 'Log out',
    description: 'Button that logs out.',
  },
  logoutStay: {
    id: 'session.form.logoutStay',
    defaultMessage: 'Stay',
    description: 'Button that closes the logout question.',
  },
  guestTitle: {
    id: 'session.form.guestTitle',
    defaultMessage: 'Free play only',
    description: 'Title of the dialog that a trial account meets at member features.',
  },
  guestText: {
    id: 'session.form.guestText',
    defaultMessage:
      'This needs a real account. Free play ends with it; what you won there was no real money, so you lose nothing.',
    description: 'in_need_true_account of the specification.',
  },
  guestConfirm: {
    id: 'session.form.guestConfirm',
    defaultMessage: 'Create an account',
    description: 'in_increase_submit of the specification.',
  },
});

/** What is wrong with a field, whichever pattern it follows. */
export const ruleMessages = defineMessages<{
  readonly required: { readonly field: MessageValue };
  readonly mismatch: NoMessageValues;
}>({
  required: {
    id: 'session.rule.required',
    defaultMessage: '{field} not empty',
    description: 'Required field left empty. Wording of the specification.',
  },
  mismatch: {
    id: 'session.rule.mismatch',
    defaultMessage: 'The two entries are not the same',
    description: 'The repeated password differs.',
  },
});
