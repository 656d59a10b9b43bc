import { useId } from 'react';
import { CountBadge } from '#ds/CountBadge';
import { ListRow, ListRows } from '#patterns/ListRow';
import { groupItems, type CenterOverlayItem } from './items';
import * as styles from './CenterList.styles';

/** The pages as a page of their own, below 960 px. */
export function CenterList({ items }: { items: readonly CenterOverlayItem[] }) {
  const id = useId();
  return (
    <div css={styles.root}>
      {groupItems(items.map(({ place: _place, ...item }) => item)).map((group) => (
        <section key={group.id}>
          {group.label !== undefined && (
            <h2 id={`${id}${group.id}`} css={styles.heading}>
              {group.label}
            </h2>
          )}
          <ListRows {...(group.label !== undefined && { 'aria-labelledby': `${id}${group.id}` })}>
            {group.items.map((item) => (
              <ListRow
                key={item.id}
                emphasis="quiet"
                icon={item.icon}
                title={item.label}
                line={item.line}
                href={item.href}
                end={item.end ?? (item.count?.count ? <CountBadge {...item.count} /> : undefined)}
              />
            ))}
          </ListRows>
        </section>
      ))}
    </div>
  );
}
