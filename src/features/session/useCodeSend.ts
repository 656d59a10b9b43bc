import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { TypedPhone } from '#ds/PhoneField';
import { checkPhone } from './checkPhone';
import type { PhoneCode } from '../codeSending';

/** Sends a code to the number that is typed; what is wrong with it, in words, until it is changed. */
export function useCodeSend(
  phone: TypedPhone,
  { countries, onSend }: Pick<PhoneCode, 'countries' | 'onSend'>,
): { problem: string | undefined; send: () => void } {
  const intl = useIntl();
  const [refused, setRefused] = useState<TypedPhone>();
  const checked = checkPhone(intl, phone, countries);
  const isSame = refused?.number === phone.number && refused.country === phone.country;
  return {
    problem: isSame ? checked.problem : undefined,
    send: () => {
      if (checked.phone) onSend(checked.phone);
      else setRefused(phone);
    },
  };
}
