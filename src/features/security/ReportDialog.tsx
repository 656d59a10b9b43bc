import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SignIn } from '#contract';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { ConfirmFlow } from '#patterns/ConfirmFlow';
import type { Notice } from '../notice';
import { securityDialogs as messages, securityMessages } from './messages';

export interface ReportDialogProps {
  /** The sign-in that was somebody else's; the dialog is open while there is one. */
  signIn: SignIn | undefined;
  onClose: () => void;
  onConfirm: (id: string) => void;
  isPending: boolean;
  /** Why it was not carried out. */
  failure?: Notice | undefined;
}

/** "That was not me": says everything that follows before it is confirmed. */
export function ReportDialog({ signIn, onClose, onConfirm, isPending, failure }: ReportDialogProps) {
  const { formatMessage: say } = useIntl();
  const row = useLocaleRow();
  return (
    <ConfirmFlow
      isOpen={signIn !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      medal={{ icon: IconAlertTriangle, tone: 'warning' }}
      title={say(messages.notMeTitle)}
      consequences={[
        { id: 'out', icon: IconLogout, text: say(messages.effectOut) },
        { id: 'pause', icon: IconLock, text: say(messages.effectPause) },
        { id: 'password', icon: IconKey, text: say(messages.effectPassword) },
        { id: 'message', icon: IconMail, text: say(messages.effectMessage) },
      ]}
      isPending={isPending}
      error={failure && [failure.title, failure.text].filter(Boolean).join('. ')}
      labels={{ confirm: say(messages.notMeYes), cancel: say(messages.notMeNo) }}
      onConfirm={() => {
        if (signIn) onConfirm(signIn.id);
      }}
    >
      {signIn && (
        <p>
          <FormattedMessage
            {...messages.notMeText}
            values={{
              device: signIn.deviceName || say(securityMessages[signIn.device]),
              time: formatDateTime(signIn.at, row, 'dateTime'),
              b: (words) => <b>{words}</b>,
            }}
          />
        </p>
      )}
      <Text weight="semibold">{say(messages.notMeEffects)}</Text>
    </ConfirmFlow>
  );
}
