import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import * as v from 'valibot';
import { isPersonalPage, isPublicPage, isSitePage, KeptDocuments, shellAddress } from './keptDocuments';
import { answerOf, termsOf } from './documentText';
import { keepFetched } from './keepFetched';
import { KeptFiles, type BuildFiles } from './keptFiles';
import { pageMessage, type PageMessage, type WorkerMessage } from './messages';
import { isKeptPicture, isPublicPicture } from './pictures';
import { Reach } from './reach';
import type { WorkerMessageEvent, WorkerScope } from './scope';

declare const __BUILD_FILES__: BuildFiles;

const scope = globalThis as unknown as WorkerScope;
const files = new KeptFiles(__BUILD_FILES__);
const reach = new Reach();
const documents = new KeptDocuments(files, reach);
const month = 30 * 86_400;

/** Addresses of the site's own pictures stay when they change: the browser's own cache knows which it need not ask for. */
const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: ({ response }) => Promise.resolve(isKeptPicture(response) ? response : null) },
    // Its own type has callbacks that may be undefined.
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: month, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});

scope.addEventListener('install', (event) => {
  // No version takes its place before all that a page needs is there, and none before a person says so.
  event.waitUntil(Promise.all([files.start(), documents.keep(shellAddress), documents.keep('/')]));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, event }) => files.answer(request, event),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.destination === 'image' && isPublicPicture(url),
  pictures,
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && isSitePage(url),
  ({ request, url }) => answerNavigation(request, url),
);

scope.addEventListener('message', (event) => {
  const message = v.safeParse(pageMessage, event.data);
  if (!message.success) return;
  const told = message.output;
  if (told.type === 'activate') event.waitUntil(scope.skipWaiting());
  // A page of an earlier version is left as it is.
  else if (files.has(told.file))
    event.waitUntil(
      followPage(told, event).catch(() => {
        // What could not be had is asked for again with the next page.
      }),
    );
});

/** The document at an address: kept, with a nonce of its own; else the server's. */
async function answerNavigation(request: Request, url: URL): Promise<Response> {
  const isPreview = url.searchParams.has('brand');
  const own = isPublicPage(url) ? url.href : isPersonalPage(url) && !isPreview ? shellAddress : undefined;
  const kept = own === undefined ? undefined : await documents.fresh(own);
  if (kept && reach.isLikely) return answerOf(kept);
  const last = (await documents.any(url.href)) ?? (isPreview ? undefined : await documents.any(shellAddress));
  if (!last) return reach.fetch(request);
  // Without a network a server on this very machine may still answer.
  return (await reach.answer(request)) ?? answerOf(last, { isOffline: true });
}

/** Keeps what a page has shown, and learns whether the server would show it by other terms now. */
async function followPage(
  { address, fetched, language, isControlled, isSavingData }: Extract<PageMessage, { type: 'shown' }>,
  event: WorkerMessageEvent,
): Promise<void> {
  const url = new URL(address, scope.location.origin);
  const own = isPublicPage(url) ? url.href : shellAddress;
  const before = await documents.fresh(own);
  // An address that has no page is none to keep.
  await documents.keep(own).catch(() => undefined);
  if (before && !reach.isLikely) event.source?.postMessage({ type: 'unreachable' } satisfies WorkerMessage);
  const now = await documents.fresh(own);
  if (before && now && (await termsOf(before)) !== (await termsOf(now)))
    event.source?.postMessage({ type: 'outdated' } satisfies WorkerMessage);
  await keepFetched(fetched, scope.location.origin, {
    files,
    pictures: {
      has: async (request) =>
        (await (await caches.open(pictures.cacheName)).match(request, { ignoreVary: true })) !== undefined,
      fetch: (request) => Promise.all(pictures.handleAll({ event, request })),
    },
  });
  // Whoever comes once does not pay for pages that they never open.
  if (isControlled && !isSavingData) await files.fill(language);
  const { installing, waiting } = scope.registration;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // This page is the only one, and of this version: nobody uses an earlier one any more.
  if (pages.length > 1 || installing || waiting) return;
  if (!isSavingData) await documents.refetchEarlier();
  await files.dropOthers();
  await documents.dropOthers();
}
