import { useIntl } from 'react-intl';
import { Form } from '#ds/Form';
import { useForm, type FieldRefusal } from '#patterns/useForm';
import { checkPhoneCode } from './checkPhone';
import type { PhoneCode } from '../codeSending';
import { phoneIn, typedPhone } from './dialing';
import { LoginEnd, type LoginEndProps } from './LoginEnd';
import type { LoginValues } from './loginForm';
import { PhoneCodeFields } from './PhoneCodeFields';
import { phoneField } from './phoneField';

export interface SmsLoginProps extends Omit<
  LoginEndProps,
  'isRemembered' | 'onRememberChange' | 'onForgotPassword'
> {
  onSubmit: (values: LoginValues) => void;
  sms: PhoneCode;
  refused?: FieldRefusal | undefined;
}

/** Mobile number and the code sent to it. */
export function SmsLogin({ onSubmit, sms, refused, ...end }: SmsLoginProps) {
  const intl = useIntl();
  const login = useForm(
    { mobileNum: '', country: sms.country, verificationCode: '', remember: false },
    {
      isPending: end.isPending,
      refused,
      validate: (typed) => checkPhoneCode(intl, typed, sms.countries),
      onSubmit: ({ verificationCode, remember, ...typed }) => {
        const phone = phoneIn(typedPhone(typed), sms.countries);
        if (phone) onSubmit({ type: 'sms', ...phone, verificationCode, remember });
      },
    },
  );
  const { values, field, change, form } = login;
  return (
    <Form {...form}>
      <PhoneCodeFields {...sms} phone={phoneField(login)} code={field('verificationCode')} autoFocus />
      <LoginEnd
        {...end}
        isRemembered={values.remember}
        onRememberChange={(remember) => change({ remember })}
      />
    </Form>
  );
}
