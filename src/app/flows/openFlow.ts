import type { BrandId } from '#theme/brands';
import type { LocaleTag } from '#locales';
import { compose, firstAreas, restore, startEffects, type SiteStores } from '../boot/compose';
import { brandConfigs } from '../brand/generated/brandConfigs';
import type { Brand } from '../brand/brand';
import { createPages, type Pages } from '../routes/pages';

/** The site in a page of the workshop, with the sandbox that `npm run storybook` started. */
export interface Flow {
  stores: SiteStores;
  brand: Brand;
  Pages: Pages['Pages'];
  /** Address that the site begins at. */
  start: string;
  stop: () => void;
}

/** How many seconds a sandbox may take to start; its first start makes its world. */
const startPatience = 90;

/** Whether a sandbox answers at the workshop's own address, or will; a workshop that is served as files has none. */
async function hasPlatform(): Promise<boolean> {
  for (let second = 0; second < startPatience; second += 1) {
    const answer = await fetch('/sandbox/health').catch(() => undefined);
    // What stands before a sandbox that does not answer yet says so; files know of no such address.
    if (!answer || answer.status < 500)
      return (
        answer?.ok === true &&
        (await answer.json().then(
          (said: { up?: boolean }) => said.up === true,
          () => false,
        ))
      );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  return false;
}

/** What a visit leaves in the browser is no part of the next one. */
function forgetVisits(): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!key.startsWith('@storybook')) storage.removeItem(key);
}

/**
 * Opens the site at an address, as a visitor who comes for the first time; gives nothing where there is no platform.
 * @param globals of the toolbar
 */
export async function openFlow(
  start: string,
  { brand: id, locale }: { brand: BrandId; locale: LocaleTag },
): Promise<Flow | undefined> {
  if (!(await hasPlatform())) return undefined;
  const brand = brandConfigs[id];
  forgetVisits();
  const stores = compose({
    site: { brand: id, platformOrigin: location.origin, gameOrigins: [], build: 'workshop' },
    brand,
  });
  const { Pages, areasOf, preload } = createPages(stores);
  await stores.locale.restore([...firstAreas, ...areasOf(start.replace(/\?.*/, ''))], locale);
  await preload(start.replace(/\?.*/, ''));
  const stopEffects = startEffects(stores);
  restore(stores);
  // A flow is about what comes after the question for the age.
  stores.age.confirm();
  return {
    stores,
    brand,
    Pages,
    start,
    stop() {
      stopEffects();
      forgetVisits();
    },
  };
}
