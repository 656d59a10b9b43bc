import type { Clock } from './ports';

/**
 * Looks at once, and again each `every` milliseconds while somebody sees it, until the answer is called.
 * @param isSeen whether there is anybody to look for: not behind another tab
 */
export function lookAgain(
  clock: Pick<Clock, 'after'>,
  every: number,
  isSeen: () => boolean,
  look: () => void,
): () => void {
  let cancel: (() => void) | undefined;
  let isOver = false;
  const next = (): void => {
    if (isSeen()) look();
    if (!isOver) cancel = clock.after(every, next);
  };
  next();
  return () => {
    isOver = true;
    cancel?.();
  };
}
