import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Button, Link } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
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
      <AriaBreadcrumbs
        css={list}
        {...(onAction && {
          onAction: (key) => {
            onAction(String(key));
          },
        })}
      >
        {items.map((item, index) => (
          <Breadcrumb key={item.id} id={item.id} css={crumb}>
            {item.href === undefined && index < items.length - 1 ? (
              <Button css={link} onPress={() => onAction?.(item.id)}>
                {item.label}
              </Button>
            ) : (
              <Link css={link} {...(item.href !== undefined && { href: item.href })}>
                {item.label}
              </Link>
            )}
            {index < items.length - 1 && <Icon icon={IconChevronRight} size={14} isDirectional />}
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
