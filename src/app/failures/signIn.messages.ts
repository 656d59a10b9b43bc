import { defineArea } from '#messages';

/** Words for refusals of signing in: sessions, log-ins, codes, passwords. */
export const signInRefusals = defineArea('error', {
  'session.missing': { id: 'error.sessionMissing', text: 'Not logged in, please log in' }, // A call needed a session. Wording of the specification.
  'session.cookies': {
    id: 'error.sessionCookies',
    text: 'Your browser blocks cookies from this site. Allow them, then log in again.',
  }, // A log-in was answered, and the next call came without any cookie.
  'session.ended': { id: 'error.sessionEnded', text: 'Your session has ended. Please log in again.' }, // The session timed out.
  'session.elsewhere': {
    id: 'error.sessionElsewhere',
    text: 'Your account was signed in somewhere else. If that was not you, change your password.',
  }, // A newer login ended this session.
  'session.idle': {
    id: 'error.sessionIdle',
    text: 'You were away for a while. Please log in again.',
  }, // The session ended because nothing was done for 15 minutes.
  'session.expired': {
    id: 'error.sessionExpired',
    text: 'Your session has reached its time limit. Please log in again.',
  }, // The session ended because it had lasted as long as a session may (12 hours).
  'session.password': {
    id: 'error.sessionPassword',
    text: 'Your password was changed. Log in with the new one.',
  }, // The session ended because the password of the account was changed, perhaps on another device.
  'session.disabled': {
    id: 'error.sessionDisabled',
    text: 'This account is not active. Contact customer service.',
  }, // The session ended because the operator disabled or closed the account.
  'login.rejected': { id: 'error.loginRejected', text: 'Username or password is wrong' }, // Login refused; says nothing about which of the two.
  'login.locked': { id: 'error.loginLocked', text: 'Too many wrong tries. Wait, or reset your password.' }, // Login locked for a while.
  'login.notMember': { id: 'error.loginNotMember', text: 'Non-member account unable to login' }, // Wording of the specification.
  'login.notAgent': { id: 'error.loginNotAgent', text: 'Non-agents cannot log in' }, // Wording of the specification.
  'login.registerFirst': { id: 'error.loginRegisterFirst', text: 'Please register an account first' }, // Wording of the specification. The number was proved to be the visitor's, and no account has it.
  'login.contactAgent': {
    id: 'error.loginContactAgent',
    text: 'This account is not active. Please contact your agent.',
  }, // Wording of the specification. Shown after the right password of an account that an agent opened and that is disabled.
  'login.closed': {
    id: 'error.loginClosed',
    text: 'This account was closed by its owner. Contact customer service if you need anything from it.',
  }, // Shown after the right password of an account whose owner closed it.
  'login.verifyFirst': { id: 'error.loginVerifyFirst', text: 'Please complete verification first' }, // Wording of the specification.
  'login.ticketExpired': { id: 'error.loginTicketExpired', text: 'This login took too long. Start again.' }, // The extra verification of a login from a new network was not completed in time.
  'login.proofWrong': {
    id: 'error.loginProofWrong',
    text: 'That does not match your account. Check it and try again.',
  }, // Extra verification of a login: the bank account name or Google code is wrong.
  'login.forgotten': {
    id: 'error.loginForgotten',
    text: 'This device is no longer remembered. Log in with your password.',
  }, // The remember-me of this browser has ended: too old, used already, or revoked.
  'captcha.required': { id: 'error.captchaRequired', text: 'Please enter the captcha' }, // Wording of the specification.
  'captcha.wrong': { id: 'error.captchaWrong', text: 'The captcha is wrong. Here is a new one.' }, // The captcha did not match; a new picture is shown.
  'captcha.tooSoon': { id: 'error.captchaTooSoon', text: 'Wait a second before the next captcha' }, // Captcha refreshed too fast.
  'verification.required': { id: 'error.verificationRequired', text: 'Please complete verification first' }, // Human verification is needed.
  'verification.wrong': {
    id: 'error.verificationWrong',
    text: 'Verification failed. Try again.',
  }, // Human verification (the slider puzzle) was answered wrongly or too late; a new puzzle follows.
  'verification.closed': {
    id: 'error.verificationClosed',
    text: 'The verification was closed, so nothing was sent. Try again.',
  }, // The person closed the puzzle that proves that they are no program.
  'sms.tooSoon': { id: 'error.smsTooSoon', text: 'A code was just sent. Wait a moment.' }, // Text message asked for too fast.
  'sms.codeWrong': { id: 'error.smsCodeWrong', text: 'Invalid verification code' }, // Wording of the specification.
  'sms.codeMissing': { id: 'error.smsCodeMissing', text: 'Enter the verification code' }, // Firebase was asked to check a code, and none came with the question.
  'sms.codeExpired': { id: 'error.smsCodeExpired', text: 'The code has expired. Send a new one.' }, // Text message code too old.
  'sms.numberMissing': { id: 'error.smsNumberMissing', text: 'Enter a valid phone number' }, // Firebase was asked to send a code, and no number came with the question.
  'sms.numberInvalid': { id: 'error.smsNumberInvalid', text: 'Invalid phone number format' }, // Wording of the specification.
  'sms.off': {
    id: 'error.smsOff',
    text: 'Codes by text message are not available. Contact customer service.',
  }, // The brand has no text messages.
  'sms.domain': { id: 'error.smsDomain', text: 'Invalid captcha, or a domain that is not allowed' }, // Firebase refuses to send a code: its captcha, or the address of the site.
  'sms.quota': { id: 'error.smsQuota', text: 'The quota of codes is used up. Contact customer service.' }, // Firebase sends no more codes for the brand.
  'mail.off': {
    id: 'error.mailOff',
    text: 'E-mail is not available at the moment. Contact customer service.',
  }, // The platform cannot send e-mail, for instance a new password.
  'password.weak': { id: 'error.passwordWeak', text: 'Choose a password that is harder to guess' }, // The password is on the list of common ones or names the brand.
  'password.wrong': { id: 'error.passwordWrong', text: 'The password is wrong' }, // The present login password, where it is asked for once more.
  'password.none': {
    id: 'error.passwordNone',
    text: 'You have no login password yet. Set one in your account first.',
  }, // The login password is asked for once more, and the account has none: its owner signs in by codes.
  'password.unequal': { id: 'error.passwordUnequal', text: 'The two passwords are not the same' }, // The confirmation of a new password differs from it.
  'password.changeFirst': { id: 'error.passwordChangeFirst', text: 'Choose a new password first' }, // A login with a first or expired password: it has to be changed before anything else can be done.
});
