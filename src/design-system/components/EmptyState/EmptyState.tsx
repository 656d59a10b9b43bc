import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Icon, type IconSource } from '#ds/Icon';
import { actions, body, heading, medal, root, words } from './EmptyState.styles';

export interface EmptyStateProps {
  /** What is not there, in a few words. @default "Nothing here yet", or that something went wrong */
  title?: string;
  /** Why, or what to do about it, in one line. */
  description?: ReactNode;
  /** Drawing in the medal. @default a ticket, or a sign of warning */
  icon?: IconSource;
  /** Ways on, such as a Button or a LinkButton of size `sm`. */
  action?: ReactNode;
  /** Level of the title among the headings of the page. Absent, the title is a line of text. */
  headingLevel?: 2 | 3 | 4;
  /** Says that content could not be fetched, and says so aloud when it appears. */
  isFailed?: boolean;
  /** Adds a button that repeats what failed. */
  onRetry?: () => void;
  /** `sm` is a strip inside of a card or list. @default 'md' */
  size?: 'sm' | 'md';
}

/** Takes the place of a list or page that has no content, or whose content could not be fetched, and offers a way on. */
export function EmptyState({
  title,
  description,
  icon,
  action,
  headingLevel,
  isFailed = false,
  onRetry,
  size = 'md',
}: EmptyStateProps) {
  const t = useDs();
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div css={root} data-size={size} data-failed={isFailed || undefined} {...(isFailed && { role: 'alert' })}>
      <span css={medal}>
        <Icon icon={icon ?? (isFailed ? IconAlertTriangle : IconTicket)} />
      </span>
      <div css={words}>
        <Title css={heading}>{title ?? t(isFailed ? 'error.title' : 'empty.title')}</Title>
        {description && <div css={body}>{description}</div>}
      </div>
      {(onRetry ?? action) && (
        <div css={actions}>
          {onRetry && (
            <Button size="sm" tone="neutral" emphasis="outline" onPress={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
