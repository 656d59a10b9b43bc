import type { WorkerEvent } from './scope';

/** Names of the build's files below `/assets/`, by when they are fetched. All change with what is in them. */
export interface BuildFiles {
  /** Names the build: made from all names below. */
  version: string;
  /** What a page needs to be drawn, in any language and brand: fetched before a version takes its place. */
  start: readonly string[];
  /** The code of all other pages. */
  rest: readonly string[];
  /** Words by language. */
  words: Readonly<Record<string, readonly string[]>>;
}

const folder = '/assets/';
const prefix = 'files-';
/** What is kept when a page uses it: each person needs few of them. */
const faceOrFlag = /\.(?:woff2|svg)$/;

/**
 * The files of one version, in a cache of its own: a page goes on with the files that it began with, whatever has become
 * of the server, until no page of their version is open any more.
 */
export class KeptFiles {
  readonly #files: BuildFiles;
  readonly #names: ReadonlySet<string>;

  constructor(files: BuildFiles) {
    this.#files = files;
    this.#names = new Set([...files.start, ...files.rest, ...Object.values(files.words).flat()]);
  }

  /** Whether a file is of this version, or of all. */
  has(path: string): boolean {
    return path.startsWith(folder) && (this.#names.has(path.slice(folder.length)) || faceOrFlag.test(path));
  }

  get version(): string {
    return this.#files.version;
  }

  get cacheName(): string {
    return prefix + this.version;
  }

  /** Fetches what every page needs. @throws when any of it cannot be had */
  async start(): Promise<void> {
    await Promise.all(this.#files.start.map((name) => this.keep(folder + name)));
  }

  /** Fetches all the rest, one after the other: whatever a person asks for meanwhile goes before it. */
  async fill(language: string): Promise<void> {
    const { words, rest } = this.#files;
    const kept = await (await caches.open(this.cacheName)).keys();
    const there = new Set(kept.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
    for (const name of [...(words[language] ?? []), ...rest])
      if (!there.has(name)) await this.keep(folder + name);
  }

  /** Keeps a file of this version. An earlier version may have it: names say what is in a file. */
  async keep(path: string): Promise<void> {
    const cache = await caches.open(this.cacheName);
    if (!this.has(path) || (await cache.match(path))) return;
    const response = (await caches.match(path)) ?? (await fetch(path, { priority: 'low' }));
    if (!isCode(response)) throw new Error(`${path} is not there`);
    await cache.put(path, response);
  }

  /**
   * The file that a page asks for: kept by its own version, or by the version that the page is of. Else the server's, at
   * once: it is kept behind the page, and a disk that is full or cannot be read keeps nothing.
   */
  async answer(request: Request, event: Pick<WorkerEvent, 'waitUntil'>): Promise<Response> {
    const { pathname } = new URL(request.url);
    const kept = await caches.match(pathname, { ignoreVary: true }).catch(() => undefined);
    if (kept) return kept;
    const response = await fetch(request);
    if (this.has(pathname) && isCode(response))
      event.waitUntil(this.#put(pathname, response.clone()).catch(() => undefined));
    return response;
  }

  async #put(path: string, response: Response): Promise<void> {
    await (await caches.open(this.cacheName)).put(path, response);
  }

  /** Throws earlier versions away. */
  async dropOthers(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(prefix) && name !== this.cacheName) await caches.delete(name);
  }
}

/** A server that has no such file may answer with its page. */
const isCode = (response: Response): boolean =>
  response.status === 200 && !(response.headers.get('content-type') ?? '').startsWith('text/html');
