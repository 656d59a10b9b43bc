import { LinkButton } from '#ds/LinkButton';
import { list } from './LinkChips.styles';

export interface LinkChipsProps {
  /** What the links choose among, for assistive technology. */
  label: string;
  /** With the language of a name where it is not the site's. */
  links: readonly { name: string; href: string; lang?: { lang: string; dir: 'ltr' | 'rtl' } | undefined }[];
  /** Address of the one that is shown. */
  currentHref: string;
}

/** Links to the parts of a list, the one that is shown marked. */
export function LinkChips({ label, links, currentHref }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul css={list}>
        {links.map(({ name, href, lang }) => (
          <li key={href} {...lang}>
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
