import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Button } from 'react-aria-components';
import { formatNumber, useDs, useLocaleRow } from '#ds-i18n';
import { Icon, type IconSource } from '#ds/Icon';
import { gap, item, list } from './Pagination.styles';
import { pagesToShow } from './pages';

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. With one or none nothing is drawn. */
  total: number;
  /** Told of the page to show, from 1. */
  onPageChange: (page: number) => void;
  /** Pages around the current one, itself among them. @default 3 */
  range?: number;
  /** Pages at each end. @default 1 */
  margin?: number;
  /** Whose pages, where a page has several rows of them. @default "Pages" in the user's language */
  'aria-label'?: string;
}

const ellipsis = '…';

/** Turns the pages of a long table or list. */
export function Pagination({
  page,
  total,
  onPageChange,
  range = 3,
  margin = 1,
  'aria-label': ariaLabel,
}: PaginationProps) {
  const t = useDs();
  const locale = useLocaleRow();
  if (total <= 1) return null;
  const step = (to: number, label: string, icon: IconSource) => (
    <li>
      <Button
        css={item}
        aria-label={label}
        isDisabled={to < 1 || to > total}
        onPress={() => {
          onPageChange(to);
        }}
      >
        <Icon icon={icon} size={16} isDirectional />
      </Button>
    </li>
  );
  return (
    <nav aria-label={ariaLabel ?? t('pagination.label')}>
      <ul css={list}>
        {step(page - 1, t('pagination.previous'), IconChevronLeft)}
        {pagesToShow(page, total, range, margin).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap ${index}`} css={gap} aria-hidden="true">
              {ellipsis}
            </li>
          ) : (
            <li key={entry}>
              <Button
                css={item}
                aria-label={t('pagination.page', { page: formatNumber(entry, locale) })}
                {...(entry === page && { 'aria-current': 'page' })}
                onPress={() => {
                  onPageChange(entry);
                }}
              >
                {formatNumber(entry, locale)}
              </Button>
            </li>
          ),
        )}
        {step(page + 1, t('pagination.next'), IconChevronRight)}
      </ul>
    </nav>
  );
}
