import { appendFileSync, chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filesIn } from '../src/app/worker/documentText';
import { rows } from '../sandbox/db/database';
import { trialBalance } from '../sandbox/ledger/ledger';
import { connect, type OpenedDatabase } from '../sandbox/node/connect';
import { copyWorld, startTestServer, type DatabaseCopy, type TestServer } from '../sandbox/testing/databases';
import { remoteVisitor } from '../sandbox/testing/remote';
import { freePort } from '../sandbox/node/freePort.mjs';
import { outsideVendor, vendorKey } from '../sandbox/testing/vendorSession';
import { build, copySources, makeFolder, removeFolders, start, type FolderPlatform } from './testing/folders';
import { Person } from './testing/person';
import { hasCaddy, startProxy } from './testing/proxy';
import { bets, looksAround, spins, withdraws } from './testing/visits';

if (!hasCaddy) console.log('Caddy is not on this machine (Debian: apt-get install caddy): skipped.');

const migration = '9000_rolled.expand.sql';
/** What a release of two steps adds where most is read and written. */
const expand = ['accounts', 'ledger_transactions', 'ledger_entries', 'bets', 'sessions']
  .map((table) => `ALTER TABLE ${table} ADD COLUMN rolled text;`)
  .concat('CREATE TABLE rolled (id text PRIMARY KEY);')
  .join('\n');

/** The next release: with a migration, other words, and another script. */
function buildNewer(before: string): string {
  const sources = copySources();
  writeFileSync(join(sources, 'sandbox/db/migrations', migration), expand);
  appendFileSync(join(sources, 'src/app/main.tsx'), "\nObject.assign(globalThis, { release: 'newer' });\n");
  const words = join(sources, 'locales/vi.json');
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll('Đăng nhập', 'Đăng nhập vào'));
  return build({ DEMO: '1' }, { sources, before });
}

/** Time for the proxy to see that a platform answers, before the other one ends. */
const proxyMs = 5_000;

let server: TestServer;
let older = '';
let newer = '';
let vendors = '';

describe.skipIf(!hasCaddy)('two platforms behind Caddy, one after the other started anew', () => {
  beforeAll(async () => {
    server = await startTestServer();
    older = build({ DEMO: '1' });
    newer = buildNewer(older);
    vendors = join(makeFolder('vendors'), 'vendors.json');
    const outside = {
      launch: 'https://games.velora.example/open',
      keys: { [vendorKey.id]: vendorKey.secret },
    };
    writeFileSync(vendors, JSON.stringify({ [outsideVendor]: outside }));
  }, 600_000);
  afterAll(async () => {
    await server.stop();
    removeFolders();
  });

  let world: DatabaseCopy;
  let opened: OpenedDatabase;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let data = '';
  const ports: number[] = [];
  const platforms: FolderPlatform[] = [];

  /** Starts one of the two platforms, of a release. */
  async function launch(place: number, release: string): Promise<void> {
    const platform = await start(release, {
      DATABASE_URL: world.url,
      DATABASE_URL_OWNER: world.ownerUrl,
      DATA_DIR: `${data}/${place}`,
      VENDORS: vendors,
      PRODUCTION: '',
      PORT: String(ports[place]),
      GAME_PORT: String(await freePort()),
      SITE_ORIGIN: origin,
      TRUSTED_PROXIES: '1',
    });
    expect(platform.output()).toContain('  Site ');
    platforms[place] = platform;
  }
  const end = async (place: number): Promise<void> => {
    const asked = Date.now();
    platforms[place]?.child.kill('SIGTERM');
    const code = await platforms[place]?.exit;
    expect(platforms[place]?.output()).not.toContain('"level":"error"');
    expect(code).toBe(0);
    expect(Date.now() - asked).toBeLessThan(10_000);
  };
  /** As an operator does it: the other one answers meanwhile. */
  async function restart(place: number, release: string): Promise<void> {
    await end(place);
    await launch(place, release);
    await pause(proxyMs);
  }
  let origin = '';
  const people: Person[] = [];
  let endLoad = (): Promise<void> => Promise.resolve();

  beforeEach(async () => {
    world = await copyWorld(server.url);
    opened = await connect(world.ownerUrl);
    data = makeFolder('platform-data');
    chmodSync(data, 0o777);
    for (let count = 0; count < 3; count += 1) ports[count] = await freePort();
    const places = [0, 1].map((place) => `http://127.0.0.1:${ports[place]}`);
    origin = `http://127.0.0.1:${await freePort()}`;
    await Promise.all([launch(0, older), launch(1, older)]);
    proxy = await startProxy(origin, places);
    endLoad = () => Promise.resolve();
  });
  afterEach(async () => {
    await endLoad();
    for (const person of people.splice(0)) person.leave();
    await proxy.stop();
    for (const { child, exit } of platforms.splice(0)) {
      child.kill('SIGTERM');
      await exit;
    }
    await opened.close();
    await world.drop();
  });

  /** Somebody new, or the demo's member, in a browser of their own that is open until the test ends. */
  async function come(username: string): Promise<Person> {
    const address = `127.0.0.${people.length + 10}`;
    // Signs in past the proxy.
    const visitor = remoteVisitor(platforms[0]?.origin ?? '', { address });
    if (username === 'mira') expect(await visitor.loginAs('member')).toMatchObject({ success: true });
    else {
      const verification = await visitor.human('register');
      expect(await visitor.register(username, undefined, { verification })).toMatchObject({ success: true });
    }
    const person = new Person(origin, username, address, visitor);
    people.push(person);
    return person;
  }

  /** People who go on and on, each with one thing; what ends it adds up what they did. */
  async function goOn(): Promise<() => Promise<void>> {
    const visits = [
      await spins(await come('spinner')),
      await spins(await come('spinner2')),
      bets(await come('bettor')),
      await withdraws(await come('mira'), opened.db),
      looksAround(await come('looker')),
      looksAround(await come('looker2')),
    ];
    let isOver = false;
    const going = visits.map(async (visit) => {
      while (!isOver) {
        await visit.goOn();
        await pause(100);
      }
    });
    endLoad = async () => {
      isOver = true;
      await Promise.all(going);
    };
    return async () => {
      await endLoad();
      expect(people.flatMap(({ failed }) => failed)).toEqual([]);
      expect(people.filter(({ answered }) => answered < 20).map(({ username }) => username)).toEqual([]);
      for (const visit of visits) await visit.check(opened.db);
      expect(await trialBalance(opened.db)).toEqual([]);
    };
  }

  /** Each of them hears live events: a stream that was cut came back by itself, and tells what changes. */
  async function hearAgain(): Promise<void> {
    expect(people.filter(({ streams }) => streams < 2).map(({ username }) => username)).toEqual([]);
    const names = sql.join(
      people.map(({ username }) => sql`${username}`),
      sql`, `,
    );
    for (const { heard } of people) heard.splice(0);
    await expect
      .poll(
        async () => {
          await opened.db.execute(
            sql`SELECT pg_notify('person', id || ' unread') FROM accounts WHERE username_key IN (${names})`,
          );
          return people.filter(({ heard }) => !heard.includes('unread')).map(({ username }) => username);
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toEqual([]);
  }

  it('answers everybody, and does what is asked for once', async () => {
    const addUp = await goOn();
    for (let round = 0; round < 3; round += 1) {
      await restart(0, older);
      await restart(1, older);
    }
    await hearAgain();
    await addUp();
  }, 600_000);

  it('goes from a release to the next, which changes the database, while tabs of the one before go on', async () => {
    const filesOf = (release: string) => readdirSync(join(release, 'dist/site/assets'));
    const kept = new Set(filesOf(newer));
    const gone = filesOf(older).filter((name) => !kept.has(name) && name.endsWith('.js'));
    expect(gone.length).toBeGreaterThan(1);
    const addUp = await goOn();
    const reader = await come('reader');
    const page = await reader.load('/?lang=vi');

    await restart(0, newer);
    const applied = await rows<{ name: string }>(opened.db, sql`SELECT name FROM migrations ORDER BY name`);
    expect(applied.at(-1)).toEqual({ name: migration });
    // One of the older release goes on beside it, and may even be started anew: here past the proxy.
    await launch(2, older);
    expect((await fetch(`${platforms[2]?.origin}/sandbox/health`)).status).toBe(200);
    await end(2);
    await restart(1, newer);

    expect(filesIn(await reader.load('/?lang=vi'))).not.toEqual(filesIn(page));
    for (const name of new Set([...filesIn(page), ...gone.map((name) => `/assets/${name}`)]))
      expect(await reader.load(name)).toBe(readFileSync(join(older, 'dist/site', name), 'utf8'));
    await hearAgain();
    await addUp();
  }, 600_000);
});
