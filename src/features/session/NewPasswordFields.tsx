import { useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { PasswordField } from '#ds/PasswordField';
import type { FieldProps } from '#patterns/useForm';
import { fits, wordRule } from './checkField';
import { password as passwordPart } from './SessionDialog.styles';
import { passwordMessages } from './password.messages';
import { PasswordMeter } from './PasswordMeter';

export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

export interface NewPasswordFieldsProps {
  /** The field of the new password. */
  fresh: FieldProps<string>;
  /** The field that repeats it. */
  repeat: FieldProps<string>;
  /** The platform's rule for passwords. */
  rule: FieldRule;
  /** Words that an attacker knows, such as the username and the brand. */
  known?: readonly string[];
  autoFocus?: boolean;
}

/** A new password, twice, with the platform's rule and a word on how strong it is. */
export function NewPasswordFields({
  fresh,
  repeat,
  rule,
  known = [],
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <div css={passwordPart}>
        <PasswordField
          {...fresh}
          label={intl.formatMessage(passwordMessages.fresh)}
          autoComplete="new-password"
          rules={[{ label: wordRule(intl, rule), isMet: (typed) => fits(rule, typed) }]}
          maxLength={128}
          autoFocus={autoFocus}
          isRequired
        />
        <PasswordMeter password={fresh.value} known={known} />
      </div>
      <PasswordField
        {...repeat}
        label={intl.formatMessage(passwordMessages.repeat)}
        autoComplete="new-password"
        isValid={repeat.value !== '' && repeat.value === fresh.value}
        maxLength={128}
        isRequired
      />
    </>
  );
}
