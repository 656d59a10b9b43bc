import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose code may be fetched before it is drawn. */
export interface Ahead<Props> {
  /** Fetches the code; again after a failure. */
  load: () => Promise<ComponentType<Props>>;
  /** Drawn at once when the code is there; otherwise the Suspense around it waits. */
  Component: LazyExoticComponent<ComponentType<Props>>;
}

/**
 * Like `lazy`, for code that a pointer's nearness fetches: `lazy` asks only when it is first drawn, waits one turn even
 * for what is there, and React then holds the content back for 300 ms, so that placeholders do not flicker.
 */
export function ahead<Props>(fetch: () => Promise<ComponentType<Props>>): Ahead<Props> {
  let known: ComponentType<Props> | undefined;
  const load = async () => (known = await fetch());
  const Component = lazy(() =>
    known ? atOnce({ default: known }) : load().then((made) => ({ default: made })),
  );
  return { load, Component };
}

/** What React takes for a promise, as its documentation of `lazy` says, and gets the answer of without a turn's wait. */
const atOnce = <T>(value: T): Promise<T> =>
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as unknown as Promise<T>;
