import { useIntl } from 'react-intl';
import type { FieldRule } from '#contract';
import { PasswordField } from '#ds/PasswordField';
import { fits, wordRule } from './checkField';
import { password as passwordPart } from './SessionDialog.styles';
import { passwordMessages } from './password.messages';
import { PasswordMeter } from './PasswordMeter';

export interface NewPassword {
  newPassword: string;
  confirmNewPassword: string;
}

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword, field: keyof NewPassword) => void;
  /** The platform's rule for passwords. */
  rule: FieldRule;
  /** Words that an attacker knows, such as the username and the brand. */
  known?: readonly string[];
  autoFocus?: boolean;
}

/** A new password, twice, with the platform's rule and a word on how strong it is. */
export function NewPasswordFields({
  value,
  onChange,
  rule,
  known = [],
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <div css={passwordPart}>
        <PasswordField
          label={intl.formatMessage(passwordMessages.fresh)}
          name="newPassword"
          value={value.newPassword}
          onChange={(newPassword) => {
            onChange({ ...value, newPassword }, 'newPassword');
          }}
          autoComplete="new-password"
          rules={[{ label: wordRule(intl, rule), isMet: (typed) => fits(rule, typed) }]}
          maxLength={128}
          autoFocus={autoFocus}
          isRequired
        />
        <PasswordMeter password={value.newPassword} known={known} />
      </div>
      <PasswordField
        label={intl.formatMessage(passwordMessages.repeat)}
        name="confirmNewPassword"
        value={value.confirmNewPassword}
        onChange={(confirmNewPassword) => {
          onChange({ ...value, confirmNewPassword }, 'confirmNewPassword');
        }}
        autoComplete="new-password"
        isValid={value.confirmNewPassword !== '' && value.confirmNewPassword === value.newPassword}
        maxLength={128}
        isRequired
      />
    </>
  );
}
