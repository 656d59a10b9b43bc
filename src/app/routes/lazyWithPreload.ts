import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code may be fetched before it is drawn. */
export interface LazyWithPreload<Props> {
  /** Fetches the code; again after a failure. */
  load: () => Promise<ComponentType<Props>>;
  /** Drawn at once when the code is there, and nothing until it has come. Throws when it cannot be fetched. */
  Component: (props: Props) => ReactNode;
}

/**
 * For code that a pointer's nearness fetches, in the place of `lazy`: that waits a turn even for what is there, and
 * whatever has once waited under a Suspense React holds back for 300 ms, so that placeholders do not flicker. Here is no
 * placeholder, and somebody who waits for an answer to a press.
 */
export function lazyWithPreload<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  let known: ComponentType<Props> | undefined;
  const load = async () => (known = await fetch());
  function Component(props: Props): ReactNode {
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    // Code that has not come is waited for without a fallback around.
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      load().then(
        (component) => !isGone && setLoaded(() => component),
        (error: unknown) => !isGone && setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? createElement(Loaded, props) : null;
  }
  return { load, Component };
}

/** Fetches several of them for whoever can open one. What cannot be had now is asked for again by the press. */
export const preloadAll = (...parts: readonly { load: () => Promise<unknown> }[]) => ({
  ensure: () => Promise.allSettled(parts.map((part) => part.load())).then(() => undefined),
});
