import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './State.styles';

/** The states that react-aria writes as attributes (`data-hovered`, …) and that only an input device can bring about. */
export type ForcedState = 'hovered' | 'pressed' | 'focused' | 'focus-visible' | 'focus-within';

/**
 * Draws an element in states as if a pointer or keyboard were there, for a story's `play`. A prop would not do:
 * react-aria writes these attributes itself and drops the ones it is given, but leaves those set on the DOM node alone
 * until the state really changes.
 */
export function forceState(element: Element, ...states: readonly ForcedState[]): void {
  for (const state of states) element.setAttribute(`data-${state}`, 'true');
}

export interface StateProps {
  /** The states to draw. Keyboard focus is `['focused', 'focus-visible']`. */
  is: readonly ForcedState[];
  /** CSS selector of the element that gets them. @default the first one that react-aria renders */
  on?: string;
  /** The component. */
  children: ReactNode;
}

/**
 * Draws a component in states as if a pointer or keyboard were there, for `States` galleries, in which several states
 * stand side by side.
 * @throws {Error} when nothing inside matches `on`, so that a gallery cannot silently show the idle state
 */
export function State({ is, on = '[data-rac]', children }: StateProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const states = is.join(' ');
  // Outside React on purpose: what is drawn here is exactly what React must not know about.
  useLayoutEffect(() => {
    const element = wrapper.current?.querySelector(on);
    if (!element) throw new Error(`No element matches ${on}.`);
    forceState(element, ...(states.split(' ') as ForcedState[]));
  }, [states, on]);
  return (
    <div ref={wrapper} css={styles.root}>
      {children}
    </div>
  );
}
