import { createElement, lazy, useState, type FunctionComponent } from 'react';
import type { SiteStores } from '../boot/compose';
import { ComponentLoadError } from './loadErrors';
import { withTimeout } from './withTimeout';

/** A page that can be fetched before it is shown. */
export type LazyPage = FunctionComponent & {
  /** Fetches the page's code and words. Rejects when they cannot be had; showing the page tries again. */
  preload: () => Promise<void>;
};

/** A page whose code and words are fetched side by side when it is first shown, or before. */
export function lazyPage(
  {
    areas,
    load,
  }: {
    areas: readonly string[];
    load?: ((stores: SiteStores) => Promise<FunctionComponent<never> | undefined>) | undefined;
  },
  stores: SiteStores,
): LazyPage {
  let loaded: FunctionComponent | undefined;
  const fetchPage = async (): Promise<FunctionComponent> => {
    if (!load) throw new Error('The page has no code.');
    const [Page] = await withTimeout(Promise.all([load(stores), stores.locale.ensureAreas(areas)]));
    if (!Page) throw new ComponentLoadError('Failed to resolve the async component of a page');
    return (loaded = Page as FunctionComponent);
  };
  const Lazy = lazy(async () => ({ default: await fetchPage() }));
  function Page(props: object) {
    // Drawn at once when it is there: `lazy` waits a turn even then, and React holds back what has waited once.
    const [Shown] = useState(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  return Object.assign(Page, { preload: async () => void (await fetchPage()) });
}
