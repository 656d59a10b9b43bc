import { useIntl } from 'react-intl';
import { Checkbox } from '#ds/Checkbox';
import { Link } from '#ds/Link';
import { siteMessages } from '../site.messages';
import { loginMessages } from './login.messages';
import { sessionMessages } from './messages';
import { row } from './SessionDialog.styles';
import { SubmitButton } from './SubmitButton';

export interface LoginEndProps {
  /** A login is under way. */
  isPending: boolean;
  /** What is typed is not accepted at the moment. */
  isLocked: boolean;
  /** Whether the browser can be remembered for a day. */
  canRemember: boolean;
  isRemembered: boolean;
  onRememberChange: (isRemembered: boolean) => void;
  /** Opens the dialog for a forgotten password; absent when the brand has none. */
  onForgotPassword?: (() => void) | undefined;
}

/** What stands below the fields of either way to log in. */
export function LoginEnd({
  isPending,
  isLocked,
  canRemember,
  isRemembered,
  onRememberChange,
  onForgotPassword,
}: LoginEndProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {(canRemember || onForgotPassword) && (
        <div css={row}>
          {canRemember && (
            <Checkbox name="remember" isSelected={isRemembered} onChange={onRememberChange}>
              {t(loginMessages.remember)}
            </Checkbox>
          )}
          {onForgotPassword && (
            <Link isStandalone onPress={onForgotPassword}>
              {t(loginMessages.forgot)}
            </Link>
          )}
        </div>
      )}
      <SubmitButton isPending={isPending} isDisabled={isLocked} pendingLabel={t(sessionMessages.loggingIn)}>
        {t(siteMessages.logIn)}
      </SubmitButton>
    </>
  );
}
