import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode, Ref } from 'react';
import { Dialog, Heading, ModalOverlay } from 'react-aria-components';
import { ModalPanel, type DialogSlot, type ModalStates } from '#ds/Dialog';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { body, dialog, foot, head, heading, panel, scrim } from './Drawer.styles';

export interface DrawerProps extends ModalStates {
  /** Names the drawer, at its top. */
  title: ReactNode;
  /** What it holds; a function gets a way to close it. */
  children: DialogSlot;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /**
   * Edge it slides in from, mirrored in right-to-left languages.
   * @default 'start'
   */
  side?: 'start' | 'end';
  ref?: Ref<HTMLDivElement>;
}

/** A panel from the edge of the screen: navigation on phones, a cart, filters. */
export function Drawer({
  title,
  children,
  footer,
  side = 'start',
  isDismissable = true,
  ...rest
}: DrawerProps) {
  const ds = useDs();
  return (
    <ModalOverlay
      {...rest}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      css={scrim}
      data-side={side}
    >
      <ModalPanel css={panel} data-side={side}>
        <Dialog css={dialog}>
          {({ close }) => (
            <>
              <div css={head}>
                <Heading slot="title" css={heading}>
                  {title}
                </Heading>
                {isDismissable && <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />}
              </div>
              <div css={body}>{typeof children === 'function' ? children({ close }) : children}</div>
              {footer && <div css={foot}>{footer}</div>}
            </>
          )}
        </Dialog>
      </ModalPanel>
    </ModalOverlay>
  );
}
