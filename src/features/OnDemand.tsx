import { Suspense, useState, type ReactNode, type Ref } from 'react';

/** What a control needs to stand in for the one that opens a menu or a list. */
export interface TriggerProps {
  onPress?: () => void;
  /** Pointer or focus has reached it: a good moment to fetch what it opens. */
  onHoverStart?: () => void;
  onFocus?: () => void;
  /** Whether the code of what it opens is being fetched. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export interface OnDemandProps {
  /** Draws the closed control, with what it needs to open. */
  closed: (trigger: TriggerProps) => ReactNode;
  /** The same control with what it opens, from a module of its own (`React.lazy`); it opens at once. */
  children: ReactNode;
  /** Fetches that module early. */
  onIntent?: (() => void) | undefined;
}

/**
 * A menu or a list whose code is fetched when somebody first wants it: until then only its button is on the page.
 *
 * A fetch that fails is thrown like any other of React's, to the nearest error boundary.
 */
export function OnDemand({ closed, children, onIntent }: OnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <Suspense fallback={closed({ isPending: true })}>{children}</Suspense>;
  return closed({
    onPress: () => setIsWanted(true),
    ...(onIntent && { onHoverStart: onIntent, onFocus: onIntent }),
  });
}
