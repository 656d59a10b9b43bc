import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import { useIntl } from 'react-intl';
import { Dialog } from '#ds/Dialog';
import { humanMessages } from './human.messages';
import { HumanVerification, type HumanVerificationProps } from './HumanVerification';

export interface HumanVerificationDialogProps extends HumanVerificationProps {
  isOpen: boolean;
  /** Gives up, and with it what the verification was for. */
  onClose: () => void;
}

/** The human verification over another dialog or the page. */
export function HumanVerificationDialog({ isOpen, onClose, ...verification }: HumanVerificationDialogProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      medal={{ icon: IconPuzzle, tone: 'accent' }}
      title={t(humanMessages.title)}
    >
      <HumanVerification {...verification} />
    </Dialog>
  );
}
