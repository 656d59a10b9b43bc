import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { actions, body, heading, icon, root, words } from './ErrorState.styles';

export interface ErrorStateProps {
  /** What did not work. @default "Something went wrong" in the user's language */
  title?: string;
  /** The likely reason and what to do, in plain words. */
  description?: ReactNode;
  /** Repeats what failed. Without it give another way on in `action`. */
  onRetry?: () => void;
  /** Whether the repetition is under way. */
  isRetrying?: boolean;
  /** Other ways on, such as a link to customer service. */
  action?: ReactNode;
  /** `sm` is a strip inside a card or list, `lg` stands for a whole page. @default 'sm' */
  size?: 'sm' | 'lg';
}

/** Takes the place of content that could not be fetched, says so when it appears, and offers a way on. */
export function ErrorState({
  title,
  description,
  onRetry,
  isRetrying = false,
  action,
  size = 'sm',
}: ErrorStateProps) {
  const t = useDs();
  return (
    <div css={root} data-size={size} role="alert">
      <span css={icon}>
        <Icon icon={IconAlertTriangle} />
      </span>
      <div css={words}>
        {(title ?? !description) && <p css={heading}>{title ?? t('error.title')}</p>}
        {description && <div css={body}>{description}</div>}
      </div>
      {(onRetry ?? action) && (
        <div css={actions}>
          {onRetry && (
            <Button size="sm" tone="neutral" emphasis="outline" isPending={isRetrying} onPress={onRetry}>
              {t('common.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
