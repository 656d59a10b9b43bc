import { useIntl } from 'react-intl';
import { Link } from '#ds/Link';
import { siteMessages } from '../site.messages';
import { sessionMessages } from './messages';
import { foot, question } from './SessionDialog.styles';

export interface LoginFootProps {
  /** Opens the register dialog in place of this one; absent when the brand takes no new accounts. */
  onRegister?: (() => void) | undefined;
  /** Signs in with a trial account; absent when the brand offers none. */
  onFreePlay?: (() => void) | undefined;
  /** A trial account is being made. */
  isFreePlayPending?: boolean | undefined;
}

/** The ways in without an account. */
export function LoginFoot({ onRegister, onFreePlay, isFreePlayPending = false }: LoginFootProps) {
  const { formatMessage: t } = useIntl();
  if (!onRegister && !onFreePlay) return null;
  return (
    <div css={foot}>
      {onRegister && (
        <span css={question}>
          {t(sessionMessages.newHere)}
          <Link onPress={onRegister} isStandalone>
            {t(siteMessages.createAccount)}
          </Link>
        </span>
      )}
      {onFreePlay && (
        <Link onPress={onFreePlay} isStandalone isDisabled={isFreePlayPending}>
          {t(isFreePlayPending ? sessionMessages.startingFreePlay : siteMessages.freePlay)}
        </Link>
      )}
    </div>
  );
}
