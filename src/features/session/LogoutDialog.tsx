import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { sessionMessages } from './messages';

export interface LogoutDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The platform is being told. */
  isPending: boolean;
}

/** Asks before a logout. */
export function LogoutDialog({ isOpen, onClose, onConfirm, isPending }: LogoutDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t(sessionMessages.logoutTitle)}
      labels={{
        confirm: t(sessionMessages.logoutConfirm),
        cancel: t(sessionMessages.logoutStay),
      }}
      medal={{ icon: IconLogout }}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      {t(sessionMessages.logoutText)}
    </ConfirmDialog>
  );
}
