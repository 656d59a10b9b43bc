import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '#ds/Heading';
import { IconButton } from '#ds/IconButton';
import { Popover, PopoverTrigger } from '#ds/Popover';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { playMenuMessages } from '../playMenu.messages';
import { SinceLoginSums } from '../SinceLoginSums';
import { siteMessages } from '../site.messages';
import type { GameBarProps } from './gameBarProps';
import * as styles from './GameBar.styles';
import { gameMessages } from './messages';

export interface GameMenuProps extends Pick<
  GameBarProps,
  'sitting' | 'sums' | 'onNetOpen' | 'links' | 'support' | 'onExpand'
> {
  /** What it hangs from. */
  bar: RefObject<HTMLElement | null>;
}

/** What the bar of a phone's game has no room for: what was won and lost since log-in, and the ways to stop, to check and to ask. */
export function GameMenu({ sitting, sums, onNetOpen, links, support, onExpand, bar }: GameMenuProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [isOpen, setOpen] = useState(false);
  const menu = t(playMenuMessages.menu);
  return (
    <PopoverTrigger
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) onNetOpen?.();
      }}
    >
      <IconButton icon={isOpen ? IconX : IconMenu2} size="lg" aria-label={menu} />
      <Popover aria-label={menu} triggerRef={bar} isFullWidth>
        {({ close }) => {
          const pressed = (onPress: () => void) => ({
            onPress: () => {
              close();
              onPress();
            },
          });
          return (
            <>
              {sums && (
                <div css={styles.costs}>
                  <Heading level={2} size="sm">
                    {t(playMenuMessages.sinceLogin)}
                  </Heading>
                  <SinceLoginSums sums={sums} />
                </div>
              )}
              <div css={styles.places}>
                <ListRows aria-label={menu} isCard={false}>
                  {links && (
                    <>
                      <ListRow
                        icon={IconShieldCheck}
                        emphasis="quiet"
                        hasChevron={false}
                        title={t(playMenuMessages.limits)}
                        line={
                          sitting?.lossLeft !== undefined &&
                          t(playMenuMessages.lossLeft, {
                            amount: formatMoney(sitting.lossLeft, sitting.currency, locale).text,
                          })
                        }
                        href={links.limits}
                        onPress={close}
                      />
                      <ListRow
                        icon={IconPlayerPause}
                        emphasis="quiet"
                        hasChevron={false}
                        title={t(playMenuMessages.break)}
                        href={links.break}
                        onPress={close}
                      />
                      <ListRow
                        icon={IconHistory}
                        emphasis="quiet"
                        hasChevron={false}
                        title={t(playMenuMessages.bettingRecord)}
                        href={links.bets}
                        onPress={close}
                      />
                    </>
                  )}
                  <ListRow
                    icon={IconHeadset}
                    emphasis="quiet"
                    hasChevron={false}
                    title={t(siteMessages.contactService)}
                    {...(typeof support === 'string' ? { href: support, onPress: close } : pressed(support))}
                  />
                  {onExpand && (
                    <ListRow
                      icon={IconMaximize}
                      emphasis="quiet"
                      hasChevron={false}
                      title={t(gameMessages.expand)}
                      {...pressed(onExpand)}
                    />
                  )}
                </ListRows>
              </div>
            </>
          );
        }}
      </Popover>
    </PopoverTrigger>
  );
}
