import { pathToFileURL } from 'node:url';
import type { HeroPicture } from '../../contract';
import { RateLimit } from '../edge/rate';
import { errorFields } from '../log';
import type { Log } from '../ports';
import { brieflyMs } from '../services/cached';
import type { ListedAddress, PublicPage } from '../site/publicPage';

/** What a page is drawn from. */
export interface PublicRequest {
  brand: string;
  origin: string;
  /** Path and query. */
  address: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  browserLanguages: readonly string[];
  isPhone: boolean;
  userAgent: string;
  hero: HeroPicture | undefined;
  /** Who asks, by address or network. */
  client: string;
}

/** The site's own components, built for Node: `src/app/server/renderPublicPage.tsx`. */
export interface Renderer {
  renderPublicPage: (request: PublicRequest) => Promise<PublicPage | undefined>;
  /** Equal for requests that are shown the same. */
  keyOf: (request: PublicRequest) => string | undefined;
  /** Whether the platform lets a visitor in: no maintenance, no closed region. */
  isOpen: (request: PublicRequest) => Promise<boolean>;
  listAddresses: (request: Pick<PublicRequest, 'brand' | 'origin' | 'fetch'>) => Promise<ListedAddress[]>;
}

export interface PublicPagesDeps {
  load: () => Promise<Renderer>;
  log: Log;
  now: () => number;
}

/** How long a drawn page is shown to others; content changes rarely, and the browser draws it anew in any case. */
const keptMs = 30_000;
/** How long whoever comes next is still shown the one before, while it is drawn anew: nobody waits for that. */
const staleMs = 30_000;
const most = 400;
const mostClients = 2_000;
/** Drawing a page takes some 100 ms of the process. Whoever asks for more new ones gets pages that the browser draws. */
const newPages = { perClient: { burst: 20, perSecond: 1 }, overall: { burst: 100, perSecond: 5 } };

interface Kept {
  until: number;
  page: Promise<PublicPage | undefined>;
  /** It takes the place of this one once it is there. */
  next?: Promise<unknown>;
}

/** Loads what the build made of the site's components. */
export const loadRenderer = (file: string): Promise<Renderer> =>
  import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Renderer>;

/** Pages of words, drawn on the server. Whatever fails here leaves the page to the browser, which draws it as ever. */
export class PublicPages {
  readonly #deps: PublicPagesDeps;
  readonly #kept = new Map<string, Kept>();
  readonly #open = new Map<string, { until: number; is: Promise<boolean> }>();
  readonly #perClient = new RateLimit(newPages.perClient);
  readonly #overall = new RateLimit(newPages.overall);
  #renderer: Promise<Renderer> | undefined;

  constructor(deps: PublicPagesDeps) {
    this.#deps = deps;
  }

  /** The page, or nothing when the browser has to draw it alone. */
  async draw(request: PublicRequest): Promise<PublicPage | undefined> {
    try {
      const renderer = await this.#load();
      const key = renderer.keyOf(request);
      if (key === undefined) return undefined;
      const [page, isOpen] = await Promise.all([
        this.#once(key, request.client, () => renderer.renderPublicPage(request)),
        this.#isOpen(renderer, request),
      ]);
      return isOpen || !page ? page : { ...page, html: '', rules: '', head: undefined, preloaded: undefined };
    } catch (error) {
      this.#deps.log.error('page not drawn', { path: request.address, ...errorFields(error) });
      return undefined;
    }
  }

  /**
   * Asked once in a quarter of a second for all pages of a client, which is as old as its calls may find it: each asking is
   * a call, of which a client may make so many.
   */
  async #isOpen(renderer: Renderer, request: PublicRequest): Promise<boolean> {
    const key = `${request.brand} ${request.client}`;
    const now = this.#deps.now();
    const known = this.#open.get(key);
    if (known && now < known.until) return known.is;
    if (this.#open.size >= mostClients) this.#open.clear();
    const is = renderer.isOpen(request);
    this.#open.set(key, { until: now + brieflyMs, is });
    return is;
  }

  /** Every address of the site map. */
  async list(request: Pick<PublicRequest, 'brand' | 'origin' | 'fetch'>): Promise<ListedAddress[]> {
    return (await this.#load()).listAddresses(request);
  }

  #load(): Promise<Renderer> {
    this.#renderer ??= this.#deps.load().catch((error: unknown) => {
      this.#renderer = undefined;
      throw error;
    });
    return this.#renderer;
  }

  #once(
    key: string,
    client: string,
    draw: () => Promise<PublicPage | undefined>,
  ): Promise<PublicPage | undefined> {
    const now = this.#deps.now();
    const there = this.#kept.get(key);
    if (!there || now >= there.until + staleMs) {
      const wait = this.#perClient.consume(client, now) || this.#overall.consume('', now);
      return wait > 0 ? Promise.resolve(undefined) : this.#keep(key, draw());
    }
    if (now >= there.until) there.next ??= this.#renew(key, there, draw);
    return there.page;
  }

  /** Draws a page anew behind the one that is shown meanwhile; when that fails, the next visitor waits for another try. */
  async #renew(key: string, there: Kept, draw: () => Promise<PublicPage | undefined>): Promise<void> {
    try {
      const page = draw();
      if (isRenderComplete(await page)) {
        void this.#keep(key, page);
        return;
      }
    } catch (error) {
      this.#deps.log.error('page not drawn anew', { key, ...errorFields(error) });
    }
    if (this.#kept.get(key) === there) this.#kept.delete(key);
  }

  #keep(key: string, page: Promise<PublicPage | undefined>): Promise<PublicPage | undefined> {
    const entry: Kept = { until: this.#deps.now() + keptMs, page };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= most) break;
      this.#kept.delete(oldest);
    }
    const forget = (): void => {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
    };
    // What is not whole is tried again with the next visitor.
    void page.then((drawn) => {
      if (!isRenderComplete(drawn)) forget();
    }, forget);
    return page;
  }
}

/** Whether there is nothing more to come: words, a head of a page that the browser draws, or nothing at that address. */
const isRenderComplete = (drawn: PublicPage | undefined): boolean =>
  drawn !== undefined &&
  !drawn.isLate &&
  (drawn.status !== 200 || drawn.html !== '' || drawn.head !== undefined);
