import IconPoint from '@tabler/icons-react/dist/esm/icons/IconPointFilled.mjs';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps, type ModalStates } from '#ds/Dialog';
import { Icon, type IconSource } from '#ds/Icon';
import { Notice } from '#ds/Notice';
import { Answers } from './Answers';
import { effect, effects } from './ConfirmFlow.styles';

/** One thing that follows from a yes. */
export interface Consequence {
  /** Tells them apart. */
  id: string;
  /** What follows, in a sentence. */
  text: ReactNode;
  /** Drawing before it. @default a dot */
  icon?: IconSource;
}

export interface ConfirmFlowProps
  extends Omit<ModalStates, 'isDismissable'>, Pick<DialogProps, 'title' | 'medal'> {
  /** What it is about, above the consequences: amounts, a name. */
  children?: ReactNode;
  /** Everything that follows from a yes, before it can be said. */
  consequences?: readonly Consequence[];
  /** A sentence to agree to; until then a yes is not possible. */
  agreement?: ReactNode;
  /** Called on a yes. The dialog then closes, unless `isPending` is given. */
  onConfirm: () => void;
  /** Given as true or false when a yes takes time. */
  isPending?: boolean;
  /** Why the last yes came to nothing. */
  error?: string | undefined;
  /** What a yes does and what a no means. Without a `cancel` the question has to be answered. */
  labels: { confirm: string; cancel?: string };
  /** Danger when a yes takes something away. @default 'danger' */
  tone?: 'accent' | 'danger';
}

/** A question whose yes cannot be taken back: says what follows, and may ask to tick a sentence first. */
export function ConfirmFlow({ title, medal, children, consequences, error, ...rest }: ConfirmFlowProps) {
  const { agreement, onConfirm, isPending, labels, tone = 'danger', ...states } = rest;
  const answers = { agreement, onConfirm, isPending, labels, tone };
  return (
    <Dialog
      {...states}
      {...(medal && { medal })}
      title={title}
      role="alertdialog"
      isDismissable={labels.cancel !== undefined && !isPending}
    >
      {({ close }) => (
        <Answers {...answers} close={close}>
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
        </Answers>
      )}
    </Dialog>
  );
}
