import { useIntl } from 'react-intl';
import { Avatar } from '#ds/Avatar';
import { Button } from '#ds/Button';
import { Link } from '#ds/Link';
import { loginMessages } from './login.messages';
import type { RememberedAccount } from './loginForm';
import { sessionMessages } from './messages';
import * as styles from './SessionDialog.styles';

export interface RememberedLoginProps extends RememberedAccount {
  /** Shows the form in its place. */
  onAnother: () => void;
}

/** The account that this browser may go on with, by one press. */
export function RememberedLogin({
  account,
  onContinue,
  onForget,
  isPending,
  onAnother,
}: RememberedLoginProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <div css={styles.known}>
        <Avatar name={account} size="lg" isDecorative />
        <div css={styles.knownWords}>
          <bdi css={styles.knownName}>{account}</bdi>
          <span css={styles.quiet}>{t(loginMessages.rememberedText)}</span>
        </div>
      </div>
      <div css={styles.submit}>
        <Button
          size="lg"
          autoFocus
          isPending={isPending}
          pendingLabel={t(sessionMessages.loggingIn)}
          onPress={onContinue}
        >
          {t(loginMessages.goOn, { account })}
        </Button>
      </div>
      <div css={styles.foot}>
        <Link isStandalone isDisabled={isPending} onPress={onAnother}>
          {t(loginMessages.another)}
        </Link>
        <Link isStandalone tone="neutral" isDisabled={isPending} onPress={onForget}>
          {t(loginMessages.forget)}
        </Link>
      </div>
    </>
  );
}
