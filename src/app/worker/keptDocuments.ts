import { filesIn, isCompleteDocument } from './documentText';
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

/** Seconds for which a document is shown without asking the server first. */
const freshFor = 7 * 86_400;
const most = 30;

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
    const kept = await (await this.#open()).match(address, { ignoreVary: true });
    // eslint-disable-next-line no-restricted-syntax -- a wrong clock only asks the server sooner, or some days later
    const age = (Date.now() - Date.parse(kept?.headers.get('date') ?? '')) / 1000;
    return age < freshFor ? kept : undefined;
  }

  /** The document at an address, however old, whatever else was asked for there. */
  async any(address: string): Promise<Response | undefined> {
    const cache = await this.#open();
    return (
      (await cache.match(address, { ignoreVary: true })) ??
      (await cache.match(address, { ignoreVary: true, ignoreSearch: true }))
    );
  }

  /** Fetches a document anew and keeps it. @throws when it cannot be had, or is of another version */
  async keep(address: string): Promise<void> {
    const response = await this.#reach.fetch(address, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
    });
    if (!isCompleteDocument(response)) throw new Error(`${address} is no page`);
    const html = await response.clone().text();
    if (!filesIn(html).every((file) => this.#files.has(file)))
      throw new Error(`${address} is of another version`);
    const cache = await this.#open();
    // The youngest is the last.
    await cache.delete(address, { ignoreVary: true });
    await cache.put(address, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
  }

  /** Fetches anew, of this version, what earlier versions had kept last. */
  async refetchEarlier(): Promise<void> {
    for (const name of await this.#others())
      for (const { url } of (await (await caches.open(name)).keys()).slice(-10))
        if (!(await this.any(url))) await this.keep(url).catch(() => undefined);
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
