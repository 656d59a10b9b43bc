import { dialingCountries, readPhone, type DialingCountry, type TypedPhone } from '#ds/PhoneField';
import type { PhoneNumber } from '../codeSending';

/** A country as the platform lists it; its code may have a plus sign. */
export type ListedCountry = DialingCountry;

/** What a form holds of a number: as it is typed, and its country, ISO 3166-1 alpha-2. */
export interface PhoneValues {
  mobileNum: string;
  country: string;
}

/** The number of a form as the field takes it. */
export const typedPhone = ({ mobileNum: number, country }: PhoneValues): TypedPhone => ({ number, country });

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
