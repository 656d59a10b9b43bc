import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPlatform } from '../node';
import { openPlatformDatabase } from '../node/platformDatabase';
import { inRoot } from '../node/root';
import { readDrawSeeds } from '../services/lottery/drawSeed';
import { contract } from '../../contract';
import { demoAccounts, demoGuests } from '../../demo/guests';
import { demoWorld } from '../../demo/world';
import { makeFolder } from './makeFolder';
import { remoteVisitor, startRemote } from './remote';
import { freePort } from '../node/freePort.mjs';

const home = makeFolder('sandbox-start-');
const dataDir = join(home, 'data');
const timeout = 180_000;
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Two neighbouring ports, for site and games. */
const ports = async (): Promise<Record<string, string>> => ({
  PORT: String(await freePort()),
  GAME_PORT: String(await freePort()),
});
const start = async (variables: Record<string, string> = {}) =>
  startPlatform(
    { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...(await ports()), ...variables },
    variables['PRODUCTION'] === '1' ? {} : { guests: demoGuests },
  );

/** The one line that a start ends with. */
const complaint = (starting: Promise<unknown>): Promise<string> =>
  starting.then(
    () => 'it started',
    (error: Error) => {
      expect(error.name).toBe('PlainError');
      expect(error.message).not.toContain('\n');
      return error.message;
    },
  );

describe('a start', { timeout }, () => {
  it('throws away a first start that was cut short, keeps what was played, and comes back by itself after a crash', async () => {
    mkdirSync(join(dataDir, 'v2', 'pg.new'), { recursive: true });
    writeFileSync(join(dataDir, 'v2', 'pg.new', 'PG_VERSION'), 'half');
    const ownPorts = await ports();
    const first = await start(ownPorts);
    const visitor = remoteVisitor(`http://127.0.0.1:${ownPorts['PORT']}`);
    const verification = await visitor.human('register');
    expect(await visitor.register('lasting1', undefined, { verification })).toMatchObject({ success: true });
    await first.close();
    expect(existsSync(join(dataDir, 'v2', 'lock'))).toBe(false);

    // A crashed process leaves its lock; its number may belong to somebody else by now.
    writeFileSync(
      join(dataDir, 'v2', 'lock'),
      JSON.stringify({ pid: process.pid, started: 'long ago', host: hostname() }),
    );
    const second = await start(ownPorts);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ value: { account: 'lasting1' } });
    expect(await (await fetch(`http://127.0.0.1:${ownPorts['PORT']}/sandbox/health`)).json()).toEqual({
      up: true,
      takesBets: true,
    });
    await second.close();
  });

  it('on a taken port says which, and how to take another; the data folder is free again', async () => {
    const taken = await freePort();
    const other = createServer().listen(taken, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    expect(await complaint(start({ PORT: String(taken) }))).toMatch(
      new RegExp(`^Port ${taken} is taken .* PORT=\\d+ npm start$`),
    );
    expect(await complaint(start({ GAME_PORT: String(taken) }))).toMatch(/ GAME_PORT=\d+ npm start$/);
    other.close();
    expect(existsSync(join(dataDir, 'v2', 'lock'))).toBe(false);
  });

  it('beside a running one on the same folder is refused, in one line and without harm; so is a reset', async () => {
    const running = await start();
    await expect(startRemote({ DATA_DIR: dataDir, ...(await ports()) })).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Another process \(pid \d+ on .*\) is using this data folder\. Stop it first, .*DATA_DIR=<folder>\.\n$/,
      ),
      cause: 1,
    });
    const reset = () =>
      spawnSync(process.execPath, [inRoot('scripts/reset.mjs')], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
      });
    const refused = reset();
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('Stop it first');
    await running.close();
    expect(reset()).toMatchObject({ status: 0 });
    expect(readdirSync(join(dataDir, 'v2'))).toEqual([]);
  });

  it('on a damaged data folder is refused, and keeps what is left of it', async () => {
    const damaged = join(home, 'damaged');
    await (await start({ DATA_DIR: damaged })).close();
    const version = join(damaged, 'v2', 'pg', 'PG_VERSION');
    rmSync(version);
    expect(await complaint(start({ DATA_DIR: damaged }))).toMatch(
      /damaged: PG_VERSION is missing\. Put the folder back from a backup/,
    );
    expect(existsSync(version)).toBe(false);
    expect(existsSync(join(damaged, 'v2', 'lock'))).toBe(false);
  });

  it('in production keeps the demo accounts shut and shows nothing of the inside', async () => {
    const ownPorts = await ports();
    const folder = { DATA_DIR: join(home, 'production') };
    // What was tried out with the demo's world goes into production with its data.
    await (await start(folder)).close();
    const running = await start({ ...ownPorts, ...folder, PRODUCTION: '1', WRAP_KEYS: 'none' });
    const origin = `http://127.0.0.1:${ownPorts['PORT']}`;
    // The printed password of a closed account says no more than a name that nobody has.
    const password = demoAccounts.find(({ username }) => username === 'mira')?.password ?? '';
    const tryTwice = async (username: string) => {
      const answers = [];
      for (let time = 0; time < 2; time += 1) {
        const { status, errorCode, value } = await remoteVisitor(origin).login(username, password);
        answers.push({ status, errorCode, value });
      }
      return answers;
    };
    const answers = await tryTwice('mira');
    expect(answers[0]).toEqual({ status: 422, errorCode: 'login.rejected', value: { captcha: true } });
    expect(answers).toEqual(await tryTwice('nobody-here'));
    // A downline of the demo agent, who has the same printed password.
    expect(answers).toEqual(await tryTwice('bao19'));
    const reports = await fetch(`${origin}/sandbox/csp-report`);
    expect([reports.status, reports.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await fetch(`${origin}/sandbox/outbox`)).status).toBe(404);
    const newcomer = remoteVisitor(origin);
    const verification = await newcomer.human('register');
    expect(await newcomer.register('newcomer1', undefined, { verification })).toMatchObject({
      success: true,
    });
    expect(await newcomer.call(contract.wallet.balance, {})).toMatchObject({ value: { sumBalance: '0' } });
    await running.close();
    const { db, close } = await openPlatformDatabase(
      { dataDir: folder.DATA_DIR, databaseUrl: undefined },
      {},
    );
    const seeds = await readDrawSeeds(db);
    await close();
    expect(seeds?.at(new Date(0))).toBe(demoWorld.printedDrawSeed);
    expect(seeds?.at(new Date())).not.toBe(demoWorld.printedDrawSeed);
  });

  it('without write access says where', async () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    expect(await complaint(start({ DATA_DIR: join(file, 'data') }))).toMatch(
      /^Cannot write to .*file\/data\/v2 \(ENOTDIR\)/,
    );
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SITE_ORIGIN', 'play.example'],
    ['LOG_LEVEL', 'loud'],
    ['BRAND', 'nobrand'],
  ])('with %s=%s says what it can be', async (name, value) => {
    expect(await complaint(start({ [name]: value }))).toMatch(new RegExp(`^${name} is ${value}; it `));
  });

  it('with a brand that the platform does not have lists those that it has', async () => {
    expect(await complaint(start({ BRAND: 'nobrand' }))).toBe(
      'BRAND is nobrand; it has to be one of: aurora, lotus, solar.',
    );
  });
});

describe('a DATABASE_URL', { timeout }, () => {
  let servers: Server[] = [];
  beforeAll(() => {
    servers = [];
  });
  afterAll(() => servers.forEach((server) => server.close()));

  /** A server that speaks just enough of PostgreSQL's protocol to answer a start-up in one way. */
  async function fake(answer: (kind: 'startup' | 'query') => Buffer): Promise<string> {
    const port = await freePort();
    let asked = 0;
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write(answer((asked += 1) === 1 ? 'startup' : 'query')));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return `postgres://mira:planted-secret@127.0.0.1:${port}/world`;
  }
  const message = (type: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const failure = (code: string): Buffer =>
    message('E', Buffer.from(`SFATAL\0C${code}\0Mno planted-secret\0\0`));
  const ready = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
  const version = (number: string): Buffer => {
    const field = Buffer.concat([
      Buffer.from([0, 1]),
      Buffer.from('version\0'),
      Buffer.alloc(6),
      Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
    ]);
    const size = Buffer.alloc(6);
    size.writeUInt16BE(1);
    size.writeUInt32BE(number.length, 2);
    const row = Buffer.concat([size, Buffer.from(number)]);
    return Buffer.concat([
      message('T', field),
      message('D', row),
      message('C', Buffer.from('SELECT 1\0')),
      message('Z', Buffer.from('I')),
    ]);
  };

  it.each([
    ['28P01', /^PostgreSQL refused the user or password of DATABASE_URL\./],
    ['3D000', /^The database that DATABASE_URL names does not exist\./],
    ['57P03', /^PostgreSQL at DATABASE_URL cannot be used \(57P03\)\./],
  ])('refused with %s says so, without the password', async (code, words) => {
    const said = await complaint(start({ DATABASE_URL: await fake(() => failure(code)) }));
    expect(said).toMatch(words);
    expect(said).not.toContain('planted-secret');
  });

  it('of a server that is too old says which version is needed', async () => {
    const url = await fake((kind) => (kind === 'startup' ? ready : version('140011')));
    expect(await complaint(start({ DATABASE_URL: url }))).toBe(
      'PostgreSQL 14 at DATABASE_URL is too old: 15 or newer is needed.',
    );
  });

  it('where nobody answers says so', async () => {
    const url = `postgres://mira@127.0.0.1:${await freePort()}/world`;
    expect(await complaint(start({ DATABASE_URL: url }))).toMatch(
      /^No PostgreSQL server answers at DATABASE_URL \(ECONNREFUSED\)\./,
    );
  });

  it('that is none says so', async () => {
    expect(await complaint(start({ DATABASE_URL: 'postgres://[' }))).toMatch(/DATABASE_URL/);
  });
});
