import { dialingCountries, readPhone, type DialingCountry, type TypedPhone } from '#ds/PhoneField';
import type { PhoneNumber } from './codeSending';

/** A country as the platform lists it; its code may have a plus sign. */
export type ListedCountry = DialingCountry;

/** The platform's countries as the field takes them: codes of digits only, and every country when it sent none. */
export function countriesOf(listed: readonly ListedCountry[] | undefined): readonly DialingCountry[] {
  if (!listed || listed.length === 0) return dialingCountries;
  return listed.map(({ countryCode, countryDialingCode }) => ({
    countryCode,
    countryDialingCode: countryDialingCode.replace(/\D/g, ''),
  }));
}

/** What is sent for a number in a form; undefined when it is none. */
export function phoneIn(typed: TypedPhone, listed?: readonly ListedCountry[]): PhoneNumber | undefined {
  const read = readPhone(typed, countriesOf(listed));
  return read && { mobileNum: read.national, countryDialingCode: read.dialingCode };
}
