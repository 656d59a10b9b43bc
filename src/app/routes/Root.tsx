import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { SiteStores } from '../boot/compose';
import type { Brand } from '../brand/brand';
import { LocaleScope, type Messages } from '#ds-i18n';
import { Dialogs } from './Dialogs';
import { captureLinks } from './linkCapture';
import { createPages } from './pages';
import { createBrowserRouter, RouterProvider } from './router';
import { SiteContext } from './site';
import { StartGate } from './StartGate';

export interface RootProps {
  stores: SiteStores;
  brand: Brand;
  /** Of the page's Content-Security-Policy, for the style elements that are made while it runs. */
  nonce: string | undefined;
}

/** The whole site: language, start-up pages, pages, dialogs. */
export const Root = observer(function Root({ stores, brand, nonce }: RootProps) {
  const cache = useMemo(() => createCache({ key: 'ds', ...(nonce ? { nonce } : {}) }), [nonce]);
  const router = useMemo(() => createBrowserRouter(createPages(stores)), [stores]);
  const site = useMemo(
    () => ({ stores, brand, navigate: (path: string) => void router.navigate(path) }),
    [stores, brand, router],
  );
  useEffect(() => captureLinks(document, site.navigate), [site]);
  const { locale } = stores;
  return (
    <CacheProvider value={cache}>
      <LocaleScope locale={locale.tag} messages={locale.messages as Messages} isRoot>
        <SiteContext value={site}>
          <StartGate>
            <RouterProvider router={router} />
            <Dialogs />
          </StartGate>
        </SiteContext>
      </LocaleScope>
    </CacheProvider>
  );
});
