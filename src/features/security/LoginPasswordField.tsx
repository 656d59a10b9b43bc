import { useIntl } from 'react-intl';
import { PasswordField } from '#ds/PasswordField';
import type { FieldProps } from '#patterns/useForm';
import { securityDialogs as messages } from './messages';

export interface LoginPasswordFieldProps extends FieldProps<string> {
  description?: string;
  /** @default true */
  autoFocus?: boolean;
}

/** Asks once more for the password of the login, before something that protects the account changes. */
export function LoginPasswordField({ autoFocus = true, ...props }: LoginPasswordFieldProps) {
  const { formatMessage: t } = useIntl();
  return (
    <PasswordField
      {...props}
      label={t(messages.loginPassword)}
      autoComplete="current-password"
      maxLength={128}
      isRequired
      // A dialog asks for it first, and somebody who opened that is ready to type.
      autoFocus={autoFocus}
    />
  );
}
