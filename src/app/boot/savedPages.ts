import { hasWords } from '../worker/documentText';
import { documentsPrefix } from '../worker/names';

/** A public page that the browser keeps with its words. */
export interface SavedPage {
  title: string;
  href: string;
}

/** The pages that can be read without a connection, the latest first. */
export async function listSavedPages(
  storage: Pick<CacheStorage, 'keys' | 'open'> = caches,
): Promise<SavedPage[]> {
  const found = new Map<string, SavedPage>();
  for (const name of (await storage.keys()).filter((each) => each.startsWith(documentsPrefix))) {
    const cache = await storage.open(name);
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request))?.text();
      const title = html && hasWords(html) ? titleOf(html) : '';
      const { pathname, search } = new URL(request.url);
      if (title) found.set(pathname + search, { title, href: pathname + search });
    }
  }
  return [...found.values()].reverse();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The title of a document, as the server writes it. */
const titleOf = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replaceAll(
    /&(amp|lt|gt|quot);/g,
    (whole, name: string) => entities[name] ?? whole,
  );
