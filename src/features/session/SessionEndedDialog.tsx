import IconCookieOff from '@tabler/icons-react/dist/esm/icons/IconCookieOff.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconHourglassEmpty from '@tabler/icons-react/dist/esm/icons/IconHourglassEmpty.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog, type DialogProps } from '#ds/Dialog';
import { LinkButton } from '#ds/LinkButton';
import { endedMessages } from './ended.messages';

/**
 * Why the platform ended the session: nothing was done; it lasted too long; the account was signed in on another
 * device; the password was changed there; the account was disabled; the browser keeps
 * no cookies; or `ended` for no reason that it gives.
 */
export type SessionEndReason =
  'idle' | 'expired' | 'elsewhere' | 'password' | 'disabled' | 'cookies' | 'ended';

export interface SessionEndedDialogProps {
  isOpen: boolean;
  reason: SessionEndReason;
  /** Longest life of a session. Source: security.md, 12. */
  hours: number;
  /** Closes it; the visitor goes on without an account. */
  onClose: () => void;
  /** Opens the login dialog in place of this one. */
  onLogin: () => void;
  /** Page of customer service. */
  contactHref?: string | undefined;
}

const looks: Record<SessionEndReason, NonNullable<DialogProps['medal']>> = {
  idle: { icon: IconHourglassEmpty, tone: 'neutral' },
  expired: { icon: IconHourglassEmpty, tone: 'neutral' },
  ended: { icon: IconLogout, tone: 'neutral' },
  elsewhere: { icon: IconDevices, tone: 'warning' },
  password: { icon: IconKey, tone: 'warning' },
  disabled: { icon: IconUserOff, tone: 'danger' },
  cookies: { icon: IconCookieOff, tone: 'warning' },
};
const titles = {
  idle: endedMessages.endedTitle,
  expired: endedMessages.endedTitle,
  ended: endedMessages.endedTitle,
  cookies: endedMessages.endedTitle,
  elsewhere: endedMessages.elsewhereTitle,
  password: endedMessages.passwordTitle,
  disabled: endedMessages.disabledTitle,
} as const;

/** Says that the session was ended, and why, and offers the way back in. */
export function SessionEndedDialog({
  isOpen,
  reason,
  hours,
  onClose,
  onLogin,
  contactHref,
}: SessionEndedDialogProps) {
  const { formatMessage: t } = useIntl();
  const isClosed = reason === 'disabled';
  const needsHelp = isClosed || reason === 'password' || reason === 'elsewhere';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      medal={looks[reason]}
      title={t(titles[reason])}
      actions={
        <>
          <Button slot="close" tone="neutral" emphasis="ghost">
            {t(endedMessages.close)}
          </Button>
          {needsHelp && contactHref && (
            <LinkButton
              href={contactHref}
              target="_blank"
              rel="noopener noreferrer"
              {...(!isClosed && { tone: 'neutral', emphasis: 'outline' })}
            >
              {t(endedMessages.contact)}
            </LinkButton>
          )}
          {!isClosed && (
            <Button autoFocus onPress={onLogin}>
              {t(endedMessages.login)}
            </Button>
          )}
        </>
      }
    >
      {reason === 'expired' ? (
        <FormattedMessage {...endedMessages.expired} values={{ hours }} />
      ) : (
        t(endedMessages[reason])
      )}
    </Dialog>
  );
}
