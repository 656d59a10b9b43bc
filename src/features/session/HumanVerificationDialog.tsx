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
  const intl = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      medal={{ icon: IconPuzzle, tone: 'accent' }}
      title={intl.formatMessage(humanMessages.title)}
    >
      <HumanVerification {...verification} />
    </Dialog>
  );
}
