import { existsSync } from 'node:fs';
import { createApp } from './app';
import { platformConfig } from './config';
import { createKeys } from './keys';
import { trialBalance } from './ledger/ledger';
import { createLog, errorFields } from './log';
import { CspReports } from './node/cspReports';
import { readEnvironment, type Environment } from './node/environment';
import { listen } from './node/listen';
import type { OpenedDatabase } from './node/openDatabase';
import { openPlatformDatabase } from './node/platformDatabase';
import { createHasher, createIds, systemClock, systemRandom } from './node/ports';
import { reportPath } from './node/policy';
import { inRoot } from './node/root';
import { createSite } from './node/site';
import { SiteFiles } from './node/siteFiles';
import { createOutbox, noMessages } from './outbox';
import type { Log, Ports } from './ports';

export { demoAccounts } from './world/demoAccounts';
export { isLocked } from './node/lockFile';
export { lockOf } from './node/openDatabase';

/** A platform that is up. */
export interface RunningPlatform {
  siteOrigin: string;
  gameOrigin: string;
  engine: OpenedDatabase['engine'];
  production: boolean;
  /** Lets the last answers out, then closes everything. Safe to call twice. */
  close(): Promise<void>;
}

const levels = { info: 0, warn: 1, error: 2 } as const;

/**
 * Starts the platform: database, site and API on one port, games on another.
 * Throws `PlainError` for everything that the person at the keyboard can put right; nothing is left open then.
 */
export async function startPlatform(variables: NodeJS.ProcessEnv = process.env): Promise<RunningPlatform> {
  const env = readEnvironment(variables);
  const log = consoleLog(env);
  const opened = await openPlatformDatabase(env);
  const closing: (() => Promise<void>)[] = [opened.close];
  const close = async (): Promise<void> => {
    for (let end = closing.pop(); end; end = closing.pop()) await end();
  };
  try {
    const ports = createPorts(env, opened, log);
    const config = platformConfig({
      merchant: env.brand,
      production: env.production,
      providerOrigin: env.gameOrigin,
    });
    const app = createApp({ db: opened.db, ports, config });
    const serve = createFront(env, log, (request, address) => app.fetch(request, { address }));
    const site = await listen(serve, { ...env, variable: 'PORT' });
    closing.push(site.close);
    void checkBooks(opened, log);
    return {
      siteOrigin: env.siteOrigin,
      gameOrigin: env.gameOrigin,
      engine: opened.engine,
      production: env.production,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function consoleLog({ logLevel }: Environment): Log {
  const log = createLog((line) => process.stderr.write(`${line}\n`), systemClock.now);
  const silent = (): void => undefined;
  return {
    info: levels[logLevel] <= levels.info ? log.info : silent,
    warn: levels[logLevel] <= levels.warn ? log.warn : silent,
    error: log.error,
  };
}

function createPorts(env: Environment, { db }: OpenedDatabase, log: Log): Ports {
  const ids = createIds(systemClock, systemRandom);
  return {
    clock: systemClock,
    random: systemRandom,
    ids,
    hasher: createHasher(),
    keys: createKeys(db, systemClock),
    log,
    ...(env.production ? noMessages : createOutbox(db, systemClock, ids)),
  };
}

type Serve = (request: Request, address: string) => Promise<Response> | Response;

/** Sends each request to where it belongs: API, the platform's own pages, or the site. */
function createFront(env: Environment, log: Log, api: Serve): Serve {
  const folder = inRoot('dist/site');
  const reports = new CspReports(log);
  const site = existsSync(inRoot('dist/site/index.html'))
    ? createSite({
        files: new SiteFiles(folder),
        brand: env.brand,
        gameOrigin: env.gameOrigin,
        siteOrigin: env.siteOrigin,
        allowBrandQuery: !env.production,
        build: '',
      })
    : undefined;
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    try {
      if (/^\/(?:wps|lgw)\//.test(pathname)) return await api(request, address);
      if (pathname.startsWith('/sandbox/')) return await own(env, reports, request, pathname);
      if (site) return await site(request);
      return text(404, 'The site is not built. Run npm start, or open the development server.');
    } catch (error) {
      log.error('failed', { path: pathname, ...errorFields(error) });
      return text(500, 'The platform failed. Try again in a moment.');
    }
  };
}

async function own(env: Environment, reports: CspReports, request: Request, path: string): Promise<Response> {
  if (path === '/sandbox/health')
    return Response.json({ up: true }, { headers: { 'cache-control': 'no-store' } });
  if (path === reportPath && request.method === 'POST') {
    const size = Number(request.headers.get('content-length') ?? Number.NaN);
    if (size <= 16_384) reports.take(await request.text());
    return new Response(null, { status: 204 });
  }
  if (path === reportPath && !env.production)
    return Response.json(
      { count: reports.count, latest: reports.latest },
      { headers: { 'cache-control': 'no-store' } },
    );
  return text(404, 'There is no such page.');
}

const text = (status: number, words: string): Response =>
  new Response(words, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });

/** Adds the books up at each start: a fault must be known before anybody plays on. */
async function checkBooks({ db }: OpenedDatabase, log: Log): Promise<void> {
  try {
    const faults = await trialBalance(db);
    if (faults.length > 0) log.error('the books are out of order', { faults });
  } catch (error) {
    log.error('the books could not be checked', errorFields(error));
  }
}
