import { lazy, type ComponentType, type FunctionComponent } from 'react';
import type { SiteStores } from '../boot/compose';
import { withTimeout } from './withTimeout';

/** A page whose code and words are fetched side by side when it is first shown. */
export function lazyPage(
  {
    areas,
    load,
  }: {
    areas: readonly string[];
    load?: ((stores: SiteStores) => Promise<FunctionComponent<never>>) | undefined;
  },
  stores: SiteStores,
): ComponentType<object> {
  return lazy(() => {
    if (!load) throw new Error('The page has no code.');
    return withTimeout(
      Promise.all([load(stores), stores.locale.ensureAreas(areas)]).then(([Page]) => ({
        default: Page as ComponentType<object>,
      })),
    );
  });
}
