import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HeroPicture } from '../../contract';
import { renderPage } from '../site/renderPage';
import { fileHeaders, pageHeaders, type SiteHosts } from './policy';
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
}

/** Paths that show the home page. Source: spec section 2, routes. */
const homePaths = new Set(['/', '/home', '/index', '/index.html', '/register', '/register.html']);

const stylesOf = (files: SiteFiles, brand: string): string | undefined =>
  /^[a-z]+$/.test(brand) ? files.built(`src/design-system/theme/brand-${brand}.css`) : undefined;

/** Serves the built site: its files, and its page for every other path, because the site routes by itself. */
export function createSite(options: SiteOptions): (request: Request) => Promise<Response> {
  const { files, siteOrigin } = options;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed.', {
        status: 405,
        headers: { ...fileHeaders, allow: 'GET, HEAD' },
      });
    const url = new URL(request.url);
    const file = files.respond(request, url.pathname, fileHeaders);
    if (file) return file;
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
    return page(options, request, url);
  };
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

async function page(options: SiteOptions, request: Request, url: URL): Promise<Response> {
  const { files, gameOrigin, platformOrigin = '', allowBrandQuery, build } = options;
  const asked = allowBrandQuery ? url.searchParams.get('brand') : null;
  const brand = asked !== null && stylesOf(files, asked) !== undefined ? asked : options.brand;
  const nonce = randomBytes(18).toString('base64');
  // Another platform has banners of its own.
  const isOwn = platformOrigin === '' && homePaths.has(url.pathname);
  const hero = isOwn ? await options.hero?.(brand) : undefined;
  const html = renderPage(files.page, {
    nonce,
    config: { brand, platformOrigin, gameOrigins: [gameOrigin], allowBrandQuery, build, hero },
    brandStyles: stylesOf(files, brand) ?? '',
  });
  const hosts = await options.hosts?.(brand);
  const headers = new Headers(
    pageHeaders({ nonce, gameOrigins: [gameOrigin], platformOrigin, ...(hosts && { hosts }) }),
  );
  headers.set('vary', 'accept-encoding');
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted)) {
    headers.set('content-encoding', 'br');
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return new Response(new Uint8Array(brotliCompressSync(html, { params: quality })), { headers });
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set('content-encoding', 'gzip');
    return new Response(new Uint8Array(gzipSync(html)), { headers });
  }
  return new Response(html, { headers });
}
