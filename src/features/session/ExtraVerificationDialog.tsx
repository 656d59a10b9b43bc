import IconShieldQuestion from '@tabler/icons-react/dist/esm/icons/IconShieldQuestion.mjs';
import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { extraMessages } from './extra.messages';
import * as styles from './SessionDialog.styles';
import { ExtraVerificationForm, type ExtraVerificationFormProps } from './ExtraVerificationForm';

export interface ExtraVerificationDialogProps extends ExtraVerificationFormProps {
  isOpen: boolean;
  /** Gives up the login. */
  onClose: () => void;
}

/** Asks for one more proof when a login comes from a network that the account does not know. */
export function ExtraVerificationDialog({ isOpen, onClose, ...form }: ExtraVerificationDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      medal={{ icon: IconShieldQuestion, tone: 'warning' }}
      title={t(extraMessages.title)}
    >
      <div css={styles.form}>
        <p css={styles.lead}>{t(extraMessages.text)}</p>
        <ExtraVerificationForm {...form} />
      </div>
    </Dialog>
  );
}
