import { existsSync } from 'node:fs';
import type { HeroPicture } from '../../contract';
import { clientOf } from '../address';
import { isDatabaseUnavailable } from '../db/database';
import { errorFields } from '../log';
import type { Log } from '../ports';
import { CspReports } from './cspReports';
import type { Environment } from './environment';
import { reportPath, type SiteHosts } from './policy';
import { loadRenderer, PublicPages } from './publicPages';
import { inRoot } from './root';
import { createSite } from './site';
import { renderSecurityTxt, securityTxtPath } from './securityTxt';
import { SiteFiles } from './siteFiles';

/** Serves a request of a client at an address. */
export type Serve = (request: Request, address: string) => Promise<Response> | Response;

export interface FrontParts {
  env: Environment;
  log: Log;
  api: Serve;
  /** Pictures of games, banners, avatars. */
  images: (request: Request) => Promise<Response>;
  /** Picture of the banner that a brand's home page shows first. */
  hero: (brand: string) => Promise<HeroPicture | undefined>;
  /** Hosts that a brand's operator names. */
  hosts: (brand: string) => Promise<SiteHosts>;
  /** Whether the database answers, and the process is not about to end: a proxy sends nobody here otherwise. */
  isReady: () => Promise<boolean>;
  /** Whether bets are taken: not while the clock cannot be trusted. */
  takesBets: () => boolean;
  /** Pages of the inside, by path below `/sandbox/`; none on a production platform. */
  inside: Readonly<Record<string, Serve>>;
}

/** Sends each request to where it belongs: API, pictures, the platform's own pages, or the site. */
export function createFront(parts: FrontParts): Serve {
  const { env, log, api, images, hero, hosts } = parts;
  const folder = inRoot('dist/site');
  const pagesFile = inRoot('dist/pages/renderPublicPage.js');
  const reports = new CspReports(log);
  const site = existsSync(inRoot('dist/site/index.html'))
    ? createSite({
        files: new SiteFiles(folder, inRoot('dist/before')),
        brand: env.brand,
        gameOrigin: env.gameOrigin,
        platformOrigin: env.platformOrigin,
        siteOrigin: env.siteOrigin,
        allowBrandQuery: !env.production,
        hasServiceWorker: env.hasServiceWorker,
        build: '',
        hero,
        hosts,
        api,
        ...(existsSync(pagesFile) && {
          pages: new PublicPages({ load: () => loadRenderer(pagesFile), log, now: () => Date.now() }),
        }),
      })
    : undefined;
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    try {
      if (/^\/(?:wps|lgw|wallet\/v1)\//.test(pathname)) return await api(request, address);
      if (pathname.startsWith('/img/')) return await images(request);
      if (pathname.startsWith('/sandbox/')) return await own(parts, reports, request, address);
      if (pathname === securityTxtPath && env.securityContact !== undefined && isRead(request))
        return plainText(200, renderSecurityTxt(env.securityContact, env.siteOrigin, new Date()));
      if (site) return await site(request, address);
      return plainText(404, 'The site is not built. Run npm start, or open the development server.');
    } catch (error) {
      log.error('failed', { path: pathname, ...errorFields(error) });
      if (isDatabaseUnavailable(error))
        return plainText(503, 'The platform is out of reach. Try again in a moment.', { 'retry-after': '3' });
      return plainText(500, 'The platform failed. Try again in a moment.');
    }
  };
}

/** What the platform says about itself. */
async function own(
  { env, inside, isReady, takesBets }: FrontParts,
  reports: CspReports,
  request: Request,
  address: string,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (path === '/sandbox/alive' || path === '/sandbox/health') {
    if (!isRead(request)) return plainText(405, 'This page can only be read.', { allow: 'GET, HEAD' });
    // Whoever starts a process anew because its database is away has two faults.
    if (path === '/sandbox/alive') return json({ alive: true });
    const up = await isReady();
    return json({ up, takesBets: up && takesBets() }, up ? 200 : 503);
  }
  if (path === reportPath) return serveReports(env, reports, request, address);
  const [, , first = ''] = path.split('/');
  const page = env.production || !Object.hasOwn(inside, first) ? undefined : inside[first];
  return page ? page(request, address) : plainText(404, 'There is no such page.');
}

/** Takes what browsers report; a developer may read it. */
async function serveReports(
  { production }: Environment,
  reports: CspReports,
  request: Request,
  address: string,
): Promise<Response> {
  if (!production && isRead(request)) return json({ count: reports.count, latest: reports.latest });
  if (request.method !== 'POST')
    return plainText(405, 'Reports are posted here.', { allow: production ? 'POST' : 'GET, HEAD, POST' });
  const wait = reports.secondsToWait(clientOf(address), Date.now());
  if (wait > 0) return plainText(429, 'Too many reports.', { 'retry-after': String(wait) });
  const size = Number(request.headers.get('content-length') ?? Number.NaN);
  if (size <= 16_384) reports.add(await request.text());
  return new Response(null, { status: 204 });
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const json = (value: unknown, status = 200): Response =>
  Response.json(value, {
    status,
    headers: { 'cache-control': 'no-store' },
  });

const plainText = (status: number, words: string, more: Record<string, string> = {}): Response =>
  new Response(words, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...more,
    },
  });
