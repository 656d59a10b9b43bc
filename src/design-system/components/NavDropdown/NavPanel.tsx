import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Link, useLocale } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { Mark } from '#ds/Mark';
import type { NavMenu } from './menu';
import * as styles from './NavPanel.styles';
import { nextEntry } from './nextEntry';

interface NavPanelProps {
  id: string;
  title: string;
  menu: NavMenu;
  maxEntries: number;
  /** Takes the focus to its first entry: a key opened it. */
  isFocusedFirst: boolean;
  /** Arrow Up left the first row. */
  onLeave: () => void;
  /** An entry was pressed. */
  onAction: () => void;
}

/** The panel of one place: a picture and a grid of entries, of which the last may be More. */
export function NavPanel({ id, title, menu, maxEntries, isFocusedFirst, onLeave, onAction }: NavPanelProps) {
  const t = useDs();
  const { direction } = useLocale();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { feature, more } = menu;
  const shown = menu.entries.slice(0, maxEntries);

  // Focus is no attribute: it can only be given once the entries are there.
  useEffect(() => {
    if (isFocusedFirst) panel.current?.querySelector<HTMLElement>('[data-entry]')?.focus();
  }, [isFocusedFirst]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
    const to = nextEntry(event.key, cells.indexOf(event.target as HTMLElement), cells, direction === 'rtl');
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 && event.key === 'ArrowUp') onLeave();
    else cells[to]?.focus();
  };

  return (
    <div ref={panel} id={id} css={styles.wrap}>
      <span css={styles.dim} aria-hidden="true" />
      <div css={styles.panel} role="group" aria-labelledby={titleId}>
        {feature && (
          <Link css={styles.feature} href={feature.href} onPress={onAction}>
            <span css={styles.featureArt}>
              <LazyImage src={feature.imageSrc} alt="" isPriority />
            </span>
            <span css={styles.featureText}>
              {feature.badge}
              <span css={styles.featureName}>{feature.name}</span>
              {feature.sub}
            </span>
          </Link>
        )}
        <div css={styles.side}>
          <div css={styles.head}>
            <p id={titleId} css={styles.title}>
              {title}
            </p>
            {menu.summary && <bdi css={styles.sub}>{menu.summary}</bdi>}
          </div>
          <ul css={styles.grid} onKeyDown={move}>
            {shown.map((entry) => (
              <li key={entry.id}>
                <Link css={styles.cell} href={entry.href} data-entry="" onPress={onAction}>
                  <span css={styles.mark} aria-hidden="true">
                    <Mark name={entry.name} src={entry.markSrc} />
                  </span>
                  <span css={styles.words}>
                    <span css={styles.name}>{entry.name}</span>
                    {entry.sub && (
                      <span css={styles.sub}>
                        <bdi>{entry.sub}</bdi>
                      </span>
                    )}
                  </span>
                  {entry.badge}
                </Link>
              </li>
            ))}
            {more && menu.entries.length > maxEntries && (
              <li>
                <Link css={styles.cell} href={more.href} data-entry="" data-more="" onPress={onAction}>
                  <span css={styles.mark} aria-hidden="true">
                    <Icon icon={IconLayoutGrid} />
                  </span>
                  <span css={styles.words}>
                    <span css={styles.name}>{t('common.more')}</span>
                    {more.sub && <span css={styles.sub}>{more.sub}</span>}
                  </span>
                  <Icon icon={IconChevronRight} size={16} isDirectional />
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}
