import type { IntlShape } from 'react-intl';
import type { TypedPhone } from '#ds/PhoneField';
import type { PhoneNumber } from './codeSending';
import { phoneIn, type ListedCountry } from './dialing';
import { ruleMessages, sessionMessages } from './messages';

/** What is sent for a number that has to be there, or what is wrong with it, in words. */
export function checkPhone(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  typed: TypedPhone,
  countries: readonly ListedCountry[] | undefined,
): { phone: PhoneNumber; problem?: undefined } | { phone?: undefined; problem: string } {
  if (typed.number.trim() === '')
    return {
      problem: formatMessage(ruleMessages.required, { field: formatMessage(sessionMessages.mobileNum) }),
    };
  const phone = phoneIn(typed, countries);
  return phone ? { phone } : { problem: formatMessage(ruleMessages.phoneInvalid) };
}
