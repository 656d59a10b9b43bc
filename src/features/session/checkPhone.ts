import type { IntlShape } from 'react-intl';
import type { TypedPhone } from '#ds/PhoneField';
import { codeMessages } from '../code.messages';
import type { PhoneNumber } from '../codeSending';
import { phoneIn, typedPhone, type ListedCountry, type PhoneValues } from './dialing';
import { ruleMessages, sessionMessages } from './messages';
import { missingFields } from './missingFields';

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

/** What is wrong with a number and the code sent to it, by field; empty when nothing is. */
export function checkPhoneCode(
  intl: Pick<IntlShape, 'formatMessage'>,
  typed: PhoneValues & { verificationCode: string },
  countries: readonly ListedCountry[] | undefined,
): { mobileNum?: string; verificationCode?: string } {
  const { problem } = checkPhone(intl, typedPhone(typed), countries);
  return {
    ...(problem !== undefined && { mobileNum: problem }),
    ...missingFields(intl, { verificationCode: intl.formatMessage(codeMessages.label) }, typed),
  };
}
