import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useIntl } from 'react-intl';
import { Countdown } from '#ds/Countdown';
import { Notice } from '#ds/Notice';
import { loginMessages } from './login.messages';
import { lock } from './SessionDialog.styles';

export interface LockNoticeProps {
  /** When logging in is open again, in epoch milliseconds. */
  until: number;
  /** Time it counts from instead of the clock's, in epoch milliseconds. */
  now?: number | undefined;
}

/** Says that no login is accepted, and for how long. */
export function LockNotice({ until, now }: LockNoticeProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Notice tone="warning" icon={IconLock} title={t(loginMessages.locked)}>
      <span css={lock}>
        {t(loginMessages.lockedText)}
        <Countdown endsAt={until} emphasis="quiet" {...(now !== undefined && { now })} />
      </span>
    </Notice>
  );
}
