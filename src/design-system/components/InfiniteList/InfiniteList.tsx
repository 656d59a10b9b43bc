import { useEffect, useRef, type ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { Spinner } from '#ds/Icon';
import { foot, root, sentinel, words } from './InfiniteList.styles';

/** Whether more can be fetched: it can, it is under way, the last attempt failed, or everything is there. */
export type InfiniteListState = 'more' | 'loading' | 'failed' | 'end';

export interface InfiniteListProps {
  /** The entries so far, in the markup that suits them. */
  children: ReactNode;
  /** How the next entries are coming along. */
  state: InfiniteListState;
  /** Fetches the next entries. Called as the end of the list comes near, and by the buttons. */
  onLoadMore: () => void;
}

/** How far ahead of the end the next entries are fetched, in heights of the viewport. */
const lookahead = '60%';
/** Least milliseconds between two calls. */
const throttle = 200;

/** A list that grows as its end comes near. A button does the same, for those who do not scroll. */
export function InfiniteList({ children, state, onLoadMore }: InfiniteListProps) {
  const t = useDs();
  const end = useRef<HTMLDivElement>(null);
  const lastCall = useRef(-Infinity);

  // The end coming near is an event of scrolling, for which there is nothing in React.
  useEffect(() => {
    const element = end.current;
    if (!element || state !== 'more') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      lastCall.current = performance.now();
      onLoadMore();
      // A short page leaves the end in view, which the observer tells only when it looks afresh.
      observer.unobserve(element);
      observer.observe(element);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        timer = setTimeout(load, Math.max(0, lastCall.current + throttle - performance.now()));
      },
      { rootMargin: `0px 0px ${lookahead} 0px` },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [state, onLoadMore]);

  return (
    <div css={root}>
      {children}
      <div ref={end} css={sentinel} aria-hidden="true" />
      <div css={foot} data-state={state}>
        {state === 'more' && (
          <Button size="sm" tone="neutral" emphasis="ghost" onPress={onLoadMore}>
            {t('common.showMore')}
          </Button>
        )}
        {state === 'loading' && <Spinner />}
        {state === 'failed' && <EmptyState isFailed size="sm" onRetry={onLoadMore} />}
      </div>
      <span css={words} role="status">
        {state === 'loading' && t('list.loadingMore')}
        {state === 'end' && t('list.end')}
      </span>
    </div>
  );
}
