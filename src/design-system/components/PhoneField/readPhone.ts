import type { PhoneNumber } from '#contract/phoneNumber';
import type { readByPlan } from './plans';
import { dialingCountries, type DialingCountry } from './dialingCodes';

/** A telephone number as it stands in a field. */
export interface TypedPhone {
  /** What is seen: the number as dialled within the country, or a whole one with its `+`. */
  number: string;
  /** The country that is chosen: ISO 3166-1 alpha-2, upper case. */
  country: string;
}

/** A telephone number as platforms take it: both together are the number in E.164. */
export interface ReadPhone {
  /** What is dialled from abroad, with its plus sign: `+84`. */
  dialingCode: string;
  /** The digits after it. */
  national: string;
}

let plans: { readByPlan: typeof readByPlan } | undefined;

/** Fetches the numbering plans, which no page needs before somebody is asked for a number. */
export async function loadPlans(): Promise<void> {
  plans ??= await import('./plans');
}

const codeOf = (country: string, countries: readonly DialingCountry[]): string =>
  countries.find(({ countryCode }) => countryCode === country)?.countryDialingCode ?? '';

function numberIn(
  { number, country }: TypedPhone,
  countries: readonly DialingCountry[],
): PhoneNumber | undefined {
  return plans?.readByPlan(number, { country, dialingCode: codeOf(country, countries) });
}

/**
 * The number that is sent for what stands in a field; undefined when that is no number. Before the plans have arrived
 * it is what was typed, which the platform reads by the same rule.
 */
export function readPhone(phone: TypedPhone, countries = dialingCountries): ReadPhone | undefined {
  const chosen = `+${codeOf(phone.country, countries)}`;
  if (!plans) return { dialingCode: chosen, national: phone.number.replaceAll(/[\s().-]/g, '') };
  const found = numberIn(phone, countries);
  if (!found) return undefined;
  // A platform may list an island of +1 with its area.
  const dialingCode = found.full.startsWith(chosen) ? chosen : found.dialingCode;
  return { dialingCode, national: found.full.slice(dialingCode.length) };
}

/** The field after a whole number was put into it: its own country is chosen and the rest stands beside, if no digit is lost by that. */
export function settlePhone(phone: TypedPhone, countries = dialingCountries): TypedPhone {
  const found = numberIn(phone, countries);
  const isWhole = /^\s*(?:\+|00)/.test(phone.number);
  if (!found || !isWhole) return phone;
  const settled = { ...withCountry(phone, countries), number: found.national };
  return numberIn(settled, countries)?.full === found.full ? settled : withCountry(phone, countries);
}

/** The field with the country that a whole number in it names; among those that share a code, the chosen one stays where the digits do not say. */
export function withCountry(phone: TypedPhone, countries = dialingCountries): TypedPhone {
  const found = /^\s*(?:\+|00)/.test(phone.number) ? numberIn(phone, countries) : undefined;
  if (!found) return phone;
  const sharing = countries.filter(({ countryDialingCode: code }) => found.full.startsWith(`+${code}`));
  const listed = (country: string | undefined) => sharing.find(({ countryCode }) => countryCode === country);
  const own = listed(found.country) ?? listed(phone.country) ?? sharing[0];
  return own ? { ...phone, country: own.countryCode } : phone;
}
