import IconUserExclamation from '@tabler/icons-react/dist/esm/icons/IconUserExclamation.mjs';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { siteMessages } from '../site.messages';
import { sessionMessages } from './messages';

export interface GuestDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Ends free play and opens the register dialog. */
  onRegister: () => void;
}

/** Tells a trial account that a real one is needed, and offers it. */
export function GuestDialog({ isOpen, onClose, onRegister }: GuestDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(sessionMessages.guestTitle)}
      labels={{ confirm: t(siteMessages.createAccount) }}
      medal={{ icon: IconUserExclamation, tone: 'warning' }}
      onConfirm={onRegister}
    >
      {t(sessionMessages.guestText)}
    </ConfirmDialog>
  );
}
