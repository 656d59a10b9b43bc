import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { siteMessages } from '../site.messages';
import { accountMessages as messages } from './account.messages';
import { root } from './SignedOutActions.styles';

export interface SignedOutActionsProps {
  onLogIn: () => void;
  /** Absent when the brand takes no direct registration (flag DIRECTREG3). */
  onRegister?: (() => void) | undefined;
  /** Absent when the brand offers no free play (flag FREEPLAY3). */
  onFreePlay?: (() => void) | undefined;
  /** Whether a trial account is being made. */
  isFreePlayPending?: boolean;
  /** Told when pointer or focus reaches an action, so that the code of its dialog can be fetched before the press. */
  onIntent?: ((action: 'logIn' | 'register') => void) | undefined;
}

/** The ways in, for somebody who has no session. */
export function SignedOutActions({
  onLogIn,
  onRegister,
  onFreePlay,
  isFreePlayPending = false,
  onIntent,
}: SignedOutActionsProps) {
  const { formatMessage: t } = useIntl();
  const intent = (action: 'logIn' | 'register') => ({
    onHoverStart: () => onIntent?.(action),
    onFocus: () => onIntent?.(action),
  });
  return (
    <div css={root}>
      {onFreePlay && (
        <Button tone="neutral" emphasis="ghost" isPending={isFreePlayPending} onPress={onFreePlay}>
          {t(siteMessages.freePlay)}
        </Button>
      )}
      <Button
        tone="neutral"
        emphasis={onRegister ? 'outline' : 'solid'}
        onPress={onLogIn}
        {...intent('logIn')}
      >
        {t(siteMessages.logIn)}
      </Button>
      {onRegister && (
        <Button onPress={onRegister} {...intent('register')}>
          {t(messages.register)}
        </Button>
      )}
    </div>
  );
}
