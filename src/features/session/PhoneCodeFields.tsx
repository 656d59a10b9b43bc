import { useState } from 'react';
import { useIntl } from 'react-intl';
import { codeMessages } from './code.messages';
import { CodeSendField } from './CodeSendField';
import type { TypedPhone } from '#ds/PhoneField';
import { checkPhone } from './checkPhone';
import type { PhoneCode } from './codeSending';
import { MobileField } from './MobileField';

export interface PhoneCodeValue {
  phone: TypedPhone;
  verificationCode: string;
}

export interface PhoneCodeFieldsProps extends PhoneCode {
  value: PhoneCodeValue;
  onChange: (value: PhoneCodeValue) => void;
  autoFocus?: boolean;
}

/** A mobile number and the code sent to it. The code can be sent once a number is there. */
export function PhoneCodeFields({
  value,
  onChange,
  onSend,
  country: _,
  countries,
  autoFocus = false,
  ...sending
}: PhoneCodeFieldsProps) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <MobileField
        countries={countries}
        value={value.phone}
        onChange={(phone) => {
          setProblem(undefined);
          onChange({ ...value, phone });
        }}
        errorMessage={problem}
        autoFocus={autoFocus}
      />
      <CodeSendField
        {...sending}
        label={intl.formatMessage(codeMessages.label)}
        name="verificationCode"
        value={value.verificationCode}
        onChange={(verificationCode) => {
          onChange({ ...value, verificationCode });
        }}
        onSend={() => {
          const { phone, problem } = checkPhone(intl, value.phone, countries);
          if (phone) onSend(phone);
          else setProblem(problem);
        }}
      />
    </>
  );
}
