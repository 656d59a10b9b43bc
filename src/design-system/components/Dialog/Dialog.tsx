import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ReactNode, type Ref } from 'react';
import { Dialog as AriaDialog, Heading, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { Icon, type IconSource } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { AutoClose } from './AutoClose';
import * as styles from './Dialog.styles';
import { ModalPanel } from './ModalPanel';
import { Prerender } from './Prerender';

/** Something to show, or a function that makes it and gets a way to close the dialog. */
export type DialogSlot = ReactNode | ((dialog: { close: () => void }) => ReactNode);

/** How any modal opens and closes. */
export interface ModalStates extends Omit<
  ModalOverlayProps,
  'className' | 'style' | 'render' | 'children' | 'isKeyboardDismissDisabled'
> {
  /** Whether it is open. Leave it out inside a DialogTrigger. */
  isOpen?: boolean;
  /** Called when a person closes it, by the cross, the cover, Escape or a button. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Whether the cross, a press on the cover and Escape close it.
   * @default true
   */
  isDismissable?: boolean;
}

export interface DialogProps extends ModalStates {
  /** What it is about; names the dialog. */
  title: ReactNode;
  /** Text, a RichText with html of the platform, or a form. */
  children?: DialogSlot;
  /** Buttons at the end, the primary one last. A button with `slot="close"` only closes. */
  actions?: DialogSlot;
  /** Drawing in the medal above the title, with a tone that says how serious it is. */
  medal?: { icon: IconSource; tone?: 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger' };
  /** Stands over the title, such as the step of a process. */
  lead?: ReactNode;
  /**
   * On phones: a sheet at the bottom, or a page of its own with the actions at its foot, for a step of a process.
   * @default 'sheet'
   */
  onPhone?: 'sheet' | 'page';
  /** Picture strip at the start, 184 px wide; not shown on phones. */
  aside?: ReactNode;
  /** Closes it by itself after so many milliseconds. Only for news that can be missed. */
  autoCloseAfter?: number | undefined;
  /**
   * Draws what is in it ahead of its first opening, out of sight and while nothing else is to do. For a dialog that
   * `isOpen` opens, mounted when the person nears what opens it.
   * @default false
   */
  isPrerendered?: boolean;
  /**
   * `alertdialog` interrupts with something that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  ref?: Ref<HTMLDivElement>;
}

const show = (slot: DialogSlot, close: () => void) => (typeof slot === 'function' ? slot({ close }) : slot);

/**
 * Asks or tells something over the page and takes the focus until it is closed; then focus returns to where it was.
 * 600 × 300 px or taller; on phones a sheet at the bottom. For a yes-or-no question use ConfirmDialog.
 */
export function Dialog({
  title,
  children,
  actions,
  medal,
  lead,
  onPhone = 'sheet',
  aside,
  autoCloseAfter,
  isPrerendered = false,
  role = 'dialog',
  isDismissable = true,
  ...rest
}: DialogProps) {
  const ds = useDs();
  const [wasOpen, setWasOpen] = useState(false);
  if (rest.isOpen && !wasOpen) setWasOpen(true);
  if (isPrerendered && !rest.isOpen && !wasOpen)
    return <Prerender>{children != null && show(children, () => undefined)}</Prerender>;
  return (
    <ModalOverlay
      {...rest}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      css={styles.scrim}
    >
      <ModalPanel css={styles.panel} data-on-phone={onPhone}>
        <AriaDialog role={role} css={styles.dialog}>
          {({ close }) => (
            <>
              <span aria-hidden css={styles.grabber} />
              <div css={styles.columns}>
                {aside && <div css={styles.aside}>{aside}</div>}
                <div css={styles.column}>
                  <div css={styles.body} data-actions={actions != null || undefined}>
                    {lead != null && <div css={styles.lead}>{lead}</div>}
                    {medal && (
                      <div css={styles.medal} data-tone={medal.tone ?? 'highlight'}>
                        <Icon icon={medal.icon} />
                      </div>
                    )}
                    <Heading
                      slot="title"
                      css={styles.heading}
                      data-beside-close={(isDismissable && !medal) || undefined}
                    >
                      {title}
                    </Heading>
                    {children != null && <div css={styles.content}>{show(children, close)}</div>}
                  </div>
                  {actions != null && <div css={styles.actions}>{show(actions, close)}</div>}
                </div>
              </div>
              {isDismissable && (
                <div css={styles.close}>
                  <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />
                </div>
              )}
              <span aria-hidden css={styles.horizon} />
              {autoCloseAfter !== undefined && <AutoClose after={autoCloseAfter} close={close} />}
            </>
          )}
        </AriaDialog>
      </ModalPanel>
    </ModalOverlay>
  );
}
