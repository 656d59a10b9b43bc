import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { EmptyState, type EmptyStateProps } from '#ds/EmptyState';
import { Notice } from '#ds/Notice';
import { SkeletonGroup } from '#ds/Skeleton';
import { Failed, type AsyncFailure } from './Failed';
import { root, stale } from './AsyncSection.styles';
import type { Async, AsyncState } from './async';

export type { AsyncFailure };

export interface AsyncSectionProps {
  /** The value that the content is made of: how it is coming along, why it failed, and how it is asked for again. */
  of?: Async<unknown>;
  /** How the content is coming along, in place of what `of` says of it. @default ready */
  state?: AsyncState;
  /** The content. Drawn in every state that has some. */
  children: ReactNode;
  /** Skeletons in the boxes that the content will have; shown after 150 ms. */
  skeleton: ReactNode;
  /** What is not there, when there last was some, and one way on. */
  empty?: EmptyStateProps;
  /** Why there is no content, and how it is asked for again. What `of` says of its failure comes before it. */
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
export function AsyncSection(props: AsyncSectionProps) {
  const { of, children, skeleton, empty, asOf, isCard = false } = props;
  const ds = useDs();
  const state = props.state ?? of?.state ?? 'ready';
  const failure = of ? failureOf(of, props.failure) : props.failure;
  const place = (content: ReactNode) => (isCard ? <Card>{content}</Card> : content);
  if (state === 'loading') return <SkeletonGroup>{skeleton}</SkeletonGroup>;
  if (state === 'empty') return place(<EmptyState {...empty} />);
  if (state === 'failed') return place(<Failed {...(failure ?? {})} />);
  const isOld = state === 'stale' || state === 'offline';
  return (
    <div css={root} aria-busy={state === 'refreshing' || undefined}>
      {isOld && asOf != null && (
        <div css={stale} role="status">
          <Notice
            tone={state === 'stale' ? 'warning' : 'neutral'}
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
          </Notice>
        </div>
      )}
      {children}
    </div>
  );
}

/** The words of the failure itself, where it has some, before those of the section. */
function failureOf({ failure, retry }: Async<unknown>, words: AsyncFailure = {}): AsyncFailure {
  return {
    ...words,
    ...(failure && { title: failure.title }),
    ...(failure?.text !== undefined && { description: failure.text }),
    onRetry: retry,
  };
}
