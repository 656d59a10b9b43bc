import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { ConfirmDialog } from '#ds/ConfirmDialog';
import { Dialog, type DialogProps } from '#ds/Dialog';
import { Form } from '#ds/Form';
import { useDs } from '#ds-i18n';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'medal' | 'aside'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Told when it closes, by the person or once what was sent is done. */
  onOpenChange: (isOpen: boolean) => void;
  /** `form` of useForm: sending, and the errors that are shown. */
  form: {
    onSubmit: (event: FormEvent) => void;
    validationErrors: Readonly<Record<string, string>> | undefined;
    error?: string | undefined;
  };
  /** Fields, one below the other. */
  children: ReactNode;
  /** What went wrong with the form as a whole. */
  error?: string | undefined;
  /** Whether what was typed is on its way; meanwhile nothing closes the dialog. */
  isPending: boolean;
  /** Whether anything was typed that closing would lose. */
  isDirty?: boolean;
  /** What it does ("Send $500.00"), what leaves it ("Cancel" in the user's language, if absent), and what is said meanwhile. */
  labels: { submit: ReactNode; cancel?: string; pending?: string };
  /** Asked before what was typed is lost: the question, and both answers. Without it nothing is asked. */
  discard?: { title: string; body?: ReactNode; confirm: string; cancel: string };
  /** `danger` when it takes something away. @default 'accent' */
  tone?: 'accent' | 'danger';
}

/** A form over the page. It closes when its owner says so, usually once what was sent is done. */
export function FormDialog({
  isOpen,
  onOpenChange,
  form,
  children,
  error,
  isPending,
  isDirty = false,
  labels,
  discard,
  tone = 'accent',
  ...dialog
}: FormDialogProps) {
  const id = useId();
  const ds = useDs();
  const [isAsking, setAsking] = useState(false);
  const leave = (next: boolean) => {
    if (next || isPending) return;
    if (discard && isDirty) setAsking(true);
    else onOpenChange(false);
  };
  return (
    <>
      <Dialog
        {...dialog}
        isOpen={isOpen}
        onOpenChange={leave}
        isDismissable={!isPending}
        actions={
          <>
            <Button slot="close" tone="neutral" emphasis="ghost" isDisabled={isPending}>
              {labels.cancel ?? ds('common.cancel')}
            </Button>
            <Button
              type="submit"
              form={id}
              tone={tone}
              isPending={isPending}
              {...(labels.pending !== undefined && { pendingLabel: labels.pending })}
            >
              {labels.submit}
            </Button>
          </>
        }
      >
        <Form id={id} {...form} error={error ?? form.error}>
          {children}
        </Form>
      </Dialog>
      {discard && (
        <ConfirmDialog
          title={discard.title}
          tone="danger"
          labels={discard}
          isOpen={isAsking}
          onOpenChange={setAsking}
          onConfirm={() => {
            onOpenChange(false);
          }}
        >
          {discard.body}
        </ConfirmDialog>
      )}
    </>
  );
}
