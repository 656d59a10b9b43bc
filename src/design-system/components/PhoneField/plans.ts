import metadata from 'libphonenumber-js/min/metadata';
import { readPhoneNumber, type PhoneOrigin } from '#contract/phoneNumber';

/** Reads a number by the plans of all countries, as short as they tell countries with one code apart. */
export const readByPlan = (text: string, origin: PhoneOrigin) => readPhoneNumber(text, origin, metadata);
