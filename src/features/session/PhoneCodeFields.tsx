import { useIntl } from 'react-intl';
import type { TypedPhone } from '#ds/PhoneField';
import type { FieldProps } from '#patterns/useForm';
import { codeMessages } from '../code.messages';
import { CodeSendField } from '../CodeSendField';
import type { PhoneCode } from '../codeSending';
import { MobileField } from './MobileField';
import { useCodeSend } from './useCodeSend';

export interface PhoneCodeFieldsProps extends PhoneCode {
  /** The field of the number. */
  phone: FieldProps<TypedPhone>;
  /** The field of the code. */
  code: FieldProps<string>;
  autoFocus?: boolean;
}

/** A mobile number and the code sent to it. The code can be sent once a number is there. */
export function PhoneCodeFields({
  phone,
  code,
  onSend,
  country: _,
  countries,
  autoFocus = false,
  ...sending
}: PhoneCodeFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { problem, send } = useCodeSend(phone.value, { countries, onSend });
  return (
    <>
      <MobileField {...phone} countries={countries} errorMessage={problem} autoFocus={autoFocus} />
      <CodeSendField {...sending} {...code} label={t(codeMessages.label)} onSend={send} />
    </>
  );
}
