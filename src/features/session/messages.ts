import { defineArea } from '#messages';
import { labelMessages } from '../label.messages';

/** What the dialogs of signing in and out say. */
export const sessionMessages = {
  ...defineArea('session.form', {
    loggingIn: 'Logging in', // Main button of the login dialog while the login is under way.
    password: 'Password', // Label of the password field.
    confirmPassword: 'Repeat the password', // Label of the field that repeats a new password.
    captcha: 'Captcha', // Label of the field for the letters of the picture.
    captchaImage: 'Picture with the characters to type', // Alternative text of the captcha picture.
    captchaRefresh: 'Another picture', // Button that fetches another captcha.
    captchaWithout: 'Verify without the picture', // Checkbox below the captcha, for people who cannot read its picture: the device solves a small sum when the form is sent.
    captchaFailed: 'The picture did not load', // Shown in place of the captcha picture when it cannot be fetched.
    newHere: 'New here?', // Question before the link to the register dialog.
    creatingAccount: 'Creating your account', // Main button of the register dialog while the account is made.
    haveAccount: 'Already a member?', // Question before the link to the login dialog.
    startingFreePlay: 'Opening free play', // Free play button while the trial account is made.
    welcomeBack: 'Good to see you again', // Heading over the picture of the login dialog.
    welcomeNew: 'Play within your limits', // Heading over the picture of the register dialog.
    licensed: 'Licensed, audited', // Reason to trust, beside the login form.
    help: 'Help day and night', // Reason to trust, beside the login form.
    pause: 'Pause any time', // Reason to trust, beside the login form: a break can be taken at any time.
    notSignedIn: 'Log in to play', // Notice in the login dialog when something that was pressed needs a login. Wording of the specification.
    payeeName: 'Real name', // Label of a register field.
    email: 'Email', // Label of a register field.
    qqNum: 'QQ', // Label of a register field.
    recommenderId: 'Referrer', // Label of a register field.
    verificationCode: 'Verification code', // Label of a register field.
    affiliateCode: 'Invitation code', // Label of a register field.
    paymentPassword: 'Withdraw password', // Label of a register field.
    line: 'LINE', // Label of a register field.
    whatsapp: 'WhatsApp', // Label of a register field.
    facebook: 'Facebook', // Label of a register field.
    wechat: 'WeChat', // Label of a register field.
    idNumber: 'ID number', // Label of a register field.
    age: 'I am {age} or older and accept the terms', // Checkbox that must be on before an account is made.
    ageRequired: 'Confirm your age and the terms', // Error when the age checkbox is off.
    optional: 'Optional', // Hint under a register field that may stay empty.
    logoutTitle: 'Log out?', // Title of the logout question.
    logoutText: 'Your bets stay open and your balance is safe. You can log back in at any time.', // What a logout means.
    logoutConfirm: 'Log out', // Button that logs out.
    logoutStay: 'Stay', // Button that closes the logout question.
    guestTitle: 'Free play only', // Title of the dialog that a trial account meets at member features.
    guestText:
      'You need a real account for this. Free play ends with it; what you won there wasn’t real money, so you lose nothing.', // in_need_true_account of the specification.
  }),
  username: labelMessages.username,
  mobileNum: labelMessages.mobileNumber,
};

/** What is wrong with a field, whichever pattern it follows. */
export const ruleMessages = defineArea('session.rule', {
  required: '{field} not empty', // Required field left empty. Wording of the specification.
  phoneInvalid: { id: 'error.smsNumberInvalid', text: 'Invalid phone number format' }, // Wording of the specification.
  mismatch: 'The two entries are not the same', // The repeated password differs.
});
