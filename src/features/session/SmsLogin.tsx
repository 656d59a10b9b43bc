import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { checkPhone } from './checkPhone';
import { codeMessages } from './code.messages';
import type { PhoneCode } from './codeSending';
import { LoginEnd, type LoginEndProps } from './LoginEnd';
import type { LoginRefusal, LoginValues } from './loginForm';
import { ruleMessages } from './messages';
import { PhoneCodeFields } from './PhoneCodeFields';
import { useFieldErrors } from './useFieldErrors';

export interface SmsLoginProps extends Omit<
  LoginEndProps,
  'isRemembered' | 'onRememberChange' | 'onForgotPassword'
> {
  onSubmit: (values: LoginValues) => void;
  sms: PhoneCode;
  refused?: LoginRefusal | undefined;
}

/** Mobile number and the code sent to it. */
export function SmsLogin({ onSubmit, sms, refused, ...end }: SmsLoginProps) {
  const intl = useIntl();
  const [value, setValue] = useState({
    phone: { number: '', country: sms.country },
    verificationCode: '',
  });
  const [isRemembered, setRemembered] = useState(false);
  const errors = useFieldErrors(refused, end.isPending);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const required = (field: string) => intl.formatMessage(ruleMessages.required, { field });
    const { phone, problem } = checkPhone(intl, value.phone, sms.countries);
    const found = {
      ...(problem && { mobileNum: problem }),
      ...(value.verificationCode === '' && {
        verificationCode: required(intl.formatMessage(codeMessages.label)),
      }),
    };
    if (!errors.attempt(found) || !phone) return;
    onSubmit({ type: 'sms', ...phone, verificationCode: value.verificationCode, remember: isRemembered });
  };
  return (
    <Form onSubmit={submit} validationErrors={errors.shown}>
      <PhoneCodeFields
        {...sms}
        value={value}
        onChange={(next) => {
          setValue(next);
          errors.edit(next.phone === value.phone ? 'verificationCode' : 'mobileNum');
        }}
        autoFocus
      />
      <LoginEnd {...end} isRemembered={isRemembered} onRememberChange={setRemembered} />
    </Form>
  );
}
