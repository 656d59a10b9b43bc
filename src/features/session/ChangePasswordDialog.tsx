import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import { actionMessages } from '../action.messages';
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';
import { passwordMessages } from './password.messages';
import * as styles from './SessionDialog.styles';

export interface ChangePasswordDialogProps extends Omit<ChangePasswordFormProps, 'onLater'> {
  isOpen: boolean;
  /** Called when it is closed: by the cross, "not now", or "done". Not called by Escape or the cover when forced. */
  onClose: () => void;
  /** The password has been changed: the dialog says so in place of the form. */
  isDone?: boolean;
}

/** Changes the password of whoever is signed in. Forced, it stays until that is done or the session is left. */
export function ChangePasswordDialog({
  isOpen,
  onClose,
  isDone = false,
  ...form
}: ChangePasswordDialogProps) {
  const { formatMessage: t } = useIntl();
  const isForced = form.isForced && !isDone;
  const title = isDone
    ? passwordMessages.changed
    : form.reason === 'wish'
      ? passwordMessages.changeTitle
      : passwordMessages.forcedTitle;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isForced}
      title={t(title)}
      {...(isDone && { medal: { icon: IconCircleCheck, tone: 'success' } })}
      actions={
        isDone ? (
          <Button slot="close" autoFocus>
            {t(actionMessages.done)}
          </Button>
        ) : undefined
      }
    >
      {isDone ? (
        t(passwordMessages.changedText)
      ) : (
        <div css={styles.form}>
          <ChangePasswordForm {...form} onLater={isForced ? undefined : onClose} />
        </div>
      )}
    </Dialog>
  );
}
