import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { SiteStores } from '../boot/compose';
import { LoadBoundary } from './LoadBoundary';
import type { PageManifest } from './page';
import { PageWaiting } from './PageWaiting';
import { Route, Routes } from './router';
import { Shell } from './shell/Shell';
import { withTimeout } from './withTimeout';

/** What the route files say, which register themselves by their names. Those of the centres come with the centres. */
const found = import.meta.glob<PageManifest | readonly PageManifest[]>(
  ['./**/*.route.ts', '!./personal/**', '!./agent/**'],
  { eager: true, import: 'default' },
);
export const manifests: readonly PageManifest[] = Object.values(found).flat();

/** Fetches a page's code and its words side by side. */
export function lazyPage(
  { load, areas }: Pick<PageManifest, 'load' | 'areas'>,
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

/** Every page with its address and the chrome around it. Source: spec section 2, routes. */
export function createPages(stores: SiteStores): () => ReactNode {
  // The key lets go of a failure when the visitor goes elsewhere.
  const within = (path: string, chrome: PageManifest['chrome'], page: ReactNode): ReactNode => {
    const guarded = (
      <LoadBoundary key={path}>
        <Suspense fallback={<PageWaiting />}>{page}</Suspense>
      </LoadBoundary>
    );
    return chrome === 'alone' ? guarded : <Shell chrome={chrome}>{guarded}</Shell>;
  };
  const routes = manifests.flatMap((page) => {
    const Page = (page.Component as ComponentType<object> | undefined) ?? lazyPage(page, stores);
    return Object.entries(page.paths).map(([path, props]) => (
      <Route key={path} path={path} element={within(path, page.chrome, createElement(Page, props))} />
    ));
  });
  return function Pages() {
    return <Routes>{routes}</Routes>;
  };
}
