import type { ReactNode } from 'react';
import { Button } from '#ds/Button';
import { Dialog } from '#ds/Dialog';
import type { DialogProps, ModalStates } from '#ds/Dialog';
import { useDs } from '#ds-i18n';

export interface ConfirmDialogProps extends ModalStates {
  /** The question, or what will happen. */
  title: ReactNode;
  /** What follows from a yes, in a sentence or two. */
  children?: ReactNode;
  /** The two buttons: what a yes does (“Log out”) and what a no means (“Stay”; without it “Cancel”). */
  labels: { confirm: string; cancel?: string };
  /** Called on a yes. The dialog then closes, unless `isPending` is given. */
  onConfirm: () => void;
  /** Given as true or false when a yes takes time: the dialog stays until `isOpen` ends, and waits while it is true. */
  isPending?: boolean;
  /**
   * Danger when a yes takes something away.
   * @default 'accent'
   */
  tone?: 'accent' | 'danger';
  /** Drawing in the medal above the title. */
  medal?: NonNullable<DialogProps['medal']>;
}

/** A question with a yes and a no. Focus starts on neither, so that a stray Enter does nothing. */
export function ConfirmDialog({
  children,
  labels,
  onConfirm,
  isPending,
  tone = 'accent',
  ...rest
}: ConfirmDialogProps) {
  const ds = useDs();
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      actions={({ close }) => (
        <>
          <Button slot="close" tone="neutral" emphasis="ghost" isDisabled={isPending ?? false}>
            {labels.cancel ?? ds('common.cancel')}
          </Button>
          <Button
            tone={tone}
            isPending={isPending ?? false}
            onPress={() => {
              onConfirm();
              if (isPending === undefined) close();
            }}
          >
            {labels.confirm}
          </Button>
        </>
      )}
    >
      {children}
    </Dialog>
  );
}
