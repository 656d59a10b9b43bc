import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const intl = useIntl();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage(sessionMessages.logoutTitle)}
      labels={{
        confirm: intl.formatMessage(sessionMessages.logoutConfirm),
        cancel: intl.formatMessage(sessionMessages.logoutStay),
      }}
      medal={{ icon: IconLogout }}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      <FormattedMessage {...sessionMessages.logoutText} />
    </ConfirmDialog>
  );
}
