import { dialingCountries, type DialingCountry } from '#ds/PhoneField';

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

/** What is dialled before a number of a country, with its plus sign as the platform takes it: `+84`. */
export function dialingCodeOf(country: string, listed?: readonly ListedCountry[]): string {
  const found = countriesOf(listed).find(({ countryCode }) => countryCode === country);
  return found ? `+${found.countryDialingCode}` : '';
}

/** A number without the spaces it was typed with. */
export const numberOf = (typed: string): string => typed.replace(/\D/g, '');
