import type { ReactNode } from 'react';
import { Link, TooltipTrigger } from 'react-aria-components';
import { CountBadge } from '#ds/CountBadge';
import { Icon } from '#ds/Icon';
import { SideNav } from '#ds/SideNav';
import { Tooltip } from '#ds/Tooltip';
import { groupItems, type CenterOverlayItem } from './items';
import * as styles from './CenterNav.styles';

/** What every form of the navigation needs. */
export interface CenterNavigation {
  'aria-label': string;
  items: readonly CenterOverlayItem[];
  current: string | undefined;
  header: ReactNode;
}

/** The pages in groups, with the person above them; the same in the column and in the drawer. */
export function CenterPages({
  'aria-label': label,
  items,
  current,
  header,
  onAction,
}: CenterNavigation & { onAction?: () => void }) {
  const groups = groupItems(items).map(({ items: pages, ...group }) => ({
    ...group,
    items: pages.map(({ id, label: page, href, icon, count }) => ({
      id,
      label: page,
      href,
      icon,
      ...(count && { badge: <CountBadge {...count} /> }),
    })),
  }));
  const isLong = groups.some((group) => group.label !== undefined);
  return (
    <>
      {header != null && <div css={styles.header}>{header}</div>}
      <SideNav
        aria-label={label}
        groups={groups}
        currentId={current}
        density={isLong ? 'compact' : 'comfortable'}
        {...(onAction && { onAction })}
      />
    </>
  );
}

/** The column beside the page, from 960 px on. */
export function CenterNav(props: CenterNavigation) {
  return (
    <div css={styles.column}>
      <CenterPages {...props} />
    </div>
  );
}

/** The pages by their drawings alone, from 640 to 959 px. */
export function CenterRail({ 'aria-label': label, items, current, header }: CenterNavigation) {
  return (
    <div css={styles.rail}>
      {header}
      <nav aria-label={label}>
        <ul css={styles.railList}>
          {groupItems(items).flatMap((group) =>
            group.items.map((item) => (
              <li key={item.id}>
                <TooltipTrigger delay={300}>
                  <Link
                    css={styles.railItem}
                    href={item.href}
                    {...(item.id === current && { 'aria-current': 'page' })}
                  >
                    <Icon icon={item.icon} />
                    <span css={styles.railWords}>{item.label}</span>
                    <span css={styles.railCount}>{item.count && <CountBadge {...item.count} />}</span>
                  </Link>
                  <Tooltip placement="end">{item.label}</Tooltip>
                </TooltipTrigger>
              </li>
            )),
          )}
        </ul>
      </nav>
    </div>
  );
}
