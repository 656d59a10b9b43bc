import IconHourglassLow from '@tabler/icons-react/dist/esm/icons/IconHourglassLow.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Countdown } from '#ds/Countdown';
import { Dialog } from '#ds/Dialog';
import { endedMessages } from './ended.messages';
import { WordedNotice } from '../WordedNotice';
import type { NoticeContent } from '../notice';
import * as styles from './SessionEnd.styles';

export interface SessionWarningDialogProps {
  isOpen: boolean;
  /** When the session ends, in epoch milliseconds. */
  endsAt: number;
  /** After how many minutes without anything a session ends. Source: security.md, 15. */
  idleMinutes: number;
  /** Keeps the session. */
  onStay: () => void;
  /** The platform is asked to keep the session. */
  isPending: boolean;
  /** Ends the session at once. */
  onLogout: () => void;
  /** The session could not be kept, with a way to try again. */
  notice?: NoticeContent | undefined;
  /** Time it counts from instead of the clock's, in epoch milliseconds. */
  now?: number | undefined;
}

/** Warns before an idle session ends, and counts down. Escape stays, because somebody is there to press it. */
export function SessionWarningDialog({
  isOpen,
  endsAt,
  idleMinutes,
  onStay,
  isPending,
  onLogout,
  notice,
  now,
}: SessionWarningDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onStay()}
      role="alertdialog"
      medal={{ icon: IconHourglassLow, tone: 'warning' }}
      title={t(endedMessages.warningTitle)}
      actions={
        <>
          <Button tone="neutral" emphasis="ghost" isDisabled={isPending} onPress={onLogout}>
            {t(endedMessages.leave)}
          </Button>
          <Button isPending={isPending} pendingLabel={t(endedMessages.staying)} onPress={onStay} autoFocus>
            {t(endedMessages.stay)}
          </Button>
        </>
      }
    >
      <div css={styles.body}>
        <WordedNotice notice={notice} />
        <p css={styles.text}>
          <FormattedMessage {...endedMessages.warningText} values={{ minutes: idleMinutes }} />
        </p>
        <p css={styles.left}>
          {t(endedMessages.warningLeft)}
          <Countdown endsAt={endsAt} {...(now !== undefined && { now })} />
        </p>
      </div>
    </Dialog>
  );
}
