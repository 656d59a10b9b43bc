import IconMessageX from '@tabler/icons-react/dist/esm/icons/IconMessageX.mjs';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import type { NoticeContent } from './notice';
import { codeMessages } from './code.messages';

export interface CodeFailedDialogProps {
  /** Open while there is one. */
  failure: Pick<NoticeContent, 'title' | 'text'> | undefined;
  onClose: () => void;
}

/** Says why a code could not be sent. Source: spec section 8, failed SMS send. */
export function CodeFailedDialog({ failure, onClose }: CodeFailedDialogProps) {
  // Its words stay while it plays its way out.
  const [last, setLast] = useState(failure);
  if (failure && failure !== last) setLast(failure);
  return (
    <Dialog
      isOpen={failure !== undefined}
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      medal={{ icon: IconMessageX, tone: 'warning' }}
      title={last?.title}
      actions={
        <Button slot="close">
          <FormattedMessage {...codeMessages.ok} />
        </Button>
      }
    >
      {last?.text}
    </Dialog>
  );
}
