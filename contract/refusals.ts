/** What a refusal means on the wire and on screen. */
export interface Refusal {
  /** HTTP status that carries it. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  /** What sending the same request again can achieve. */
  readonly again: 'never' | 'changed' | 'later';
  /** Id of the message that puts it into words. */
  readonly messageId: `error.${string}`;
}

const refuse = <const M extends string>(
  status: Refusal['status'],
  again: Refusal['again'],
  messageId: `error.${M}`,
): Refusal => Object.freeze({ status, again, messageId });

/** Every refusal code that a platform may answer; an unknown one is worded as `error.unknown`. */
export const refusals = {
  'request.invalid': refuse(400, 'changed', 'error.requestInvalid'),
  'request.tooLarge': refuse(413, 'changed', 'error.requestTooLarge'),
  'request.unsealed': refuse(400, 'later', 'error.requestUnsealed'),
  'request.foreign': refuse(403, 'never', 'error.requestForeign'),
  'path.unknown': refuse(404, 'never', 'error.pathUnknown'),
  'call.unavailable': refuse(404, 'never', 'error.pathUnknown'),
  'limit.reached': refuse(429, 'later', 'error.limitReached'),
  'platform.maintenance': refuse(503, 'later', 'error.platformMaintenance'),
  'platform.region': refuse(403, 'never', 'error.platformRegion'),
  'session.missing': refuse(401, 'changed', 'error.sessionMissing'),
  'session.ended': refuse(401, 'changed', 'error.sessionEnded'),
  'session.elsewhere': refuse(401, 'changed', 'error.sessionElsewhere'),
  'session.idle': refuse(401, 'changed', 'error.sessionIdle'),
  'session.expired': refuse(401, 'changed', 'error.sessionExpired'),
  'session.password': refuse(401, 'changed', 'error.sessionPassword'),
  'session.disabled': refuse(401, 'never', 'error.sessionDisabled'),
  'guest.blocked': refuse(403, 'never', 'error.guestBlocked'),
  'permission.denied': refuse(403, 'never', 'error.permissionDenied'),
  'login.rejected': refuse(422, 'changed', 'error.loginRejected'),
  'login.locked': refuse(429, 'later', 'error.loginLocked'),
  'login.notMember': refuse(403, 'never', 'error.loginNotMember'),
  'login.notAgent': refuse(403, 'never', 'error.loginNotAgent'),
  'login.verifyFirst': refuse(422, 'changed', 'error.loginVerifyFirst'),
  'login.ticketExpired': refuse(422, 'changed', 'error.loginTicketExpired'),
  'login.proofWrong': refuse(422, 'changed', 'error.loginProofWrong'),
  'login.forgotten': refuse(422, 'changed', 'error.loginForgotten'),
  'captcha.required': refuse(422, 'changed', 'error.captchaRequired'),
  'captcha.wrong': refuse(422, 'changed', 'error.captchaWrong'),
  'captcha.tooSoon': refuse(429, 'later', 'error.captchaTooSoon'),
  'verification.required': refuse(422, 'changed', 'error.verificationRequired'),
  'verification.wrong': refuse(422, 'changed', 'error.verificationWrong'),
  'sms.tooSoon': refuse(429, 'later', 'error.smsTooSoon'),
  'sms.tooMany': refuse(429, 'later', 'error.limitReached'),
  'sms.codeWrong': refuse(422, 'changed', 'error.smsCodeWrong'),
  'sms.codeMissing': refuse(422, 'changed', 'error.smsCodeMissing'),
  'sms.codeExpired': refuse(422, 'changed', 'error.smsCodeExpired'),
  'sms.numberMissing': refuse(422, 'changed', 'error.smsNumberMissing'),
  'sms.numberInvalid': refuse(422, 'changed', 'error.smsNumberInvalid'),
  'sms.off': refuse(403, 'never', 'error.smsOff'),
  'sms.domain': refuse(403, 'changed', 'error.smsDomain'),
  'sms.quota': refuse(403, 'later', 'error.smsQuota'),
  'mail.off': refuse(403, 'never', 'error.mailOff'),
  'register.closed': refuse(403, 'never', 'error.registerClosed'),
  'register.field': refuse(422, 'changed', 'error.registerField'),
  'register.taken': refuse(409, 'changed', 'error.registerTaken'),
  'affiliate.unknown': refuse(422, 'changed', 'error.affiliateUnknown'),
  'account.unknown': refuse(422, 'changed', 'error.accountUnknown'),
  'password.weak': refuse(422, 'changed', 'error.passwordWeak'),
  'password.wrong': refuse(422, 'changed', 'error.passwordWrong'),
  'password.unequal': refuse(422, 'changed', 'error.passwordUnequal'),
  'password.changeFirst': refuse(403, 'changed', 'error.passwordChangeFirst'),
  'freeplay.off': refuse(403, 'never', 'error.freeplayOff'),
  'freeplay.tooMany': refuse(429, 'later', 'error.freeplayTooMany'),
  'key.reused': refuse(409, 'never', 'error.keyReused'),
  'key.missing': refuse(400, 'changed', 'error.keyMissing'),
  'wallet.short': refuse(422, 'changed', 'error.walletShort'),
  'wallet.amount': refuse(422, 'changed', 'error.walletAmount'),
  'record.unknown': refuse(404, 'never', 'error.recordUnknown'),
  'deposit.channel': refuse(422, 'changed', 'error.depositChannel'),
  'deposit.amount': refuse(422, 'changed', 'error.depositAmount'),
  'deposit.tooMany': refuse(422, 'later', 'error.depositTooMany'),
  'deposit.state': refuse(409, 'never', 'error.depositState'),
  'bonus.state': refuse(409, 'never', 'error.bonusState'),
  'payout.taken': refuse(409, 'changed', 'error.payoutTaken'),
  'payout.number': refuse(422, 'changed', 'error.payoutNumber'),
  'payout.nameMissing': refuse(422, 'changed', 'error.payoutNameMissing'),
  'payout.tooMany': refuse(422, 'changed', 'error.payoutTooMany'),
  'payout.locked': refuse(422, 'later', 'error.payoutLocked'),
  'transaction.unset': refuse(422, 'changed', 'error.transactionUnset'),
  'transaction.wrong': refuse(422, 'changed', 'error.transactionWrong'),
  'transaction.locked': refuse(429, 'later', 'error.transactionLocked'),
  'transaction.weak': refuse(422, 'changed', 'error.transactionWeak'),
  'withdraw.amount': refuse(422, 'changed', 'error.withdrawAmount'),
  'withdraw.short': refuse(422, 'changed', 'error.withdrawShort'),
  'withdraw.tooMany': refuse(422, 'later', 'error.withdrawTooMany'),
  'withdraw.paused': refuse(422, 'later', 'error.withdrawPaused'),
  'withdraw.state': refuse(409, 'never', 'error.withdrawState'),
  'game.unknown': refuse(404, 'never', 'error.gameUnknown'),
  'game.closed': refuse(403, 'later', 'error.gameClosed'),
  'game.ticket': refuse(403, 'never', 'error.gameTicket'),
  'game.stake': refuse(422, 'changed', 'error.gameStake'),
  'contract.rateTooLow': refuse(422, 'changed', 'error.contractRateTooLow'),
  'period.tooLong': refuse(422, 'changed', 'error.periodTooLong'),
  'period.reversed': refuse(422, 'changed', 'error.periodReversed'),
  'security.current': refuse(422, 'never', 'error.securityCurrent'),
  'file.tooLarge': refuse(413, 'changed', 'error.fileTooLarge'),
  'file.wrongType': refuse(422, 'changed', 'error.fileWrongType'),
  'file.tooMany': refuse(422, 'changed', 'error.fileTooMany'),
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof refusals;

/** True for a code of the table. */
export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(refusals, code);
}
