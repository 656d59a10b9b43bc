import { pageWorld } from 'virtual:page-world';
import { clearPayments } from '../../../demo/bank/clearing';
import { demoWelcomeCredit } from '../../../demo/seed/welcomeCredit';
import { openPagePlatform } from '../../../sandbox/browser';
import { runJobs } from '../../../sandbox/runJobs';
import { jobs } from '../../../sandbox/services/jobs';
import type { BrandId } from '#theme/brands';
import type { LocaleTag } from '#locales';
import { compose, firstAreas, restore, startEffects, type SiteStores } from '../boot/compose';
import { brandConfigs } from '../brand/generated/brandConfigs';
import type { Brand } from '../brand/brand';
import { createPages, type Pages } from '../routes/pages';

/** The site with a platform of its own, both in this page. */
export interface Flow {
  stores: SiteStores;
  brand: Brand;
  Pages: Pages['Pages'];
  /** Address that the site begins at. */
  start: string;
  stop: () => Promise<void>;
}

const platformOrigin = 'https://platform.example';

/** The engine tells by its name whether a file is packed; some servers unpack it on the way. */
async function fetchWorld(): Promise<Blob> {
  const bytes = await (await fetch(pageWorld)).arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, 2);
  const isPacked = first === 0x1f && second === 0x8b;
  return new File([bytes], isPacked ? 'world.tar.gz' : 'world.tar');
}

/** What a visit leaves in the browser is no part of the next one. */
function forgetVisits(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!key.startsWith('@storybook')) storage.removeItem(key);
}

/** Sends what the site asks its platform to one that runs in the page. Returns what ends it. */
function answerWith(serve: (request: Request) => Promise<Response>): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(platformOrigin) ? serve(request) : network(input, init);
  };
  return () => {
    globalThis.fetch = network;
  };
}

/**
 * Opens the site at an address, as a visitor who comes for the first time, with the demo world.
 * @param globals of the toolbar
 */
export async function openFlow(
  start: string,
  { brand: id, locale }: { brand: BrandId; locale: LocaleTag },
): Promise<Flow> {
  const brand = brandConfigs[id];
  const platform = await openPagePlatform(await fetchWorld(), {
    merchant: brand.merchantCode,
    welcomeCredit: demoWelcomeCredit,
    humanActions: [],
    workBits: 4,
    rate: { burst: 1_000, perSecond: 100 },
  });
  forgetVisits();
  const stopAnswering = answerWith(platform.fetch);
  // As the server of `npm start` has them, the demo's bank among them.
  const bank = { name: 'clear payments', everySeconds: 2, run: clearPayments };
  const stopJobs = runJobs({ db: platform.db, ...platform.ports }, [...jobs, bank]);
  const stores = compose({ site: { brand: id, platformOrigin, gameOrigins: [], build: 'workshop' }, brand });
  const { Pages, areasOf, preload } = createPages(stores);
  await stores.locale.restore([...firstAreas, ...areasOf(start.replace(/\?.*/, ''))], locale);
  await preload(start.replace(/\?.*/, ''));
  const stopEffects = startEffects(stores);
  restore(stores);
  return {
    stores,
    brand,
    Pages,
    start,
    async stop() {
      stopEffects();
      await stopJobs();
      stopAnswering();
      forgetVisits();
      await platform.close();
    },
  };
}
