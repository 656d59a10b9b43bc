import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { useDs } from '#ds-i18n';

/** Why something could not be fetched, in words, and how it is asked for again. */
export interface AsyncFailure {
  /** What did not load, such as "The record did not load". */
  title?: string;
  /** What is safe and what to do. A function gets the seconds until it is asked for again by itself. */
  description?: ReactNode | ((seconds: number) => ReactNode);
  /** Asks again. */
  onRetry?: () => void;
  /** Whether it is being asked for. */
  isRetrying?: boolean;
  /** Seconds after which it is asked for again without a press. Absent: only by a press. */
  retryAfter?: number;
  /** Word of the button, such as "Try now". @default "Try again" in the user's language */
  retryLabel?: string;
  /** Another way on, such as customer service. */
  action?: ReactNode;
}

/** Seconds left until `onEnd`, counted from each time that `after` comes or waiting is over. */
function useCountdown(after: number | undefined, isPaused: boolean, onEnd: (() => void) | undefined): number {
  const [left, setLeft] = useState(after ?? 0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  // Time passes outside React.
  useEffect(() => {
    if (after === undefined || isPaused) return;
    const last = performance.now() + after * 1000;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((last - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current?.();
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => {
      clearInterval(timer);
    };
  }, [after, isPaused]);
  return left;
}

export function Failed({
  title,
  description,
  onRetry,
  isRetrying = false,
  retryAfter,
  retryLabel,
  action,
}: AsyncFailure) {
  const ds = useDs();
  const left = useCountdown(retryAfter, isRetrying, onRetry);
  return (
    <EmptyState
      isFailed
      {...(title !== undefined && { title })}
      // A count inside an alert would be read out each second.
      description={
        typeof description === 'function' ? (
          <span role="timer" aria-live="off">
            {description(left)}
          </span>
        ) : (
          description
        )
      }
      action={
        <>
          {onRetry && (
            <Button tone="neutral" isPending={isRetrying} onPress={onRetry}>
              {retryLabel ?? ds('common.retry')}
            </Button>
          )}
          {action}
        </>
      }
    />
  );
}
