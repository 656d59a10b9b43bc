import type { ReactNode } from 'react';
import { EmptyState } from '#ds/EmptyState';
import { ErrorState } from '#ds/ErrorState';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { useDs } from '#ds-i18n';
import { placeholder } from './Table.styles';

/** Whether rows are there, on their way, or could not be fetched. */
export type TableStatus =
  | { readonly kind: 'ready' | 'loading' }
  | {
      readonly kind: 'failed';
      /** Why, and what to do. */
      readonly description?: ReactNode;
      /** Fetches once more. */
      readonly onRetry: () => void;
    };

interface TablePlaceholderProps {
  status: TableStatus | undefined;
  hasRows: boolean;
  empty: ReactNode;
}

/** Rows drawn while none are there. */
const placeholderRows = ['a', 'b', 'c', 'd', 'e'];

/** What stands below the headings of a table that has nothing to show, or could not get more. */
export function TablePlaceholder({ status, hasRows, empty }: TablePlaceholderProps) {
  const t = useDs();
  if (status?.kind === 'failed') {
    return (
      <div css={placeholder}>
        <ErrorState description={status.description} onRetry={status.onRetry} />
      </div>
    );
  }
  if (hasRows) return null;
  if (status?.kind === 'loading') {
    return (
      <div css={placeholder}>
        <SkeletonGroup>
          {placeholderRows.map((row) => (
            <div key={row}>
              <Skeleton />
            </div>
          ))}
        </SkeletonGroup>
      </div>
    );
  }
  return <div css={placeholder}>{empty ?? <EmptyState title={t('table.empty')} />}</div>;
}
