import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { siteMessages } from '../site.messages';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { SessionAside, type SessionBrand } from './SessionAside';

export interface LoginDialogProps extends LoginFormProps {
  isOpen: boolean;
  onClose: () => void;
  brand: SessionBrand;
}

/** Asks who it is. What was typed is forgotten when the dialog closes. */
export function LoginDialog({ isOpen, onClose, brand, ...form }: LoginDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isPrerendered
      title={t(siteMessages.logIn)}
      aside={<SessionAside {...brand} visitor="known" />}
    >
      <LoginForm {...form} />
    </Dialog>
  );
}
