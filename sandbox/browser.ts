import { createApp } from './app';
import { platformConfig, type PlatformConfig } from './config';
import type { CookieTransport } from './edge/cookies';
import { databaseOf, startEngine } from './db/engine';
import type { Db } from './db/database';
import { createIds } from './ids';
import { createKeys } from './keys';
import { createLog } from './log';
import { createOutbox } from './outbox';
import { pageHasher } from './pageHasher';
import { noPhoneAuth } from './phoneAuth';
import type { Clock, Ports, Random } from './ports';
import { LiveHub, personChannel } from './services/live/liveHub';
import { noVendorWallets } from './services/wallet/vendorWallets';

/** A platform that runs in a page: gone with it. */
export interface PagePlatform {
  db: Db;
  ports: Ports;
  /** Answers a call as the platform's address would. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const clock: Clock = { now: () => new Date() };

const random: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  below: (end) => {
    // The numbers that are left over would make the first ones more likely.
    const whole = 2 ** 32 - (2 ** 32 % end);
    let drawn = whole;
    while (drawn >= whole) [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return drawn % end;
  },
};

/** A page can neither send `Cookie` nor read `Set-Cookie`: the one visitor's are kept here. */
function pageCookies(): CookieTransport {
  const jar = new Map<string, string>();
  return {
    sent: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (_, cookie) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/; Max-Age=0(?:;|$)/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

/** Enough for a page; making longer ones takes it seconds. */
const keyBits = 2048;

/**
 * Starts a platform in a page.
 * @param world a dumped data folder, migrated and seeded, whose passwords `pageHasher` has hashed
 * @param changes to the platform's configuration
 */
export async function openPagePlatform(
  world: Blob,
  changes: Partial<PlatformConfig> = {},
): Promise<PagePlatform> {
  const engine = await startEngine(undefined, world);
  const db = databaseOf(engine);
  const live = new LiveHub();
  const stopListening = await engine.listen(personChannel, (payload) => live.hear(payload));
  const ids = createIds(clock, random);
  const ports: Ports = {
    clock,
    random,
    ids,
    hasher: pageHasher,
    keys: createKeys(db, clock, keyBits),
    log: createLog((line) => console.debug(line), clock.now),
    ...createOutbox(db, clock, ids),
    phoneAuth: noPhoneAuth,
    vendorWallets: noVendorWallets,
    live,
  };
  const app = createApp({ db, ports, config: platformConfig(changes), cookies: pageCookies() });
  return {
    db,
    ports,
    fetch: async (request) => app.fetch(request, { address: '127.0.0.1' }),
    async close() {
      live.close();
      await stopListening();
      await engine.close();
    },
  };
}
