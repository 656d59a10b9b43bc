import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { EmptyState, type EmptyStateProps } from '#ds/EmptyState';
import { SkeletonGroup } from '#ds/Skeleton';
import { NoteBox } from '#patterns/NoteBox';
import { Failed, type AsyncFailure } from './Failed';
import { root, stale } from './AsyncSection.styles';

/**
 * How the content of a section is coming along. `refreshing` has content and asks for newer; `stale` could not get newer;
 * `offline` cannot ask.
 */
export type AsyncState = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed' | 'stale' | 'offline';

export type { AsyncFailure };

export interface AsyncSectionProps {
  /** How the content is coming along. */
  state: AsyncState;
  /** The content. Drawn in every state that has some. */
  children: ReactNode;
  /** Skeletons in the boxes that the content will have; shown after 150 ms. */
  skeleton: ReactNode;
  /** What is not there, when there last was some, and one way on. */
  empty?: EmptyStateProps;
  /** Why there is no content, and how it is asked for again. Also what a stale content's button does. */
  failure?: AsyncFailure;
  /** Of when the content is, while it is stale or offline: "As of 14:38". */
  asOf?: ReactNode;
  /** Stands what takes the place of the content on a card. Leave it out where the section is in one. */
  isCard?: boolean;
}

/**
 * A part of a page whose content comes from elsewhere: one ladder of loading, empty, failed, stale and offline. Content
 * that is there stays in sight, whatever becomes of asking for newer.
 */
export function AsyncSection({
  state,
  children,
  skeleton,
  empty,
  failure,
  asOf,
  isCard = false,
}: AsyncSectionProps) {
  const ds = useDs();
  const place = (content: ReactNode) => (isCard ? <Card>{content}</Card> : content);
  if (state === 'loading') return <SkeletonGroup>{skeleton}</SkeletonGroup>;
  if (state === 'empty') return place(<EmptyState {...empty} />);
  if (state === 'failed') return place(<Failed {...(failure ?? {})} />);
  const isOld = state === 'stale' || state === 'offline';
  return (
    <div css={root} aria-busy={state === 'refreshing' || undefined}>
      {isOld && asOf != null && (
        <div css={stale} role="status">
          <NoteBox
            tone={state === 'stale' ? 'warning' : 'quiet'}
            icon={state === 'stale' ? IconHistory : IconCloudOff}
            action={
              state === 'stale' &&
              failure?.onRetry && (
                <Button
                  size="sm"
                  tone="neutral"
                  emphasis="ghost"
                  isPending={failure.isRetrying ?? false}
                  onPress={failure.onRetry}
                >
                  {failure.retryLabel ?? ds('common.retry')}
                </Button>
              )
            }
          >
            {asOf}
          </NoteBox>
        </div>
      )}
      {children}
    </div>
  );
}
