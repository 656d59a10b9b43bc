import { useIntl } from 'react-intl';
import type { FieldRule, RegisterField } from '#contract';
import { PasswordField } from '#ds/PasswordField';
import { TextField } from '#ds/TextField';
import type { FieldProps } from '#patterns/useForm';
import { AffiliateMark, type AffiliateCheck } from './AffiliateMark';
import { fits, wordRule } from './checkField';
import { sessionMessages } from './messages';
import { PasswordMeter } from './PasswordMeter';
import { registerMessages } from './register.messages';
import type { RegisterDraft } from './registerForm';

export interface RegisterTextProps {
  field: Exclude<RegisterField, 'captcha' | 'mobileNum' | 'verificationCode'>;
  /** What ties it to the form. */
  input: FieldProps<string>;
  rule: FieldRule;
  values: RegisterDraft;
  affiliate?: AffiliateCheck | undefined;
  brandName: string;
  autoFocus: boolean;
}

const completions: Partial<Record<RegisterField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  paymentPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
};
const secrets: readonly RegisterField[] = ['password', 'confirmPassword', 'paymentPassword'];
const hints: Partial<Record<RegisterField, (typeof registerMessages)['payeeHint' | 'paymentHint']>> = {
  payeeName: registerMessages.payeeHint,
  paymentPassword: registerMessages.paymentHint,
};

/** A register field that is typed as text, with its rule in words. */
export function RegisterText({
  field,
  input,
  rule,
  values,
  affiliate,
  brandName,
  autoFocus,
}: RegisterTextProps) {
  const intl = useIntl();
  const { value } = input;
  const hint = hints[field];
  const shared = {
    ...input,
    label: intl.formatMessage(sessionMessages[field]),
    isRequired: rule.required,
    maxLength: rule.maxLength,
    autoComplete: completions[field] ?? 'off',
    autoFocus,
  };
  if (!secrets.includes(field))
    return (
      <TextField
        {...shared}
        description={
          hint
            ? intl.formatMessage(hint)
            : rule.required
              ? wordRule(intl, rule)
              : intl.formatMessage(sessionMessages.optional)
        }
        isValid={!affiliate && value.trim() !== '' && fits(rule, value.trim())}
        errorMessage={affiliate?.status === 'invalid' ? affiliate.message : undefined}
        {...(affiliate && {
          suffix: <AffiliateMark status={affiliate.status} />,
          onBlur: () => {
            input.onBlur();
            if (value.trim() !== '') affiliate.onCheck(value.trim());
          },
        })}
      />
    );
  return (
    <>
      <PasswordField
        {...shared}
        {...(field !== 'confirmPassword' && {
          rules: [{ label: wordRule(intl, rule), isMet: (typed: string) => fits(rule, typed) }],
        })}
        {...(hint && { description: intl.formatMessage(hint) })}
        isValid={field === 'confirmPassword' && value !== '' && value === values.password}
      />
      {field === 'password' && <PasswordMeter password={value} known={[values.username, brandName]} />}
    </>
  );
}
