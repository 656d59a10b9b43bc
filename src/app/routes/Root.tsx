import type { EmotionCache } from '@emotion/cache';
import { StyleProvider } from '#theme/StyleProvider';
import { observer } from 'mobx-react-lite';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { LinkRouter } from '#ds/Link';
import { LocaleScope, OddsFormatContext, type Messages } from '#ds-i18n';
import { Region, RegionContext, type RegionProps } from '../../features/Region';
import { isKeptPage, isOffline } from '../boot/offline';
import { captureLinks } from './linkCapture';
import { LazyDialog } from './LazyDialog';
import { LoadBoundary } from './LoadBoundary';
import { dialogsOf } from './loadDialogs';
import { RegionBoundary } from './RegionBoundary';
import { stateOf } from './center/address';
import { useLocation, useNavigate } from './router';
import { SiteContext, useSite, type Site } from './site';
import { StartGate } from './StartGate';
import { lazyPart } from './lazyWithPreload';

const Popup = lazyPart(async () => (await import('./PopupBinding')).PopupBinding);

export interface RootProps extends Pick<Site, 'stores' | 'brand' | 'hero'> {
  /** Whatever page the address is of. */
  Pages: () => ReactNode;
  /** Where the styles go. */
  cache: EmotionCache;
  /** What keeps the address. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** Keeps a fault within a region of a page; another region is another place. */
const inRegion = ({ name, instead, children }: RegionProps): ReactNode => (
  <RegionBoundary key={name} region={name} instead={instead}>
    {children}
  </RegionBoundary>
);

/** The whole site: language, start-up pages, pages, dialogs. */
export const Root = observer(function Root({ stores, brand, hero, Pages, cache, Router }: RootProps) {
  const { locale, oddsFormat } = stores;
  return (
    <StyleProvider cache={cache}>
      <LocaleScope locale={locale.tag} messages={locale.messages as Messages} isRoot={!isKeptPage}>
        <OddsFormatContext value={oddsFormat.format}>
          <Router>
            <Navigable stores={stores} brand={brand} hero={hero}>
              <StartGate>
                <RegionContext value={inRegion}>
                  <LoadBoundary>
                    <Pages />
                  </LoadBoundary>
                  <DialogsOnDemand />
                  <PopupOnDemand />
                </RegionContext>
              </StartGate>
            </Navigable>
          </Router>
        </OddsFormatContext>
      </LocaleScope>
    </StyleProvider>
  );
});

/** Gives everything inside the way to other pages, by call and by plain link. */
function Navigable({
  stores,
  brand,
  hero,
  children,
}: Omit<Site, 'navigate' | 'drawn'> & { children: ReactNode }) {
  const [navigate, location] = [useNavigate(), useLocation()];
  // The way stays one object, or every page would render with each change of address.
  const here = useRef({ navigate, location });
  useLayoutEffect(() => {
    here.current = { navigate, location };
  });
  const site = useMemo(
    () => ({
      stores,
      brand,
      hero,
      navigate: (path: string) => {
        // Each page that is kept is a document of its own.
        if (isOffline) return globalThis.location.assign(path);
        const { navigate: go, location: from } = here.current;
        void go(path, { state: stateOf(path, from) });
      },
      drawn: () => {
        const { navigate: go, location: at } = here.current;
        return { key: at.key, go: (delta: number) => void go(delta) };
      },
    }),
    [stores, brand, hero],
  );
  // Plain links of screens know no router.
  useEffect(() => captureLinks(document, site.navigate), [site]);
  return (
    <SiteContext value={site}>
      {/* React Aria keeps the clicks on its links to itself. */}
      <LinkRouter navigate={site.navigate}>{children}</LinkRouter>
    </SiteContext>
  );
}

/** Whether something has been there once. */
function useLatch(isThere: unknown): boolean {
  const [wasThere, setThere] = useState(false);
  if (isThere && !wasThere) setThere(true);
  return wasThere;
}

/** The dialogs, from the first one that is opened. */
const DialogsOnDemand = observer(function DialogsOnDemand() {
  const { stores } = useSite();
  const { dialogs, life } = stores;
  const { Component: Dialogs } = dialogsOf(stores);
  return (
    useLatch(dialogs.open || dialogs.awaited || life.value?.endsAt) && (
      <LazyDialog name="dialog">
        <Dialogs />
      </LazyDialog>
    )
  );
});

/** The announcement that pops up. Without its code it stays away: nobody has asked for it. */
const PopupOnDemand = observer(function PopupOnDemand() {
  return (
    useLatch(useSite().stores.home.popup) && (
      <Region name="popup" instead={null}>
        <Popup />
      </Region>
    )
  );
});
