import type { RefusalCode } from '#contract';

/** Codes that say the same as another one. */
const alike: Partial<Record<RefusalCode, RefusalCode>> = {
  'sms.tooMany': 'limit.reached',
  'call.unavailable': 'path.unknown',
  'login.disabled': 'session.disabled',
  'play.review': 'session.disabled',
};

/**
 * The message for a refusal: `deposit.tooMany` is worded by `error.depositTooMany`. By rule and not by a table, so that
 * a refusal costs the first download nothing; that each has its words is tested against the contract.
 */
export const refusalMessage = (code: RefusalCode): { id: string } => ({
  id: `error.${(alike[code] ?? code).replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
});
