import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LinkRouter } from '#ds/Link';
import { LocaleScope, type Messages } from '#ds-i18n';
import { primeStyles as prime } from '#theme/part';
import { DialogBoundary } from './DialogBoundary';
import { captureLinks } from './linkCapture';
import { LoadBoundary } from './LoadBoundary';
import { dialogsOf } from './loadDialogs';
import { stateOf } from './center/address';
import { BrowserRouter, useLocation, useNavigate } from './router';
import { SiteContext, useSite, type Site } from './site';
import { StartGate } from './StartGate';

const Popup = lazy(async () => ({ default: (await import('./PopupBinding')).PopupBinding }));

export interface RootProps extends Pick<Site, 'stores' | 'brand' | 'hero'> {
  /** Whatever page the address is of. */
  Pages: () => ReactNode;
  /** Where the styles go. */
  cache: EmotionCache;
  /** Called once, when the page shows something. */
  onShow: () => void;
}

/** The whole site: language, start-up pages, pages, dialogs. */
export const Root = observer(function Root({ stores, brand, hero, Pages, cache, onShow }: RootProps) {
  useEffect(onShow, [onShow]);
  const primeStyles = useCallback(() => prime(cache), [cache]);
  const { locale } = stores;
  return (
    <CacheProvider value={cache}>
      <LocaleScope locale={locale.tag} messages={locale.messages as Messages} isRoot>
        <BrowserRouter>
          <Navigable stores={stores} brand={brand} hero={hero} primeStyles={primeStyles}>
            <StartGate>
              <LoadBoundary>
                <Pages />
              </LoadBoundary>
              <DialogsOnDemand />
              <PopupOnDemand />
            </StartGate>
          </Navigable>
        </BrowserRouter>
      </LocaleScope>
    </CacheProvider>
  );
});

/** Gives everything inside the way to other pages, by call and by plain link. */
function Navigable({
  stores,
  brand,
  hero,
  primeStyles,
  children,
}: Omit<Site, 'navigate'> & { children: ReactNode }) {
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
      primeStyles,
      navigate: (path: string) => {
        const { navigate: go, location: from } = here.current;
        void go(path, { state: stateOf(path, from) });
      },
    }),
    [stores, brand, hero, primeStyles],
  );
  useEffect(() => captureLinks(document, site.navigate), [site]);
  return (
    <SiteContext value={site}>
      {/* React Aria keeps the clicks on its links to itself. */}
      <LinkRouter navigate={site.navigate}>{children}</LinkRouter>
    </SiteContext>
  );
}

/** The dialogs, from the first one that is opened. */
const DialogsOnDemand = observer(function DialogsOnDemand() {
  const { stores } = useSite();
  const { dialogs, life } = stores;
  const { Component: Dialogs } = dialogsOf(stores);
  const [isWanted, setWanted] = useState(false);
  if ((dialogs.open || dialogs.awaited || life.value?.endsAt) && !isWanted) setWanted(true);
  return (
    isWanted && (
      <DialogBoundary onError={() => dialogs.fail()}>
        <Suspense>
          <Dialogs />
        </Suspense>
      </DialogBoundary>
    )
  );
});

/** The announcement that pops up. Without its code it stays away: nobody has asked for it. */
const PopupOnDemand = observer(function PopupOnDemand() {
  const { popup } = useSite().stores.home;
  const [isWanted, setWanted] = useState(false);
  if (popup && !isWanted) setWanted(true);
  return (
    isWanted && (
      <DialogBoundary>
        <Suspense>
          <Popup />
        </Suspense>
      </DialogBoundary>
    )
  );
});
