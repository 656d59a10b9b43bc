import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { Drawer } from '#ds/Drawer';
import { IconButton } from '#ds/IconButton';
import { useDs } from '#ds-i18n';
import { CenterPages, type CenterNavigation } from './CenterNav';
import * as styles from './CenterBar.styles';

/** Below 960 px, where the side navigation is not there to lead on. */
export function CenterBack({ href }: { href: string }) {
  const ds = useDs();
  return (
    <span css={styles.belowDesktop}>
      <IconButton icon={IconChevronLeft} isDirectional href={href} aria-label={ds('common.back')} />
    </span>
  );
}

/** What a drawer holds on a phone. */
export function CenterMenu(menu: CenterNavigation) {
  const ds = useDs();
  const [isOpen, setOpen] = useState(false);
  return (
    <span css={styles.onPhone}>
      <IconButton
        icon={IconMenu2}
        aria-label={ds('nav.openMenu')}
        onPress={() => {
          setOpen(true);
        }}
      />
      <Drawer title={menu['aria-label']} isOpen={isOpen} onOpenChange={setOpen}>
        {({ close }) => <CenterPages {...menu} onAction={close} />}
      </Drawer>
    </span>
  );
}

/** Leaves the centre. On a phone the way back may lead out instead. */
export function CenterClose({ on }: { on: 'always' | 'tablet' }) {
  const ds = useDs();
  return (
    <span css={styles.close} data-on={on}>
      <IconButton slot="close" icon={IconX} aria-label={ds('common.close')} />
    </span>
  );
}
