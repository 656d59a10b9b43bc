import { defineMessages } from 'react-intl';

/** Words for every refusal code of the contract: wordFailure does not compile while one is missing. */
export const refusalMessages = defineMessages({
  'request.invalid': {
    id: 'error.requestInvalid',
    defaultMessage: 'Some of what was sent is not valid',
    description: 'The platform refused the input.',
  },
  'request.tooLarge': {
    id: 'error.requestTooLarge',
    defaultMessage: 'Too much was sent at once',
    description: 'The request was too large.',
  },
  'request.unsealed': {
    id: 'error.requestUnsealed',
    defaultMessage: 'The secure connection has to be renewed',
    description: 'The sealed request could not be opened by the platform.',
  },
  'request.foreign': {
    id: 'error.requestForeign',
    defaultMessage: 'This request did not come from the site',
    description: 'The platform refused a request that another page may have made.',
  },
  'path.unknown': {
    id: 'error.pathUnknown',
    defaultMessage: 'This service is not available',
    description: 'The platform does not offer the call.',
  },
  'limit.reached': {
    id: 'error.limitReached',
    defaultMessage: 'Too many requests',
    description: 'Title when the platform asks to wait.',
  },
  'platform.maintenance': {
    id: 'error.platformMaintenance',
    defaultMessage: 'The platform is under maintenance',
    description: 'System maintenance notice.',
  },
  'platform.region': {
    id: 'error.platformRegion',
    defaultMessage: 'Access is not allowed from your location',
    description: 'Access is restricted because of the location or IP address.',
  },
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
  'guest.blocked': {
    id: 'error.guestBlocked',
    defaultMessage: 'A free-play account cannot do this. Register a real account first.',
    description: 'Trial accounts are blocked from member features.',
  },
  'permission.denied': {
    id: 'error.permissionDenied',
    defaultMessage: 'Your account is not allowed to do this',
    description: 'The account lacks the permission.',
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
  'sms.tooMany': {
    id: 'error.smsTooMany',
    defaultMessage: 'Too many requests. Try again after 5 minutes.',
    description: 'Too many text messages. Wording of the specification.',
  },
  'sms.codeWrong': {
    id: 'error.smsCodeWrong',
    defaultMessage: 'Invalid verification code',
    description: 'Wording of the specification.',
  },
  'sms.codeExpired': {
    id: 'error.smsCodeExpired',
    defaultMessage: 'The code has expired. Send a new one.',
    description: 'Text message code too old.',
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
  'mail.off': {
    id: 'error.mailOff',
    defaultMessage: 'E-mail is not available at the moment. Contact customer service.',
    description: 'The platform cannot send e-mail, for instance a new password.',
  },
  'register.closed': {
    id: 'error.registerClosed',
    defaultMessage: 'Registration is closed',
    description: 'The platform takes no new accounts.',
  },
  'register.field': {
    id: 'error.registerField',
    defaultMessage: 'Check the marked field',
    description: 'A field of the register form broke a rule of the platform.',
  },
  'register.taken': {
    id: 'error.registerTaken',
    defaultMessage: 'This username is taken',
    description: 'The wanted username exists.',
  },
  'affiliate.unknown': {
    id: 'error.affiliateUnknown',
    defaultMessage: 'Invalid invitation code',
    description: 'invitation_code_error of the specification.',
  },
  'account.unknown': {
    id: 'error.accountUnknown',
    defaultMessage: 'Username or email does not exist',
    description: 'Wording of the specification.',
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
  'freeplay.off': {
    id: 'error.freeplayOff',
    defaultMessage: 'Free play is not available',
    description: 'The brand offers no free play.',
  },
  'freeplay.tooMany': {
    id: 'error.freeplayTooMany',
    defaultMessage: 'Too many free-play accounts from here. Try again later.',
    description: 'Limit of trial accounts per network.',
  },
  'key.reused': {
    id: 'error.keyReused',
    defaultMessage: 'This was already sent with other details',
    description: 'An idempotency key came back with another input.',
  },
  'key.missing': {
    id: 'error.keyMissing',
    defaultMessage: 'The request was incomplete',
    description: 'An idempotency key is missing.',
  },
  'wallet.short': {
    id: 'error.walletShort',
    defaultMessage: 'Your balance is not enough. Nothing was taken.',
    description: 'The amount exceeds the balance.',
  },
  'wallet.amount': {
    id: 'error.walletAmount',
    defaultMessage: 'This amount is not possible',
    description: 'The amount is zero, negative or outside the limits.',
  },
  'game.unknown': {
    id: 'error.gameUnknown',
    defaultMessage: 'This game does not exist any more',
    description: 'Launch of a game that the platform does not know.',
  },
  'game.closed': {
    id: 'error.gameClosed',
    defaultMessage: 'This game is closed at the moment',
    description: 'The game cannot be opened now, or its address is not one that the site trusts.',
  },
  'game.ticket': {
    id: 'error.gameTicket',
    defaultMessage: 'The way into the game has expired. Open it again.',
    description: 'The one-time launch ticket was used or is too old.',
  },
  'game.stake': {
    id: 'error.gameStake',
    defaultMessage: 'This stake is not possible in this game',
    description: 'The stake is outside the limits of the game.',
  },
  'contract.rateTooLow': {
    id: 'error.contractRateTooLow',
    defaultMessage: 'The rate is lower than one you gave to your downline',
    description: 'Contract refused.',
  },
  'file.tooLarge': {
    id: 'error.fileTooLarge',
    defaultMessage: 'The picture is larger than 5 MB',
    description: 'Upload refused for its size.',
  },
  'file.wrongType': {
    id: 'error.fileWrongType',
    defaultMessage: 'Only png and jpg pictures can be used',
    description: 'Upload refused for its type.',
  },
  'file.tooMany': {
    id: 'error.fileTooMany',
    defaultMessage: 'At most 3 pictures can be sent',
    description: 'Too many uploads.',
  },
});
