export { dialingCountries } from './dialingCodes';
export type { DialingCountry } from './dialingCodes';
export { PhoneField } from './PhoneField';
export type { PhoneFieldProps } from './PhoneField';
export { loadPlans, readPhone } from './readPhone';
export type { ReadPhone, TypedPhone } from './readPhone';
