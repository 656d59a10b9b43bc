import '../design-system/theme/reset.css';
import '../design-system/theme/tokens.css';
import '../design-system/theme/base.css';
import '../design-system/theme/fonts.css';
import './boot/splash.css';
import createCache from '@emotion/cache';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetch } from './boot/prefetch';
import { compose, firstAreas, restore, startEffects } from './boot/compose';
import { readConfig } from './boot/readConfig';
import { showFatalError } from './boot/showFatalError';
import { createPages } from './routes/pages';
import { lazyPart } from './routes/lazyWithPreload';
import { Root } from './routes/Root';
import { browserRouter } from './routes/router';

const page = readConfig(document);
const stores = compose(page);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'ds', ...(nonce && { nonce }) });
// A server writes styles into the head (server/styles.ts), not among elements, where a first child would not be the
// first: emotion's development build need not warn of it.
if (import.meta.env.DEV) cache.compat = true;
// Rules that came with the page need not be written once more, which takes a third of the first commit.
for (const { textContent } of document.head.getElementsByTagName('style'))
  for (const [, name = ''] of textContent.matchAll(/\.ds-(\w+)/g)) cache.inserted[name] = true;
const place = document.getElementById('root');
document.title = page.brand.name;

const { Pages, areasOf, preload, begin } = createPages(stores);
// Neither a translation nor an announcement nor a press comes before the first screen is there.
const later = import('./boot/afterFirstScreen');
later.then(({ preloadOnIntent }) => preloadOnIntent(preload, stores)).catch(() => undefined);
const Router = browserRouter(
  preload,
  lazyPart(async () => (await later).PageProgress),
);
const areas = [...firstAreas, ...areasOf(location.pathname)];
const words = stores.locale.restore(areas, new URLSearchParams(location.search).get('lang'));
// What the first screen needs from the platform is asked for while its words and its code are on their way, and in the
// visitor's language, which is known from here on.
void stores.start.permission.ensure();
// In a task of its own: the page answers in between.
const prepared = new Promise<void>((resolve) => {
  setTimeout(() => {
    // The effects come first: they fetch what belongs to the person whose session is taken up.
    startEffects(stores);
    restore(stores);
    resolve();
  }, 0);
});
/** Milliseconds that the first render waits for the code of its page and what it shows; else the page's frame is drawn. */
const codeWait = 500;
const code = Promise.race([
  Promise.all([preload(location.pathname), prepared.then(() => begin(location))]).catch(() => undefined),
  new Promise<void>((resolve) => setTimeout(resolve, codeWait)),
]);
// Not awaited at the top level: the bundler would then keep every shared piece of the first screen in a file of its own.
if (place)
  Promise.all([words, code, prepared]).then(
    () => {
      prefetch(stores, location);
      // As a transition the first render makes way for whatever the visitor does meanwhile.
      startTransition(() =>
        createRoot(place).render(
          <Root
            stores={stores}
            brand={page.brand}
            hero={page.site.hero}
            Pages={Pages}
            cache={cache}
            Router={Router}
          />,
        ),
      );
    },
    () => showFatalError(place, () => location.reload()),
  );
