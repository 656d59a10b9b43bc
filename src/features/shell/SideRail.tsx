import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { liveChatMessages } from '../liveChat.messages';
import { serviceMessages as messages } from './service.messages';
import { serviceLinks, type ServiceEntry } from './services';
import * as styles from './SideRail.styles';

export interface SideRailProps {
  /** Opens the chat; absent when the brand has none. */
  onChat?: (() => void) | undefined;
  /** AppCodesButton, or AppCodes once it has been wanted: see OnDemand. Absent when the brand has no app. */
  apps?: ReactNode;
  /** All entries of the permission call; the rail lists those it may. */
  services: readonly ServiceEntry[];
  /** Scrolls to the beginning of the page. */
  onTop: () => void;
}

/** The bar at the end edge of wide screens: chat, app, customer service, and the way up. */
export function SideRail({ onChat, apps, services, onTop }: SideRailProps) {
  const { formatMessage: t } = useIntl();
  return (
    <aside css={styles.root} aria-label={t(messages.label)}>
      {onChat && (
        <IconButton
          icon={IconHeadset}
          tone="accent"
          emphasis="solid"
          aria-label={t(liveChatMessages.liveChat)}
          onPress={onChat}
        />
      )}
      {apps}
      {serviceLinks(services).map(({ href, title, icon }) => (
        <IconButton key={href} icon={icon} href={href} aria-label={title} />
      ))}
      <span css={styles.line} />
      <IconButton icon={IconChevronUp} aria-label={t(messages.top)} onPress={onTop} />
    </aside>
  );
}
