import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

export interface CountryCode {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** With its plus sign. */
  countryDialingCode: string;
}

/** Countries and territories that have telephone numbers of their own, by ITU-T E.164. */
export const countryCodes: CountryCode[] = getCountries(metadata)
  .map((countryCode) => ({
    countryCode,
    countryDialingCode: `+${getCountryCallingCode(countryCode, metadata)}`,
  }))
  .sort((a, b) => (a.countryCode < b.countryCode ? -1 : 1));
