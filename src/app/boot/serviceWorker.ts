import type { LocaleStore } from '../stores/localeStore';
import { isOffline } from './offline';
import type { PageMessage, WorkerMessage } from '../worker/messages';
import { workerUrl } from '../worker/names';
import { updates } from './updates';

interface TrustedTypesFactory {
  createPolicy: (
    name: 'service-worker',
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The address of the worker, as the site's policy wants it: whatever it is asked for, it gives that one. */
function trustedUrl({ trustedTypes }: { trustedTypes?: TrustedTypesFactory }): string {
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return policy?.createScriptURL('') ?? workerUrl;
}

/** The language of the page, and a way to have more words of it. */
export type SiteLanguage = Pick<LocaleStore, 'tag' | 'ensureAreas'>;

/** Least milliseconds from one question for a new version to the next. */
const hour = 3_600_000;

/**
 * Has the browser keep the site, and says when a new version of it is there. Where the page names no manifest, as on a
 * development server or where the operator has switched it off, and where browsers have no workers, as some in private
 * mode, nothing is kept.
 * @param isCutOff whether the page's own calls have found nobody
 */
export async function followServiceWorker(locale: SiteLanguage, isCutOff: () => boolean): Promise<void> {
  if (!document.querySelector('link[rel="manifest"]') || !('serviceWorker' in navigator)) return;
  const { serviceWorker: container } = navigator;
  const registration = await container.register(
    trustedUrl(globalThis as { trustedTypes?: TrustedTypesFactory }),
    // Its address alone says whether it is new: never an old copy from the browser's own cache.
    { updateViaCache: 'none' },
  );
  const offer = async (apply: () => void): Promise<void> => {
    // Without its words the offer waits for the next page.
    await locale.ensureAreas(['app']);
    updates.offer(apply);
  };
  offerUpdates(registration, (apply) => void offer(apply).catch(() => undefined));
  container.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    // Kept words say more than a page whose every part has failed, unless the person is at something. One that came as kept
    // words stays: it would load itself without end.
    const isAtSomething = document.activeElement !== document.body;
    if (data.type === 'unreachable' && isCutOff() && !isOffline && !isAtSomething) location.reload();
    if (data.type === 'outdated') void offer(() => location.reload()).catch(() => undefined);
  });
  const { active } = await container.ready;
  // What the page without a connection says is kept even where the rest is not fetched ahead.
  await locale.ensureAreas(['app']).catch(() => undefined);
  active?.postMessage({
    type: 'shown',
    address: location.pathname + location.search,
    file: new URL(import.meta.url).pathname,
    language: locale.tag,
    fetched: fetchedPaths(),
    isControlled: container.controller !== null,
    isSavingData: isSavingData(),
  } satisfies PageMessage);
}

/** Offers the new version once it waits, and looks for one whenever the person is back after an hour. */
function offerUpdates(registration: ServiceWorkerRegistration, offerThat: (apply: () => void) => void): void {
  const offer = (): void => {
    // The very first worker takes no other's place.
    if (registration.waiting && navigator.serviceWorker.controller) offerThat(() => activate(registration));
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer();
    });
  });
  offer();
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < hour) return;
    asked = performance.now();
    // Without a connection there is no new version either.
    registration.update().catch(() => undefined);
  });
}

/** Lets the new version answer from now on, and loads this page anew; other tabs go on as they are. */
function activate({ waiting }: ServiceWorkerRegistration): void {
  const reload = (): void => location.reload();
  // Another tab has done it already.
  if (!waiting) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ type: 'activate' } satisfies PageMessage);
}

/** What the page has fetched from its own origin. */
const fetchedPaths = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  ),
];

const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
