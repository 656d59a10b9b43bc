import type { FunctionComponent, ReactNode } from 'react';
import type { SiteStores } from '../boot/compose';
import { lazyWithPreload, type LazyWithPreload } from './lazyWithPreload';
import { ComponentLoadError } from './loadErrors';
import { withTimeout } from './withTimeout';

/**
 * A page whose code and words are fetched side by side when it is first shown, or before.
 * @param waiting what stands in its place until then
 */
export const lazyPage = <Props extends object = object>(
  {
    areas,
    load,
  }: {
    areas: readonly string[];
    load?: ((stores: SiteStores) => Promise<FunctionComponent<never> | undefined>) | undefined;
  },
  stores: SiteStores,
  waiting?: ReactNode,
): LazyWithPreload<Props> =>
  lazyWithPreload(async () => {
    const [Page] = await withTimeout(Promise.all([load?.(stores), stores.locale.ensureAreas(areas)]));
    if (!Page) throw new ComponentLoadError('Failed to resolve the async component of a page');
    return Page as FunctionComponent<Props>;
  }, waiting);
