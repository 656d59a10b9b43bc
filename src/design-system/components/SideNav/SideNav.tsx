import { useId, type ReactNode } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import { LinkOrButton } from '#ds/Link';
import { group, groupLabel, item, label, list, root } from './SideNav.styles';

/** One page of a side navigation. */
export interface SideNavItem {
  /** Tells pages apart; returned with a press. */
  id: string;
  /** The page as it is titled. */
  label: string;
  /** Drawing before the words. */
  icon?: IconSource;
  /** Where it leads. Without it the item is a button, for `onAction`. */
  href?: string;
  /** At its end: a CountBadge or a Badge. */
  badge?: ReactNode;
}

/** Pages that belong together. */
export interface SideNavGroup {
  /** Tells groups apart. */
  id: string;
  /** Heading of the group. Absent for the first, whose pages need none. */
  label?: string;
  /** The pages of the group. */
  items: readonly SideNavItem[];
  /** Stands at the foot, behind a line, such as safer play. */
  isApart?: boolean;
}

export interface SideNavProps {
  /** Which navigation it is, such as "Account". */
  'aria-label': string;
  /** All pages of the area, in groups. */
  groups: readonly SideNavGroup[];
  /** `id` of the page that is open. */
  currentId?: string | undefined;
  /** Told of a press on any item, before a link is followed. */
  onAction?: (id: string) => void;
  /** Rows of 42 px, or of 38 for the long list of the agent centre. @default 'comfortable' */
  density?: 'comfortable' | 'compact';
}

/** The pages of an area, one below the other, in groups. */
export function SideNav({
  groups,
  currentId,
  onAction,
  density = 'comfortable',
  'aria-label': ariaLabel,
}: SideNavProps) {
  const id = useId();
  return (
    <nav css={root} aria-label={ariaLabel} data-density={density}>
      {groups.map((entry) => (
        <div key={entry.id} css={group} data-apart={entry.isApart || undefined}>
          {entry.label && (
            <p id={`${id}${entry.id}`} css={groupLabel}>
              {entry.label}
            </p>
          )}
          <ul css={list} {...(entry.label && { 'aria-labelledby': `${id}${entry.id}` })}>
            {entry.items.map((page) => (
              <li key={page.id}>
                <LinkOrButton
                  css={item}
                  {...(page.href !== undefined && { href: page.href })}
                  {...(page.id === currentId && { 'aria-current': 'page' })}
                  onPress={() => onAction?.(page.id)}
                >
                  {page.icon && <Icon icon={page.icon} />}
                  <span css={label}>{page.label}</span>
                  {page.badge}
                </LinkOrButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
