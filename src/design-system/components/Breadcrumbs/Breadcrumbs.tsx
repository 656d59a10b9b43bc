import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { LinkOrButton } from '#ds/Link';
import { crumb, link, list } from './Breadcrumbs.styles';

/** One place of the trail. */
export interface BreadcrumbItem {
  /** Tells places apart; returned with a press. */
  id: string;
  /** The place as its page is titled. */
  label: string;
  /** Where it leads. The last place, where the page is, needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the outermost place to the page itself. */
  items: readonly BreadcrumbItem[];
  /** For a trail inside a page, such as down a tree of members: told of the place to go back to. */
  onAction?: (id: string) => void;
  /** Which trail it is, where a page has several. @default "Breadcrumbs" in the user's language */
  'aria-label'?: string;
}

/** The trail from the start to where the page is. */
export function Breadcrumbs({ items, onAction, 'aria-label': label }: BreadcrumbsProps) {
  const t = useDs();
  return (
    <nav aria-label={label ?? t('nav.breadcrumbs')}>
      <ol css={list}>
        {items.slice(0, -1).map(({ id, label: place, href }) => (
          <li key={id} css={crumb}>
            <LinkOrButton css={link} {...(href !== undefined && { href })} onPress={() => onAction?.(id)}>
              {place}
            </LinkOrButton>
            <Icon icon={IconChevronRight} size={14} isDirectional />
          </li>
        ))}
        {items.slice(-1).map(({ id, label: place }) => (
          <li key={id} css={crumb}>
            <span css={link} aria-current="page" data-current="">
              {place}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
