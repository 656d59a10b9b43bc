import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type ReactNode, type Ref } from 'react';
import { Heading } from 'react-aria-components';
import { Drawer } from '#ds/Drawer';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { CenterPages, type CenterNavigation } from './CenterNav';
import * as styles from './CenterBar.styles';

interface CenterBarProps {
  title: ReactNode;
  action: ReactNode;
  /** Focused when a page takes the place of another one. */
  headingRef: Ref<HTMLHeadingElement>;
  /** Below 960 px, where the side navigation is not there to lead on. */
  backHref: string | undefined;
  /** On a phone the way back, or the site's tab bar, leads out. */
  hasClose: 'always' | 'tablet';
  /** What a drawer holds on a phone. */
  menu: CenterNavigation | undefined;
}

export function CenterBar({ title, action, headingRef, backHref, hasClose, menu }: CenterBarProps) {
  const ds = useDs();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div css={styles.bar} data-roomy={menu === undefined || undefined}>
      {backHref !== undefined && (
        <span css={styles.belowDesktop}>
          <IconButton icon={IconChevronLeft} isDirectional href={backHref} aria-label={ds('common.back')} />
        </span>
      )}
      {menu && (
        <span css={styles.onPhone}>
          <IconButton
            icon={IconMenu2}
            aria-label={ds('nav.openMenu')}
            onPress={() => {
              setMenuOpen(true);
            }}
          />
          <Drawer title={menu['aria-label']} isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
            {({ close }) => <CenterPages {...menu} onAction={close} />}
          </Drawer>
        </span>
      )}
      <Heading
        ref={headingRef}
        slot="title"
        level={1}
        tabIndex={-1}
        css={styles.heading}
        data-inset={(backHref === undefined && !menu) || undefined}
      >
        {title}
      </Heading>
      {action != null && <div css={styles.action}>{action}</div>}
      <span css={styles.close} data-on={hasClose}>
        <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />
      </span>
    </div>
  );
}
