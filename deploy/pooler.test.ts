import { randomUUID } from 'node:crypto';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../contract';
import { openDatabase } from '../sandbox/node/openDatabase';
import { inRoot } from '../sandbox/node/root';
import { copyWorld, startTestServer, type DatabaseCopy, type TestServer } from '../sandbox/testing/databases';
import { startRemote, type RemotePlatform } from '../sandbox/testing/remote';
import { freePort } from '../sandbox/node/freePort.mjs';
import { sitDown, spinOnce } from '../sandbox/testing/slot';
import type { Visitor } from '../sandbox/testing/visitor';
import { nobody } from './testing/unprivileged';

const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;
const said = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8', env: { ...process.env, PATH: path } });
const [, major = 0, minor = 0] = (/PgBouncer (\d+)\.(\d+)/.exec(said.stdout ?? '') ?? []).map(Number);
const knowsNames = major > 1 || minor >= 21;
if (major === 0)
  console.log('PgBouncer is not on this machine (Debian: apt-get install pgbouncer): skipped.');
else if (!knowsNames)
  console.log(`PgBouncer ${major}.${minor} knows no named statements, as 1.21 does: those are skipped.`);

let server: TestServer;
let world: DatabaseCopy;
const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
const pooler: { port: number; process?: ChildProcess } = { port: 0 };
let platform: RemotePlatform | undefined;

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  await expect.poll(isSo).toBe(true);
};
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });

/** The pooler of compose.yaml, here: with four connections to lend, so that each transaction gets whichever is free. */
async function startPooler(): Promise<void> {
  pooler.port = await freePort();
  const { hostname, port, password } = new URL(world.url);
  const users = join(folder, 'users.txt');
  const settings = readFileSync(inRoot('deploy/pgbouncer.ini'), 'utf8')
    .replace('host=database port=5432', `host=${hostname} port=${port} dbname=${nameOf(world.url)}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${pooler.port}`)
    .replace('default_pool_size = 40', 'default_pool_size = 4')
    .replace('/tmp/users.txt', users)
    .replace(knowsNames ? '' : 'max_prepared_statements = 200', '');
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(ini, settings);
  pooler.process = spawn(inRoot('deploy/pooler.sh'), [ini, users], {
    ...nobody,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: { PATH: path, PLATFORM_PASSWORD: decodeURIComponent(password) },
  });
  await until(() => answers(pooler.port));
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
/** The platform's address of the world through the pooler. */
function pooledUrl(): string {
  const url = new URL(world.url);
  url.host = `127.0.0.1:${pooler.port}`;
  url.pathname = '/platform';
  return url.href;
}

/** Hears what a member's stream tells. */
async function listen(visitor: Visitor, { origin }: RemotePlatform): Promise<string[]> {
  const { events } = contract.live;
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await fetch(origin + events.path, { headers: { ...visitor.headers(events), cookie } });
  const heard: string[] = [];
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read())
      heard.push(...[...next.value.matchAll(/^data: (.*)$/gm)].map(([, topic = '']) => topic));
  })().catch(() => undefined);
  return heard;
}

describe.skipIf(major === 0)('through PgBouncer, which lends a connection for a transaction', () => {
  beforeAll(async () => {
    chmodSync(folder, 0o777);
    server = await startTestServer();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    platform?.kill('SIGTERM');
    await platform?.exit;
    platform = undefined;
    pooler.process?.kill('SIGKILL');
    await world.drop();
  });

  it.each([
    ['nothing is prepared under a name', '0'],
    ...(knowsNames ? [['statements are prepared under names', '1']] : []),
  ])('and %s, people register, play and are told what changes', async (_, prepared) => {
    world = await copyWorld(server.url);
    await startPooler();
    platform = await startRemote({
      PORT: String(await freePort()),
      GAME_PORT: String(await freePort()),
      GAME_MIN_SPIN_MS: '1',
      DATABASE_URL: pooledUrl(),
      DATABASE_URL_DIRECT: world.url,
      DATABASE_PREPARED: prepared ?? '',
    });
    expect(platform.output()).toContain('Platform at');
    const running = platform;
    const people = await Promise.all(
      Array.from({ length: 6 }, async (__, index) => {
        const visitor = running.visitor({ address: `203.0.113.${index + 10}` });
        const verification = await visitor.human('register');
        const answer = await visitor.register(`pooled${index}`, undefined, { verification });
        expect(answer).toMatchObject({ success: true });
        return {
          visitor,
          heard: await listen(visitor, running),
          seat: await sitDown(visitor, `pooled${index}`),
        };
      }),
    );
    // Often enough for statements to be prepared on each connection, were it the same one each time.
    await Promise.all(
      people.map(async ({ visitor, heard, seat }) => {
        let balance = 100_000n;
        for (let time = 0; time < 20; time += 1) {
          const { stake, win } = await spinOnce(seat, randomUUID());
          balance += win - stake;
          const told = await visitor.call(contract.wallet.balance, {});
          expect(told).toMatchObject({ value: { sumBalance: String(balance) } });
        }
        await expect.poll(() => heard).toContain('balance');
      }),
    );
  });

  it.each([
    [
      'of another database',
      (url: URL) => (url.pathname = '/postgres'),
      'names another database than DATABASE_URL.',
    ],
    ['of another role', (url: URL) => (url.username = 'reader'), 'names another role than DATABASE_URL.'],
    ['that nobody answers at', (url: URL) => (url.port = '1'), 'where no pooler stands at DATABASE_URL.'],
  ])('a direct address %s is refused in a sentence', async (_, change, words) => {
    world = await copyWorld(server.url);
    await startPooler();
    const direct = new URL(world.url);
    change(direct);
    const place = { url: pooledUrl(), directUrl: direct.href, isPrepared: false };
    await expect(openDatabase(place)).rejects.toMatchObject({
      name: 'PlainError',
      message: expect.stringMatching(new RegExp(`DATABASE_URL_DIRECT.*${words}`)),
    });
    // The pooler’s own refusals are put in words as well.
    pooler.process?.kill('SIGKILL');
    await until(async () => !(await answers(pooler.port)));
    await expect(openDatabase({ ...place, directUrl: world.url })).rejects.toThrow(
      /^No PostgreSQL server answers at DATABASE_URL \(ECONNREFUSED\)/,
    );
  });
});
