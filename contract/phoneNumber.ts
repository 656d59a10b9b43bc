import { getCountries, parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core';
import { typedText } from './typedText';

// How a telephone number is read: by the field as it is typed, and by the platform again. The plans of all countries
// come from the library; how much of them is loaded is the caller's.

/** Where a number is dialled that does not say its country itself. */
export interface PhoneOrigin {
  /** ISO 3166-1 alpha-2, where it is known. */
  country?: string | undefined;
  /** What is dialled from abroad, with or without its plus sign. */
  dialingCode: string;
}

/** A telephone number. */
export interface PhoneNumber {
  /** In E.164, with its plus sign. */
  full: string;
  /** Its country's part of that, with its plus sign: `+44`. */
  dialingCode: string;
  /** What follows it: the zero of Italy is a digit of the number, the zero of Britain is none. */
  national: string;
  /** ISO 3166-1 alpha-2, where its digits say which of the countries that share a code it is. */
  country: string | undefined;
}

/**
 * Reads a number as it was typed: `+44 20 7946 0958`, `0044 …`, or as it is dialled within the country of its origin.
 * Undefined for what has too few digits or too many for its country, or anything that is no part of a number: what
 * cannot be read whole is refused, never sent in part.
 */
export function readPhoneNumber(
  text: string,
  { country, dialingCode }: PhoneOrigin,
  metadata: MetadataJson,
): PhoneNumber | undefined {
  const typed = typedText(text).trim().replace(/^00/, '+');
  if (!/^\+?[\d\s()./\p{Pd}]+$/u.test(typed)) return undefined;
  const isAbroad = typed.startsWith('+');
  const home = isAbroad ? { area: '', options: {} } : originOf({ country, dialingCode }, metadata);
  if (!home) return undefined;
  const found = parsePhoneNumberFromString(home.area + typed, { extract: false, ...home.options }, metadata);
  if (!found?.isPossible()) return undefined;
  return {
    full: found.number,
    dialingCode: `+${found.countryCallingCode}`,
    national: found.nationalNumber,
    country: found.country,
  };
}

/** Where a number without a plus sign belongs, by its country or by what is dialled before it. */
function originOf({ country, dialingCode }: PhoneOrigin, metadata: MetadataJson) {
  const known = getCountries(metadata).find((each) => each === country);
  if (known) return { area: '', options: { defaultCountry: known } };
  const digits = dialingCode.replaceAll(/\D/g, '');
  const callingCode = [3, 2, 1]
    .map((length) => digits.slice(0, length))
    .find((code) => Object.hasOwn(metadata.country_calling_codes, code));
  // A platform may list the islands of +1 with their area: 1268 is the code 1 and the area 268.
  return (
    callingCode && { area: digits.slice(callingCode.length), options: { defaultCallingCode: callingCode } }
  );
}
