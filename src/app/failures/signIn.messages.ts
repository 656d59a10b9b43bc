import { defineMessages } from 'react-intl';

/** Words for refusals of signing in: sessions, log-ins, codes, passwords. */
export const signInRefusals = defineMessages({
  'session.missing': {
    id: 'error.sessionMissing',
    defaultMessage: 'Not logged in, please log in',
    description: 'A call needed a session. Wording of the specification.',
  },
  'session.ended': {
    id: 'error.sessionEnded',
    defaultMessage: 'Your session has ended. Please log in again.',
    description: 'The session timed out.',
  },
  'session.elsewhere': {
    id: 'error.sessionElsewhere',
    defaultMessage: 'Your account was signed in somewhere else. If that was not you, change your password.',
    description: 'A newer login ended this session.',
  },
  'session.idle': {
    id: 'error.sessionIdle',
    defaultMessage: 'You were signed out after a while without activity. Please log in again.',
    description: 'The session ended because nothing was done for 15 minutes.',
  },
  'session.expired': {
    id: 'error.sessionExpired',
    defaultMessage: 'Your session has reached its time limit. Please log in again.',
    description: 'The session ended because it had lasted as long as a session may (12 hours).',
  },
  'session.password': {
    id: 'error.sessionPassword',
    defaultMessage: 'Your password was changed, so you were signed out. Log in with the new one.',
    description:
      'The session ended because the password of the account was changed, perhaps on another device.',
  },
  'session.disabled': {
    id: 'error.sessionDisabled',
    defaultMessage: 'This account is not active. Contact customer service.',
    description: 'The session ended because the operator disabled or closed the account.',
  },
  'login.rejected': {
    id: 'error.loginRejected',
    defaultMessage: 'Username or password is wrong',
    description: 'Login refused; says nothing about which of the two.',
  },
  'login.locked': {
    id: 'error.loginLocked',
    defaultMessage: 'Too many wrong tries. Wait, or reset your password.',
    description: 'Login locked for a while.',
  },
  'login.notMember': {
    id: 'error.loginNotMember',
    defaultMessage: 'Non-member account unable to login',
    description: 'Wording of the specification.',
  },
  'login.notAgent': {
    id: 'error.loginNotAgent',
    defaultMessage: 'Non-agents cannot log in',
    description: 'Wording of the specification.',
  },
  'login.verifyFirst': {
    id: 'error.loginVerifyFirst',
    defaultMessage: 'Please complete verification first',
    description: 'Wording of the specification.',
  },
  'login.ticketExpired': {
    id: 'error.loginTicketExpired',
    defaultMessage: 'This login took too long. Start again.',
    description: 'The extra verification of a login from a new network was not completed in time.',
  },
  'login.proofWrong': {
    id: 'error.loginProofWrong',
    defaultMessage: 'That does not match your account. Check it and try again.',
    description: 'Extra verification of a login: the bank account name or Google code is wrong.',
  },
  'login.forgotten': {
    id: 'error.loginForgotten',
    defaultMessage: 'This device is no longer remembered. Log in with your password.',
    description: 'The remember-me of this browser has ended: too old, used already, or revoked.',
  },
  'captcha.required': {
    id: 'error.captchaRequired',
    defaultMessage: 'Please enter the captcha',
    description: 'Wording of the specification.',
  },
  'captcha.wrong': {
    id: 'error.captchaWrong',
    defaultMessage: 'The captcha is wrong. Here is a new one.',
    description: 'The captcha did not match; a new picture is shown.',
  },
  'captcha.tooSoon': {
    id: 'error.captchaTooSoon',
    defaultMessage: 'Wait a second before the next captcha',
    description: 'Captcha refreshed too fast.',
  },
  'verification.required': {
    id: 'error.verificationRequired',
    defaultMessage: 'Please complete verification first',
    description: 'Human verification is needed.',
  },
  'verification.wrong': {
    id: 'error.verificationWrong',
    defaultMessage: 'The verification did not succeed. Try again.',
    description:
      'Human verification (the slider puzzle) was answered wrongly or too late; a new puzzle follows.',
  },
  'sms.tooSoon': {
    id: 'error.smsTooSoon',
    defaultMessage: 'A code was just sent. Wait before asking for another.',
    description: 'Text message asked for too fast.',
  },
  'sms.codeWrong': {
    id: 'error.smsCodeWrong',
    defaultMessage: 'Invalid verification code',
    description: 'Wording of the specification.',
  },
  'sms.codeMissing': {
    id: 'error.smsCodeMissing',
    defaultMessage: 'Enter the verification code',
    description: 'Firebase was asked to check a code, and none came with the question.',
  },
  'sms.codeExpired': {
    id: 'error.smsCodeExpired',
    defaultMessage: 'The code has expired. Send a new one.',
    description: 'Text message code too old.',
  },
  'sms.numberMissing': {
    id: 'error.smsNumberMissing',
    defaultMessage: 'Enter a valid phone number',
    description: 'Firebase was asked to send a code, and no number came with the question.',
  },
  'sms.numberInvalid': {
    id: 'error.smsNumberInvalid',
    defaultMessage: 'Invalid phone number format',
    description: 'Wording of the specification.',
  },
  'sms.off': {
    id: 'error.smsOff',
    defaultMessage: 'Codes by text message are not available. Contact customer service.',
    description: 'The brand has no text messages.',
  },
  'sms.domain': {
    id: 'error.smsDomain',
    defaultMessage: 'Invalid captcha, or a domain that is not allowed',
    description: 'Firebase refuses to send a code: its captcha, or the address of the site.',
  },
  'sms.quota': {
    id: 'error.smsQuota',
    defaultMessage: 'The quota of codes is used up. Contact customer service.',
    description: 'Firebase sends no more codes for the brand.',
  },
  'mail.off': {
    id: 'error.mailOff',
    defaultMessage: 'E-mail is not available at the moment. Contact customer service.',
    description: 'The platform cannot send e-mail, for instance a new password.',
  },
  'password.weak': {
    id: 'error.passwordWeak',
    defaultMessage: 'Choose a password that is harder to guess',
    description: 'The password is on the list of common ones or names the brand.',
  },
  'password.wrong': {
    id: 'error.passwordWrong',
    defaultMessage: 'The old password is wrong',
    description: 'Change of password refused.',
  },
  'password.unequal': {
    id: 'error.passwordUnequal',
    defaultMessage: 'The two passwords are not the same',
    description: 'The confirmation of a new password differs from it.',
  },
  'password.changeFirst': {
    id: 'error.passwordChangeFirst',
    defaultMessage: 'Choose a new password first',
    description:
      'A login with a first or expired password: it has to be changed before anything else can be done.',
  },
});
