import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignIn } from '#contract';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import type { NoticeContent } from '../notice';
import { securityDialogs as messages, securityMessages } from './messages';

export interface ReportDialogProps {
  /** The sign-in that was somebody else's; the dialog is open while there is one. */
  signIn: SignIn | undefined;
  onClose: () => void;
  onConfirm: (id: string) => void;
  isPending: boolean;
  /** Why it was not carried out. */
  failure?: NoticeContent | undefined;
}

/** "That was not me": says everything that follows before it is confirmed. */
export function ReportDialog({ signIn, onClose, onConfirm, isPending, failure }: ReportDialogProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <ConfirmDialog
      isOpen={signIn !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      medal={{ icon: IconAlertTriangle, tone: 'warning' }}
      title={t(messages.notMeTitle)}
      consequences={[
        { id: 'out', icon: IconLogout, text: t(messages.effectOut) },
        { id: 'pause', icon: IconLock, text: t(messages.effectPause) },
        { id: 'password', icon: IconKey, text: t(messages.effectPassword) },
        { id: 'message', icon: IconMail, text: t(messages.effectMessage) },
      ]}
      isPending={isPending}
      error={failure && [failure.title, failure.text].filter(Boolean).join('. ')}
      tone="danger"
      labels={{ confirm: t(messages.notMeYes), cancel: t(messages.notMeNo) }}
      onConfirm={() => {
        if (signIn) onConfirm(signIn.id);
      }}
    >
      {signIn && (
        <p>
          <FormattedMessage
            {...messages.notMeText}
            values={{
              device: signIn.deviceName || t(securityMessages[signIn.device]),
              time: formatDateTime(signIn.at, locale, 'dateTime'),
              b: (words) => <b>{words}</b>,
            }}
          />
        </p>
      )}
      <Text weight="semibold">{t(messages.notMeEffects)}</Text>
    </ConfirmDialog>
  );
}
