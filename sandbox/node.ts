import { asc } from 'drizzle-orm';
import { createApp } from './app';
import { platformConfig, type PlatformConfig } from './config';
import { trialBalance } from './ledger/ledger';
import { errorFields } from './log';
import { consoleLog } from './node/consoleLog';
import { merchants } from './db/schema';
import { readEnvironment, type Environment } from './node/environment';
import { firstBanner } from './node/firstBanner';
import { createFront, type FrontParts } from './node/front';
import { isDatabaseUp, waitForProxy } from './node/health';
import { listen } from './node/listen';
import type { OpenedDatabase } from './node/connect';
import { keptPictureReply } from './node/keptPictureReply';
import { secureDrawSeed } from './node/secureDrawSeed';
import { assertLedgerIsSafe, closePrintedAccounts, openPlatformDatabase } from './node/platformDatabase';
import { PlainError } from './node/plainError';
import { siteHosts } from './node/siteHosts';
import { systemClock } from './node/ports';
import { runJobs } from './runJobs';
import { createRaster } from './node/raster';
import { assertKeysFit } from './node/wrapKeys';
import { warmUp } from './node/warmUp';
import { contentFolders } from './node/contentFolder';
import { openCollector } from './node/openCollector';
import { createPorts } from './node/createPorts';
import { openMetrics } from './node/metrics';
import { openReports } from './node/replica';
import { openOperatorEndpoint } from './node/operatorEndpoint';
import { openOperators } from './node/openOperators';
import { readAuditKey } from './node/auditKey';
import { serveOutbox } from './node/outboxPage';
import { openStorage } from './node/openStorage';
import { createPhoneAuth } from './phoneAuth';
import type { Clock, Log, Ports } from './ports';
import type { GuestHost, Guests, Images } from './ports/guests';
import { jobs, type Job } from './services/jobs';
import { signHead } from './services/system/signHead';
import { LiveConnections, personChannel } from './services/live/liveConnections';
import { WatchedClock } from './watchedClock';

export { isLocked } from './node/lockFile';
export { lockOf, removeWorld } from './node/openDataFolder';
export { endOnSignals } from './node/endOnSignals';
export { backUp } from './node/backup/backUp';
export { restore } from './node/backup/restore';
export { verifyAudit } from './node/verifyAudit';

/** A platform that is up. */
export interface RunningPlatform {
  siteOrigin: string;
  /** Origin of its guests' pages, when it has any. */
  gameOrigin: string | undefined;
  /** Connection string of its database, with the password. */
  databaseUrl: string;
  production: boolean;
  /** Lets the last answers out, then closes everything. Safe to call twice. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Told what takes a while, and what somebody at the keyboard should know. */
  say?: (words: string) => void;
  /** The clock of the machine, which is compared with the database's. */
  machine?: Clock;
  /** Who comes to the platform from outside. @default nobody: what an operator brings is the operator's to compose */
  guests?: Guests | undefined;
}

/**
 * Starts the platform: database, site and API on one port; on another its guests' pages, when it has any.
 * Throws `PlainError` for everything that the person at the keyboard can put right; nothing is left open then.
 */
export async function startPlatform(
  variables: NodeJS.ProcessEnv = process.env,
  { say = () => undefined, machine = systemClock, guests = {} }: StartOptions = {},
): Promise<RunningPlatform> {
  const env = readEnvironment(variables);
  const clock = new WatchedClock(machine);
  const log = consoleLog(env, clock);
  const opened = await openPlatformDatabase(env, { world: guests.world, say });
  const closing: (() => Promise<void>)[] = [opened.close];
  let isEnding = false;
  const close = async (): Promise<void> => {
    isEnding = true;
    for (let end = closing.pop(); end; end = closing.pop()) await end();
  };
  try {
    await assertBrand(opened, env.brand);
    const compareClocks = () => clock.compare(opened.db, log);
    await compareClocks();
    if (env.production) await assertLedgerIsSafe(opened);
    await assertKeysFit(opened.db, env.wrapping);
    if (env.production) await closePrintedAccounts(opened.db);
    if (env.production || !guests.world) await secureDrawSeed(opened.db, clock.now());
    const config = platformConfig({
      merchant: env.brand,
      production: env.production,
      ...(guests.welcomeCredit && { welcomeCredit: guests.welcomeCredit }),
      providerOrigin: env.gameOrigin,
      vendors: env.vendors,
      paymentOrigin: env.gameOrigin,
      chatUrl: guests.chat ? `${env.gameOrigin}/chat` : '',
      origins: env.allowedOrigins,
      hasPlainCookies: env.hasPlainCookies,
    });
    const live = new LiveConnections();
    closing.push(
      await opened.listen(
        personChannel,
        (payload) => live.publish(payload),
        () => live.publishGap(),
      ),
    );
    const reports = await openReports(env, opened, log, closing);
    const meter = await openMetrics(env, opened, { log, live, replica: reports }, closing);
    const ports = {
      ...createPorts(env, config, opened, {
        clock,
        log,
        guests,
        storage: await openStorage(env, opened.db, clock),
      }),
      live,
      meter,
      tracer: await openCollector(env.collector, closing),
    };
    const app = createApp({ db: opened.db, ports, config, reports });
    const drawn = guests.images?.(createRaster()) ?? noImages;
    const images: Images = async (request: Request) =>
      (await keptPictureReply({ db: opened.db, storage: ports.storage }, request)) ?? drawn(request);
    const inside = env.production ? {} : openInside(env, config, opened, ports, closing);
    const serve = createFront({
      env,
      log,
      api: (request, address) => app.fetch(request, { address }),
      images,
      hero: (brand) => firstBanner(opened, clock, brand),
      hosts: (brand) => siteHosts(opened.db, config, brand),
      isReady: async () => !isEnding && (await isDatabaseUp(opened)),
      takesBets: () => !clock.isOff,
      inside,
    });
    const site = await listen(serve, {
      ...env,
      variable: 'PORT',
      isSecure: env.siteOrigin.startsWith('https:'),
      isEnding: () => isEnding,
    });
    await openOperators(env, opened, ports, closing);
    let closeGames = () => Promise.resolve();
    let endJobs = () => Promise.resolve();
    // Streams end first: the site would wait for them. Answers and jobs that run are waited for together.
    closing.push(async () => {
      live.close();
      await Promise.all([site.close(), closeGames(), endJobs()]);
    });
    const host: GuestHost = {
      db: opened.db,
      ports,
      config,
      origin: env.gameOrigin,
      siteOrigin: env.siteOrigin,
      siteOrigins: env.production ? [env.siteOrigin] : [env.siteOrigin, devOrigin],
      minSpinMs: env.minSpinMs,
      images,
    };
    const serveGuests = guestsServer(guests, host);
    if (serveGuests) {
      const games = await listen(serveGuests, {
        ...env,
        port: env.gamePort,
        variable: 'GAME_PORT',
        isSecure: env.gameOrigin.startsWith('https:'),
        isEnding: () => isEnding,
      });
      closeGames = games.close;
    }
    const ownJobs: Job[] = [{ name: 'compare clocks', everySeconds: 60, run: compareClocks }];
    const signText = env.auditKey === undefined ? undefined : readAuditKey(env.auditKey);
    if (signText)
      ownJobs.push({
        name: 'sign what operators did',
        everySeconds: 600,
        run: (deps) => signHead(deps, clock.now(), signText),
      });
    endJobs = runJobs({ db: opened.db, ...ports }, [
      ...jobs,
      ...(guests.bank ? [guests.bank] : []),
      ...ownJobs,
    ]);
    void checkBooks(opened, log);
    // The first log-in needs a sealing key, which takes seconds to make.
    const warm = Promise.allSettled([warmUp(serve, env.siteOrigin), ports.keys.current()]);
    closing.push(async () => void (await warm));
    // Until then the proxy has seen that it ends, and sends nobody here any more.
    if (env.trustedProxies > 0) closing.push(waitForProxy);
    return {
      siteOrigin: env.siteOrigin,
      gameOrigin: serveGuests && env.gameOrigin,
      databaseUrl: opened.url,
      production: env.production,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Every path of a platform that nobody draws pictures for. */
const noImages: Images = () => Promise.resolve(new Response(null, { status: 404 }));

/** What answers on the guests' origin, each guest at its own paths; undefined when nobody has pages. */
function guestsServer(
  { provider, payments, chat }: Guests,
  host: GuestHost,
): ((request: Request, address: string) => Response | Promise<Response>) | undefined {
  if (!provider && !payments && !chat) return undefined;
  const [games, pay, talk] = [provider?.(host), payments?.(host), chat?.(host)];
  return (request, address) => {
    const { pathname } = new URL(request.url);
    const guest =
      pay && pathname.startsWith('/pay/') ? pay : talk && /^\/chat(?:\/|$)/.test(pathname) ? talk : games;
    return guest?.fetch(request, { address }) ?? new Response(null, { status: 404 });
  };
}

/** Throws `PlainError` for a brand that the database does not have. */
async function assertBrand({ db }: OpenedDatabase, brand: string): Promise<void> {
  const known = await db.select({ code: merchants.code }).from(merchants).orderBy(asc(merchants.code));
  if (known.some(({ code }) => code === brand)) return;
  throw new PlainError(
    `BRAND is ${brand}; it has to be one of: ${known.map(({ code }) => code).join(', ')}.`,
  );
}

/** Where the development server of the site runs; its page frames games as well. */
const devOrigin = 'http://localhost:5173';

/** The pages that a developer, a test and the operator's command line may open; a production platform has none. */
function openInside(
  env: Environment,
  config: PlatformConfig,
  { db }: OpenedDatabase,
  ports: Ports,
  closing: (() => Promise<void>)[],
): FrontParts['inside'] {
  const door = openOperatorEndpoint({ db, ...ports, folders: contentFolders }, env.dataDir, env.port);
  closing.push(async () => door.close());
  const firebase = createPhoneAuth({ db, ports, merchant: env.brand, config });
  return {
    operator: door.serve,
    outbox: (request) => serveOutbox(db, request),
    firebase: firebase.serve,
  };
}

/** Adds the books up at each start: a fault must be known before anybody plays on. */
async function checkBooks({ db }: OpenedDatabase, log: Log): Promise<void> {
  try {
    const faults = await trialBalance(db);
    if (faults.length > 0) log.error('the books are out of order', { faults });
  } catch (error) {
    log.error('the books could not be checked', errorFields(error));
  }
}
