import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { DialogSlot, ModalStates } from '#ds/Dialog';
import { Drawer } from '#ds/Drawer';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import * as styles from './Overlay.styles';

export interface OverlayProps extends ModalStates {
  /** Name of the page that is open; names the overlay. */
  title: ReactNode;
  /** What the page shows. */
  children: ReactNode;
  /**
   * Side navigation; on phones it opens as a drawer. A function gets a way to close that drawer, for when an item was
   * chosen.
   */
  navigation?: DialogSlot;
  /** At the end of the bar: steps, a search, small buttons. */
  tools?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const show = (slot: DialogSlot, close: () => void) => (typeof slot === 'function' ? slot({ close }) : slot);

/**
 * A centre over the whole page, such as the member's own: its pages at the side, one of them open. The page below
 * neither scrolls nor takes focus until it is closed.
 */
export function Overlay({ title, children, navigation, tools, isDismissable = true, ...rest }: OverlayProps) {
  const ds = useDs();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => {
    setMenuOpen(false);
  };
  return (
    <ModalOverlay {...rest} isKeyboardDismissDisabled={!isDismissable} css={styles.root}>
      <Modal css={styles.modal}>
        <Dialog css={styles.dialog}>
          {navigation != null && (
            <div css={styles.navigation} data-part="navigation">
              {show(navigation, closeMenu)}
            </div>
          )}
          <div css={styles.main}>
            <div css={styles.bar}>
              {isDismissable && (
                <span css={styles.onPhone}>
                  <IconButton
                    slot="close"
                    icon={IconArrowLeft}
                    isDirectional
                    aria-label={ds('common.back')}
                  />
                </span>
              )}
              <Heading slot="title" level={1} css={styles.heading}>
                {title}
              </Heading>
              {tools && <div css={styles.tools}>{tools}</div>}
              {navigation != null && (
                <span css={styles.onPhone}>
                  <IconButton
                    icon={IconMenu2}
                    aria-label={ds('nav.openMenu')}
                    onPress={() => {
                      setMenuOpen(true);
                    }}
                  />
                </span>
              )}
              {isDismissable && (
                <span css={styles.onDesktop}>
                  <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />
                </span>
              )}
            </div>
            <div css={styles.body}>{children}</div>
          </div>
          {navigation != null && (
            <Drawer title={title} isOpen={isMenuOpen} onOpenChange={setMenuOpen} side="end">
              {show(navigation, closeMenu)}
            </Drawer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
