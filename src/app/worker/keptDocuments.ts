import { filesIn, isCompleteDocument, withoutAnswers } from './documentText';
import type { KeptFiles } from './keptFiles';
import { documentsPrefix } from './names';
import type { Reach } from './reach';

/** Paths of the platform and of its guests, whose answers are never the site's pages. */
const platformPaths = /^\/(?:wps|lgw|img|sandbox)\//;
/** Pages of one person, or of one round of play. */
const personalPaths = /^\/(?:personal|agent|seamless|game|lottery)(?:\/|$)/;
/** What chooses among public pages; with anything else in it an address says who came, or from where. */
const publicParameters = new Set(['lang', 'brand', 'article', 'topic', 'category', 'author', 'id', 'view']);

/** Whether a navigation to an address is for a page of the site: not for a file, nor for the platform. */
export const isSitePage = ({ pathname }: URL): boolean =>
  !platformPaths.test(pathname) && (!/\.[a-z0-9]{1,12}$/i.test(pathname) || pathname.endsWith('.html'));

/** Whether an address shows what belongs to one person. */
export const isPersonalPage = (url: URL): boolean => isSitePage(url) && personalPaths.test(url.pathname);

/** Whether the document at an address may be kept: one that is the same for every visitor. */
export const isPublicPage = (url: URL): boolean =>
  isSitePage(url) &&
  !personalPaths.test(url.pathname) &&
  [...url.searchParams.keys()].every((name) => publicParameters.has(name));

/**
 * A page without words, for every address whose own document is not kept: that of a page which the server never draws.
 * Source: sandbox/node/site.ts; it holds nothing of the person who is there.
 */
export const shellAddress = '/personal';

/** Path and query of an address without what says who came, or from where: the page is the same. */
function publicAddress(address: string): string {
  // Caches hold this origin's addresses alone.
  const url = new URL(address, 'https://localhost');
  for (const name of [...url.searchParams.keys()])
    if (!publicParameters.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** Seconds for which a document is shown without asking the server first. */
const freshFor = 7 * 86_400;
/** How many are kept besides the shell, which stands in for all others. */
const most = 30;
const matching = { ignoreVary: true };

/** Public documents of one version. What the site shows of a person it asks for by calls, which nobody keeps. */
export class KeptDocuments {
  readonly #files: Pick<KeptFiles, 'has' | 'version'>;

  readonly #reach: Pick<Reach, 'fetch'>;

  constructor(files: Pick<KeptFiles, 'has' | 'version'>, reach: Pick<Reach, 'fetch'>) {
    this.#files = files;
    this.#reach = reach;
  }

  get cacheName(): string {
    return documentsPrefix + this.#files.version;
  }

  /** The document at an address, if it is young enough to be shown at once. */
  async fresh(address: string): Promise<Response | undefined> {
    const kept = await matchIn(this.cacheName, address);
    // eslint-disable-next-line no-restricted-syntax -- a wrong clock only asks the server sooner, or some days later
    const age = (Date.now() - Date.parse(kept?.headers.get('date') ?? '')) / 1000;
    return age < freshFor ? kept : undefined;
  }

  /** The document at an address, however old: of this version, else of another, whose files are there as long as it is. */
  async any(address: string): Promise<Response | undefined> {
    const wanted = publicAddress(address);
    const others = await this.#others().catch((): string[] => []);
    for (const name of [this.cacheName, ...others.toReversed()]) {
      const kept = await matchIn(name, wanted);
      if (kept) return kept;
    }
    return undefined;
  }

  /** Fetches a document anew and keeps it. @throws when it cannot be had, or is of another version */
  async keep(address: string): Promise<void> {
    const response = await this.#reach.fetch(address, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
    });
    if (!isCompleteDocument(response)) throw new Error(`${address} is no page`);
    const html = await response.text();
    if (!filesIn(html).every((file) => this.#files.has(file)))
      throw new Error(`${address} is of another version`);
    const cache = await this.#open();
    // The youngest is the last.
    await cache.delete(address, matching);
    await cache.put(address, new Response(withoutAnswers(html), { headers: response.headers }));
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== shellAddress);
    for (const old of pages.slice(0, Math.max(0, pages.length - most))) await cache.delete(old);
  }

  /** Fetches anew, of this version, what earlier versions had kept last. */
  async refetchEarlier(): Promise<void> {
    for (const name of await this.#others())
      for (const { url } of (await (await caches.open(name)).keys()).slice(-10))
        if (!(await matchIn(this.cacheName, url))) await this.keep(url).catch(() => undefined);
  }

  /** Throws those of earlier versions away. */
  async dropOthers(): Promise<void> {
    for (const name of await this.#others()) await caches.delete(name);
  }

  async #others(): Promise<string[]> {
    return (await caches.keys()).filter(
      (name) => name.startsWith(documentsPrefix) && name !== this.cacheName,
    );
  }

  readonly #open = (): Promise<Cache> => caches.open(this.cacheName);
}

/** What a cache holds for an address. One that cannot be opened holds nothing: the server is asked instead. */
const matchIn = (cacheName: string, address: string): Promise<Response | undefined> =>
  caches
    .open(cacheName)
    .then((cache) => cache.match(address, matching))
    .catch(() => undefined);
