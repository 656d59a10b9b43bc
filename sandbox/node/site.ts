import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HeroPicture } from '../../contract';
import { originsOf } from '../../contract/hosts';
import { clientOf } from '../address';
import { renderRobots, renderSiteMap, type PublicPage } from '../site/publicPage';
import { renderPage } from '../site/renderPage';
import { retiredWorker } from '../site/retiredWorker';
import { fileHeaders, pageHeaders, workerHeaders, type SiteHosts } from './policy';
import type { PublicPages } from './publicPages';
import type { SiteFiles } from './siteFiles';

export interface SiteOptions {
  files: SiteFiles;
  brand: string;
  gameOrigin: string;
  /** Origin of the platform that the site talks to; empty for the site's own. */
  platformOrigin?: string;
  siteOrigin: string;
  /** Whether `?brand=` may choose another brand. */
  allowBrandQuery: boolean;
  /** Names the build, for support. */
  build: string;
  /** Picture of the banner that a brand's home page shows first. */
  hero?: (brand: string) => Promise<HeroPicture | undefined>;
  /** Hosts that a brand's operator names: the page may reach them. */
  hosts?: (brand: string) => Promise<SiteHosts>;
  /** Whether browsers may keep the site with a service worker; those that have one are told to drop it. @default true */
  hasServiceWorker?: boolean;
  /** Draws pages of words; without it the browser draws them alone. */
  pages?: Pick<PublicPages, 'draw' | 'list'>;
  /** Asks the platform for what they show, for a client at an address. */
  api?: (request: Request, address: string) => Promise<Response> | Response;
}

/** Paths that show the home page. Source: spec section 2, routes. */
const homePaths = new Set(['/', '/home', '/index', '/index.html', '/register', '/register.html']);

const stylesOf = (files: SiteFiles, brand: string): string | undefined =>
  /^[a-z][a-z\d-]*$/.test(brand)
    ? files.built(`src/design-system/theme/generated/brand-${brand}.css`)
    : undefined;

/** Serves the built site: its files, and its page for every other path, because the site routes by itself. */
export function createSite(options: SiteOptions): (request: Request, address?: string) => Promise<Response> {
  const { files, siteOrigin } = options;
  return async (request, address = '') => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed.', {
        status: 405,
        headers: { ...fileHeaders, allow: 'GET, HEAD' },
      });
    const url = new URL(request.url);
    const file =
      url.pathname === workerPath
        ? serviceWorker(options, request)
        : files.respond(request, url.pathname, fileHeaders);
    if (file) return file;
    if (url.pathname === '/robots.txt') return text('text/plain', renderRobots(siteOrigin));
    if (url.pathname === '/sitemap.xml' && options.pages && !options.platformOrigin)
      return text(
        'application/xml',
        renderSiteMap(
          await options.pages.list({
            brand: options.brand,
            origin: siteOrigin,
            fetch: askFor(options, address),
          }),
        ),
      );
    const missing = /\.[a-z0-9]{1,12}$/i.test(url.pathname) && !url.pathname.endsWith('.html');
    const proper = properHost(request, url, siteOrigin);
    if (proper && !missing) return proper;
    if (missing)
      return new Response('There is no such file.', {
        status: 404,
        headers: {
          ...fileHeaders,
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-cache',
        },
      });
    return page(options, request, url, address);
  };
}

/** Address of the service worker: from here it may answer for every page of the site. */
const workerPath = '/sw.js';

function serviceWorker(
  { files, hasServiceWorker = true }: SiteOptions,
  request: Request,
): Response | undefined {
  if (hasServiceWorker) return files.respond(request, workerPath, workerHeaders);
  return new Response(retiredWorker, {
    headers: {
      ...workerHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
}

/**
 * A visitor who typed 127.0.0.1 is sent to localhost, or the other way round: games run on another port of the name
 * that the site was started under, and for a browser the two names are two sites that share no cookie.
 */
function properHost(request: Request, url: URL, siteOrigin: string): Response | undefined {
  const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
  const site = new URL(siteOrigin);
  const asked = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  if (asked === site.hostname || !loopback.test(asked) || !loopback.test(site.hostname)) return undefined;
  const location = `${siteOrigin}${url.pathname}${url.search}`;
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } });
}

const text = (type: string, words: string): Response =>
  new Response(words, {
    headers: {
      ...fileHeaders,
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
    },
  });

/** Sends what a page asks of the platform, as its visitor would. */
const askFor =
  ({ api, siteOrigin }: SiteOptions, address: string) =>
  async (path: string, init: RequestInit): Promise<Response> => {
    if (!api) throw new Error('This site draws no pages.');
    return api(new Request(new URL(path, siteOrigin), init), address);
  };

/** Languages of a header such as `vi, en;q=0.8`, the best first. */
export const languagesOf = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .map(([tag = '', quality = '1']) => ({ tag, quality: Number(quality) || 0 }))
    .filter(({ tag, quality }) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .slice(0, 10)
    .map(({ tag }) => tag);

const isPhone = (headers: Headers): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(headers.get('user-agent') ?? '');

/** The page with its words, where the platform is the site's own. */
async function draw(
  options: SiteOptions,
  { headers }: Request,
  url: URL,
  address: string,
  about: { brand: string; hero: HeroPicture | undefined },
): Promise<PublicPage | undefined> {
  if (!options.pages || options.platformOrigin) return undefined;
  return options.pages.draw({
    ...about,
    origin: options.siteOrigin,
    address: `${url.pathname}${url.search}`,
    fetch: askFor(options, address),
    browserLanguages: languagesOf(headers.get('accept-language')),
    isPhone: isPhone(headers),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 500),
    client: clientOf(address),
  });
}

async function page(options: SiteOptions, request: Request, url: URL, address: string): Promise<Response> {
  const { files, gameOrigin, platformOrigin = '', allowBrandQuery, hasServiceWorker = true, build } = options;
  const asked = allowBrandQuery ? url.searchParams.get('brand') : null;
  const brand = asked !== null && stylesOf(files, asked) !== undefined ? asked : options.brand;
  const nonce = randomBytes(18).toString('base64');
  // Another platform has banners of its own.
  const isOwn = platformOrigin === '' && homePaths.has(url.pathname);
  const hero = isOwn ? await options.hero?.(brand) : undefined;
  const hosts = await options.hosts?.(brand);
  const gameOrigins = [...new Set([gameOrigin, ...originsOf(hosts?.frames ?? [])])];
  const words = await draw(options, request, url, address, { brand, hero });
  const config = { brand, facts: files.facts(brand), platformOrigin, gameOrigins, build, hero };
  const html = withNonce(nonce, words, JSON.stringify(config), () =>
    renderPage(files.page, {
      nonce: noncePlace,
      config,
      brandStyles: stylesOf(files, brand) ?? '',
      themeColors: hasServiceWorker ? files.themeColors(brand) : undefined,
      words,
      styleText: (path) => files.text(path),
      scripts: (sources) => files.scripts(sources),
    }),
  );
  const headers = new Headers(pageHeaders({ nonce, gameOrigins, platformOrigin, ...(hosts && { hosts }) }));
  headers.set('vary', 'accept-encoding, accept-language, user-agent, sec-ch-ua-mobile');
  const status = words?.status ?? 200;
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  if (!encoding) return new Response(new Uint8Array(html), { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(compress[encoding](html)), { status, headers });
}

/** Stands for the nonce in pages that are kept; nobody can have written it. */
const noncePlace = randomBytes(18).toString('base64');

/** The latest page of each page of words, cut where the nonce goes. */
const keptPages = new WeakMap<PublicPage, { about: string; parts: readonly Buffer[] }>();

/** A page with its nonce. What it is made from is kept with its words, as long as nothing else about it changes. */
function withNonce(nonce: string, words: PublicPage | undefined, about: string, make: () => string): Buffer {
  let kept = words && keptPages.get(words);
  if (kept?.about !== about) {
    const parts = make()
      .split(noncePlace)
      .map((part) => Buffer.from(part));
    kept = { about, parts };
    if (words) keptPages.set(words, kept);
  }
  const bytes = Buffer.from(nonce);
  return Buffer.concat(kept.parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part])));
}

// The nonce is new in each answer, so each is compressed: at the fastest levels, where handing it to another thread and
// back would cost three times as much as the work.
const compress = {
  br: (html: Buffer) =>
    brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (html: Buffer) => gzipSync(html, { level: 1 }),
};
