import { LinkButton } from '#ds/LinkButton';
import { list } from './LinkChips.styles';

export interface LinkChipsProps {
  /** What the links choose among, for assistive technology. */
  label: string;
  links: readonly { name: string; href: string }[];
  /** Address of the one that is shown. */
  currentHref: string;
}

/** Links to the parts of a list, the one that is shown marked. */
export function LinkChips({ label, links, currentHref }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul css={list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <LinkButton
              href={href}
              size="sm"
              tone="neutral"
              emphasis={href === currentHref ? 'solid' : 'outline'}
              {...(href === currentHref && { 'aria-current': 'page' })}
            >
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}
