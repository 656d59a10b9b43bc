import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';
import { countryCodes } from '../start/countryCodes';

const dialingCodes: ReadonlySet<string> = new Set(countryCodes.map((each) => each.countryDialingCode));

/** A phone number as the platform compares it. */
export interface PhoneNumber {
  /** In E.164, with its plus sign. */
  full: string;
  /** Its country's part, with its plus sign. */
  dialingCode: string;
}

/**
 * Reads what a person typed: spaces, dashes and brackets aside, a national number with or without its leading zero,
 * or one that begins with the plus sign. Undefined for what cannot be a number.
 */
export function readNumber(dialingCode: string, typed: string): PhoneNumber | undefined {
  const bare = typed.normalize('NFKC').replaceAll(/[\s().-]/g, '');
  const code = dialingCode.trim().startsWith('+') ? dialingCode.trim() : `+${dialingCode.trim()}`;
  if (!dialingCodes.has(code)) return undefined;
  const full = bare.startsWith('+') ? bare : `${code}${bare.replace(/^0/, '')}`;
  // E.164: fifteen digits at most. Fewer than seven reach nobody.
  return full.startsWith(code) && /^\+\d{7,15}$/.test(full) ? { full, dialingCode: code } : undefined;
}

/** The number that was typed; without a country, one of the merchant's own. Refuses with `sms.numberInvalid`. */
export async function numberOf(
  ctx: Pick<Ctx, 'db' | 'merchant'>,
  dialingCode: string | undefined,
  typed: string,
): Promise<PhoneNumber> {
  const code = dialingCode?.trim() || (await settingOf(ctx.db, ctx.merchant, 'dialingCode'));
  return readNumber(code, typed) ?? refuse('sms.numberInvalid');
}
