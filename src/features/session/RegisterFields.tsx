import { useIntl } from 'react-intl';
import type { RegisterField } from '#contract';
import { PasswordField } from '#ds/PasswordField';
import { TextField } from '#ds/TextField';
import { CaptchaField, type Captcha } from './CaptchaField';
import { fits, wordRule } from './checkField';
import { sessionMessages } from './messages';
import { registerOrder, type RegisterRules, type RegisterValues } from './registerForm';
import { fields } from './SessionDialog.styles';

export interface RegisterFieldsProps {
  rules: RegisterRules;
  values: RegisterValues;
  onChange: (field: RegisterField, value: string) => void;
  captcha?: Captcha | undefined;
}

const completions: Partial<Record<RegisterField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  paymentPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
  verificationCode: 'one-time-code',
};
const secrets: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];

/** The fields that the platform's rules enable, in the order of the specification. */
export function RegisterFields({ rules, values, onChange, captcha }: RegisterFieldsProps) {
  const intl = useIntl();
  return (
    <div css={fields}>
      {registerOrder.map((field) => {
        const rule = rules[field];
        if (!rule?.enabled) return null;
        const value = values[field] ?? '';
        const change = (next: string): void => onChange(field, next);
        if (field === 'captcha')
          return captcha && <CaptchaField key={field} {...captcha} value={value} onChange={change} />;
        const shared = {
          label: intl.formatMessage(sessionMessages[field]),
          name: field,
          value,
          onChange: change,
          isRequired: rule.required,
          maxLength: rule.maxLength,
          autoComplete: completions[field] ?? 'off',
          autoFocus: field === 'username',
        };
        if (!secrets.includes(field))
          return (
            <TextField
              key={field}
              {...shared}
              description={
                rule.required ? wordRule(intl, rule) : intl.formatMessage(sessionMessages.optional)
              }
              isValid={value !== '' && fits(rule, value)}
            />
          );
        return (
          <PasswordField
            key={field}
            {...shared}
            {...(field === 'password' && {
              rules: [{ label: wordRule(intl, rule), isMet: (typed: string) => fits(rule, typed) }],
            })}
            isValid={field === 'confirmPassword' && value !== '' && value === values.password}
          />
        );
      })}
    </div>
  );
}
