import { countryCodes } from './countryCodes';

/** Countries with their dialling codes. */
export async function listCountryCodes(): Promise<{ countryCode: string; countryDialingCode: string }[]> {
  return countryCodes;
}
