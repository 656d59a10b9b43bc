import { Link } from 'react-aria-components';
import { item, list, root } from './TopNav.styles';

/** One page of the site. */
export interface TopNavItem {
  /** Tells pages apart. */
  id: string;
  /** The page as it is titled. */
  label: string;
  /** Where it leads. */
  href: string;
}

export interface TopNavProps {
  /** Which navigation it is, such as "Main". */
  'aria-label': string;
  /** At most five pages: more belong in a menu. */
  items: readonly TopNavItem[];
  /** `id` of the page that is open. */
  currentId?: string | undefined;
}

/** The main pages of the site in a row of its header. */
export function TopNav({ items, currentId, 'aria-label': ariaLabel }: TopNavProps) {
  return (
    <nav css={root} aria-label={ariaLabel}>
      <ul css={list}>
        {items.map(({ id, label, href }) => (
          <li key={id}>
            <Link css={item} href={href} {...(id === currentId && { 'aria-current': 'page' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
