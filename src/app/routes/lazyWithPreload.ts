import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Milliseconds in which a failure is the same one. */
const told = 1_000;

/** A component whose code may be fetched before it is drawn. */
export interface LazyWithPreload<Props> {
  /** Fetches the code, once; again a second after a failure. */
  load: () => Promise<ComponentType<Props>>;
  /** Drawn at once when the code is there. Throws when it cannot be fetched. */
  Component: (props: Props) => ReactNode;
}

/**
 * For whatever somebody waits for who has pressed, in the place of `lazy`: that waits a turn even for what is there, and
 * whatever has once waited under a Suspense React holds back for 300 ms, so that placeholders do not flicker.
 * @param waiting what stands in the place of code that has not come
 */
export function lazyWithPreload<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): LazyWithPreload<Props> {
  let known: ComponentType<Props> | undefined;
  let latest: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (latest ??= fetch().then(
      (component) => (known = component),
      (error: unknown) => {
        // Whoever is drawn because of this failure tells it; a later press tries again.
        setTimeout(() => (latest = undefined), told);
        throw error;
      },
    ));
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
    return Loaded ? createElement(Loaded, props) : waiting;
  }
  return { load, Component };
}

/** One that nothing fetches ahead: its code comes when it is first drawn. */
export const lazyPart = <Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): LazyWithPreload<Props>['Component'] => lazyWithPreload(fetch, waiting).Component;

/** Fetches several of them for whoever can open one. What cannot be had now is asked for again by the press. */
export const preloadAll = (...parts: readonly { load: () => Promise<unknown> }[]) => ({
  ensure: () => Promise.allSettled(parts.map((part) => part.load())).then(() => undefined),
});
