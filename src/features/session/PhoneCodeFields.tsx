import { useState } from 'react';
import { useIntl } from 'react-intl';
import { codeMessages } from './code.messages';
import { CodeSendField } from './CodeSendField';
import type { PhoneCode, PhoneNumber } from './codeSending';
import { numberOf } from './dialing';
import { ruleMessages, sessionMessages } from './messages';
import { MobileField } from './MobileField';

export interface PhoneCodeValue extends PhoneNumber {
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
  country,
  countries,
  autoFocus = false,
  ...sending
}: PhoneCodeFieldsProps) {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <MobileField
        country={country}
        countries={countries}
        value={value}
        onChange={(next) => {
          setProblem(undefined);
          onChange({ ...value, ...next });
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
          const mobileNum = numberOf(value.mobileNum);
          if (mobileNum !== '') onSend({ mobileNum, countryDialingCode: value.countryDialingCode });
          else
            setProblem(
              intl.formatMessage(ruleMessages.required, {
                field: intl.formatMessage(sessionMessages.mobileNum),
              }),
            );
        }}
      />
    </>
  );
}
