import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs';
import { useContext, useState, type ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components';
import { Button } from '#ds/Button';
import { Checkbox } from '#ds/Checkbox';
import { Dialog, type DialogProps, type ModalStates } from '#ds/Dialog';
import { Icon, type IconSource } from '#ds/Icon';
import { Notice } from '#ds/Notice';
import { useDs } from '#ds-i18n';
import { effect, effects, root } from './ConfirmDialog.styles';

/** One thing that follows from a yes. */
export interface Consequence {
  /** Tells them apart. */
  id: string;
  /** What follows, in a sentence. */
  text: ReactNode;
  /** Drawing before it. @default a dot */
  icon?: IconSource;
}

export interface ConfirmDialogProps extends ModalStates {
  /** The question, or what will happen. */
  title: ReactNode;
  /** What it is about, or what follows from a yes, in a sentence or two. */
  children?: ReactNode;
  /** Everything that follows from a yes that cannot be taken back, line by line. */
  consequences?: readonly Consequence[];
  /** A sentence to agree to; until then a yes is not possible. */
  agreement?: ReactNode;
  /** Why the last yes came to nothing. */
  error?: string | undefined;
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
  consequences,
  agreement,
  error,
  labels,
  onConfirm,
  isPending,
  tone = 'accent',
  ...rest
}: ConfirmDialogProps) {
  const ds = useDs();
  const [isAgreed, setAgreed] = useState(false);
  // Each opening asks anew.
  const trigger = useContext(OverlayTriggerStateContext);
  const isOpen = rest.isOpen ?? trigger?.isOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setAgreed(false);
  }
  const isPlain = !consequences && agreement == null && error === undefined;
  return (
    <Dialog
      isDismissable={!isPending}
      {...rest}
      role="alertdialog"
      actions={({ close }) => (
        <>
          <Button slot="close" tone="neutral" emphasis="ghost" isDisabled={isPending ?? false}>
            {labels.cancel ?? ds('common.cancel')}
          </Button>
          <Button
            tone={tone}
            isDisabled={agreement != null && !isAgreed}
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
      {isPlain ? (
        children
      ) : (
        <div css={root}>
          {children}
          {consequences && (
            <ul css={effects}>
              {consequences.map(({ id, text, icon }) => (
                <li key={id} css={effect}>
                  <Icon icon={icon ?? IconPoint} size={18} />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
          {error !== undefined && <Notice tone="danger">{error}</Notice>}
          {agreement != null && (
            <Checkbox isSelected={isAgreed} onChange={setAgreed}>
              {agreement}
            </Checkbox>
          )}
        </div>
      )}
    </Dialog>
  );
}
