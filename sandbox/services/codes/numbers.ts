import metadata from 'libphonenumber-js/max/metadata';
import { readPhoneNumber, type PhoneNumber } from '#contract/phoneNumber';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { settingOf } from '../settings';

/** Reads what a person typed, with its plus sign or as it is dialled within a country; undefined for no number. */
export const readNumber = (dialingCode: string, typed: string): PhoneNumber | undefined =>
  readPhoneNumber(typed, { dialingCode }, metadata);

/** The number that was typed; without a country, one of the merchant's own. Refuses with `sms.numberInvalid`. */
export async function numberOf(
  ctx: Pick<Ctx, 'db' | 'merchant'>,
  dialingCode: string | undefined,
  typed: string,
): Promise<PhoneNumber> {
  const code = dialingCode?.trim() || (await settingOf(ctx.db, ctx.merchant, 'dialingCode'));
  return readNumber(code, typed) ?? refuse('sms.numberInvalid');
}
