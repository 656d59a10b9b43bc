import type { ReactNode } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import { LinkOrButton } from '#ds/Link';
import { badgeSlot, item, label, root } from './BottomTabBar.styles';

/** One place of the tab bar. */
export interface BottomTabBarItem {
  /** Tells places apart; returned with a press. */
  id: string;
  /** The place in a word, below its drawing. */
  label: string;
  /** Drawing that stands for the place. */
  icon: IconSource;
  /** Where it leads. Without it the item is a button, for `onAction`. */
  href?: string;
  /** A CountBadge over the icon. */
  badge?: ReactNode;
}

export interface BottomTabBarProps {
  /** Which navigation it is, such as "Main". */
  'aria-label': string;
  /** Three to five places. */
  items: readonly BottomTabBarItem[];
  /** `id` of the place that the page belongs to. */
  currentId?: string | undefined;
  /** Told of a press on any item, before a link is followed. */
  onAction?: (id: string) => void;
}

/** The main places of the site along the bottom of a phone. The page leaves room for it below its end. */
export function BottomTabBar({ items, currentId, onAction, 'aria-label': ariaLabel }: BottomTabBarProps) {
  return (
    <nav css={root} aria-label={ariaLabel}>
      {items.map(({ id, label: text, icon, href, badge }) => (
        <LinkOrButton
          key={id}
          css={item}
          {...(href !== undefined && { href })}
          {...(id === currentId && { 'aria-current': 'page' })}
          onPress={() => onAction?.(id)}
        >
          <Icon icon={icon} size={24} />
          {badge && <span css={badgeSlot}>{badge}</span>}
          <span css={label}>{text}</span>
        </LinkOrButton>
      ))}
    </nav>
  );
}
