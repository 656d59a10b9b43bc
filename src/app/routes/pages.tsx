import { createElement, type ComponentType, type ReactNode } from 'react';
import type { SiteStores } from '../boot/compose';
import { centerAt, placeBehind, type CenterAddress } from './center/address';
import { lazyPage } from './lazyPage';
import { LoadBoundary } from './LoadBoundary';
import { pathKey, type PageManifest, type Place } from './page';
import { PageWaiting } from './PageWaiting';
import { PlaceShown, useLocation } from './router';
import { useScroll } from './useScroll';
import { useSite } from './site';
import { memberParts } from './shell/memberParts';
import { Shell } from './shell/Shell';
import { lazyContentPage } from './lazyContentPage';
import { lazyPart } from './lazyWithPreload';

/** What the route files say, which register themselves by their names. Those of the centres come with the centres. */
const found = import.meta.glob<PageManifest | readonly PageManifest[]>(
  ['./**/*.route.ts', '!./personal/**', '!./agent/**'],
  { eager: true, import: 'default' },
);
const manifests: readonly PageManifest[] = Object.values(found).flat();

const LoginGate = lazyPart(async () => (await lazyContentPage('loginGate')).LoginGate, <PageWaiting />);

/** The pages of the site. */
export interface Pages {
  Pages: () => ReactNode;
  /** Areas of the catalogue that the page at an address needs besides those of the start. */
  areasOf: (path: string) => readonly string[];
  /** Fetches the code and the words of the page at an address, before it is drawn. Rejects when they cannot be had. */
  preload: (path: string) => Promise<void>;
  /** Asks for what the page at an address shows, where the site is opened there. */
  begin: (place: Place) => Promise<unknown>;
  /** Whether a page other than "not found" has the address. */
  hasPage: (path: string) => boolean;
}

/** Every page with its address and the chrome around it, and the centres over them. Source: spec section 2, routes. */
export function createPages(stores: SiteStores): Pages {
  const preloads = new Map<PageManifest, () => Promise<unknown>>();
  // The key lets go of a failure when the visitor goes elsewhere.
  const within = (path: string, { chrome, takesBets }: PageManifest, page: ReactNode): ReactNode => {
    const guarded = <LoadBoundary key={path}>{page}</LoadBoundary>;
    return chrome === 'alone' ? (
      guarded
    ) : (
      <Shell chrome={chrome} takesBets={takesBets}>
        {guarded}
      </Shell>
    );
  };
  const routes = new Map<string, { page: PageManifest; element: ReactNode }>();
  for (const page of manifests) {
    const fetched = page.Component ? undefined : lazyPage(page, stores, <PageWaiting />);
    const Page = fetched?.Component ?? (page.Component as ComponentType<object>);
    if (fetched) preloads.set(page, fetched.load);
    for (const [path, props] of Object.entries(page.paths))
      routes.set(pathKey(path), { page, element: within(path, page, createElement(Page, props)) });
  }
  const pageAt = (path: string) => routes.get(pathKey(path))?.page;
  const loadCenter = () => import('./center/Center');
  const { load: preloadCenter, Component: Center } = lazyPage<CenterAddress>(
    { areas: ['center'], load: async () => (await loadCenter()).Center },
    stores,
  );
  function Pages() {
    const location = useLocation();
    const center = centerAt(location.pathname);
    const behind = placeBehind(location);
    useScroll(behind);
    const shown = (
      <>
        {/* Always told where it is, or the page would be drawn anew when a centre opens over it. */}
        <PlaceShown place={behind}>
          {(routes.get(pathKey(behind.pathname)) ?? routes.get('*'))?.element}
        </PlaceShown>
        {center && (
          <LoadBoundary key={center.center}>
            <Center {...center} />
          </LoadBoundary>
        )}
      </>
    );
    if (!useSite().brand.requiresLogin) return shown;
    return <LoginGate>{shown}</LoginGate>;
  }
  return {
    Pages,
    begin: (place) =>
      Promise.all([
        pageAt(place.pathname)?.begin?.(stores, place),
        stores.session.isSignedIn && memberParts.load(),
      ]),
    hasPage: (path) => pageAt(path) !== undefined,
    areasOf: (path) => pageAt(path)?.areas ?? [],
    preload: async (path) => {
      const center = centerAt(path);
      const page = pageAt(path);
      await (center
        ? Promise.all([preloadCenter(), loadCenter().then((code) => code.preloadCenterPage(center, stores))])
        : page && preloads.get(page)?.());
    },
  };
}
