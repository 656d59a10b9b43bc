import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type Call } from '../../contract';
import { allCalls } from '../../contract/namedCalls';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { startRemote, type RemotePlatform } from './remote';
import { freePort } from '../node/freePort.mjs';
import { sitDown } from './slot';
import type { Visitor } from './visitor';

// Somebody floods a platform in a process of its own, and another asks for their balance meanwhile. Source: performance
// bars: the middle of the times is at most three times that of a calm platform.

const mostTimes = 3;
/** On a quiet machine a balance takes some milliseconds; a difference below this is the machine's, not the flood's. */
const noiseMs = 10;
const folder = makeFolder('sandbox-floods-');
let platform: RemotePlatform;
let other: Visitor;
let picture: string;

beforeAll(async () => {
  const [port, gamePort] = [await freePort(), await freePort()];
  platform = await startRemote({
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    GAME_PORT: String(gamePort),
    TRUSTED_PROXIES: '1',
  });
  other = platform.visitor({ address: '198.51.100.9' });
  expect(await other.loginAs('agent')).toMatchObject({ success: true });
  const pixels = Buffer.from(Array.from({ length: 1_280 * 1_280 * 3 }, (_, at) => (at * 7_919) % 251));
  const made = sharp(pixels, { raw: { width: 1_280, height: 1_280, channels: 3 } });
  picture = (await made.png({ compressionLevel: 0 }).toBuffer()).toString('base64');
  expect(picture.length).toBeGreaterThan(6_400_000);
}, 180_000);
afterAll(async () => {
  platform.kill('SIGTERM');
  await platform.exit;
  rmSync(folder, { recursive: true, force: true });
});

/** The middle of the times that the other's balance takes, milliseconds, paced as a page asks. */
async function balanceMs(count: number): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const began = performance.now();
    expect(await other.call(contract.wallet.balance, {})).toMatchObject({ success: true });
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

/** What a flood does in a thread of its own: what a request costs its sender is no part of what others wait for. */
const floodThread = `
const { randomUUID } = require('node:crypto');
const { parentPort, workerData: { requests, atOnce } } = require('node:worker_threads');
const statuses = {};
let turn = 0;
let isOver = false;
parentPort.once('message', () => { isOver = true; });
const send = async () => {
  const { url, keyed, headers, ...init } = requests[turn++ % requests.length];
  const key = keyed ? { 'idempotency-key': randomUUID() } : {};
  // What is refused unread may find its connection closed while it is still sending.
  const answer = await fetch(url, { ...init, headers: { ...headers, ...key } }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  statuses[answer?.status ?? 'closed'] = (statuses[answer?.status ?? 'closed'] ?? 0) + 1;
};
Promise.all(Array.from({ length: atOnce }, async () => { while (!isOver) await send(); }))
  .then(() => parentPort.postMessage(statuses));
`;

interface FloodRequest {
  url: string;
  /** Each time with a key of its own. */
  keyed?: boolean;
  method?: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

/** Measures the other's balance in calm and while three at once send these requests by turns, and tells what was answered. */
async function compare(requests: readonly FloodRequest[]): Promise<Record<string, number>> {
  const calm = await balanceMs(60);
  const flood = new Worker(floodThread, { eval: true, workerData: { requests, atOnce: 3 } });
  const ended = once(flood, 'message') as Promise<[Record<string, number>]>;
  const flooded = await balanceMs(120).finally(() => flood.postMessage('over'));
  const [statuses] = await ended;
  const told = `${flooded.toFixed(1)} ms under ${JSON.stringify(statuses)}, ${calm.toFixed(1)} ms calm`;
  // `npm run bench -- --only floods` reads it.
  console.log(`  ${String(expect.getState().currentTestName)}: ${told}`);
  expect(Object.keys(statuses).every((status) => status === 'closed' || Number(status) < 500)).toBe(true);
  expect(flooded, told).toBeLessThanOrEqual(Math.max(mostTimes * calm, calm + noiseMs));
  return statuses;
}

/** A request of a call as a browser at an address sends it. */
const requestOf = (
  sender: Visitor,
  address: string,
  call: Call,
  { query = '', body }: { query?: string; body?: unknown },
): FloodRequest => ({
  url: platform.origin + call.path + query,
  keyed: call.retry === 'keyed',
  method: call.method,
  headers: {
    ...sender.headers(call),
    cookie: [...sender.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    'x-forwarded-for': address,
  },
  ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
});

/** A request of an upload with this as its picture. */
const withPicture: Readonly<Record<string, (image: string) => unknown>> = {
  'cashier.addDepositProof': (image) => ({ id: 'unknown', image }),
  'security.saveAvatar': (image) => ({ image }),
  'promotions.applyPromotion': (image) => ({ id: 'unknown', comment: '', pictures: [image] }),
};
const brands = ['aurora', 'lotus', 'solar'];
const uploads = allCalls.filter(({ call }) => call.bodyBytes !== undefined);

it.each(uploads)(
  'pictures of 5 MB by $name',
  async ({ call, name }) => {
    // An account of its own for each, whose first pictures are read: later ones are refused unread.
    const index = uploads.findIndex((each) => each.name === name);
    const address = `203.0.113.${index}`;
    const sender = platform.visitor({ address, ...(brands[index] && { merchant: brands[index] }) });
    expect(await sender.loginAs('member')).toMatchObject({ success: true });
    const request = withPicture[name]?.(picture);
    expect(request, `${name} is not tried here`).toBeDefined();
    expect(call.sealed, `${name} is sent as it is`).toBeFalsy();
    const statuses = await compare([requestOf(sender, address, call, { body: request })]);
    // All of them were read, and some more came.
    expect(statuses['429']).toBeGreaterThan(3);
    expect(Object.keys(statuses).length).toBeGreaterThan(1);
  },
  120_000,
);

it('spins that come too soon', async () => {
  const sender = platform.visitor({ address: '203.0.113.40' });
  expect(await sender.loginAs('member')).toMatchObject({ success: true });
  const { api, cookie, stake } = await sitDown(sender, 'mira');
  const statuses = await compare(
    Array.from({ length: 5_000 }, (_, turn) => ({
      url: api,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ stake: String(stake), key: `flood-${turn}-000000000000` })),
    })),
  );
  expect(statuses['429']).toBeGreaterThan(50);
}, 120_000);

it('exports of all bets of three months', async () => {
  const address = '203.0.113.41';
  const sender = platform.visitor({ address });
  expect(await sender.loginAs('member')).toMatchObject({ success: true });
  const dayAt = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const query = `?${new URLSearchParams({ from: dayAt(89), to: dayAt(0) }).toString()}`;
  const statuses = await compare([requestOf(sender, address, contract.records.exportBets, { query })]);
  expect(statuses['200']).toBeGreaterThan(0);
}, 120_000);

it('log-ins with passwords that are none, from an address each', async () => {
  const sender = platform.visitor({ address: '203.0.113.42' });
  const { login } = contract.session;
  // The key is asked for once, and not six hundred times at once.
  await sender.seal(login, {});
  const requests = await Promise.all(
    Array.from({ length: 600 }, async (_, turn) => {
      const typed = { type: 'username', username: `nobody${turn}`, password: 'not a password' };
      return requestOf(sender, `198.18.${turn % 250}.${1 + (turn % 200)}`, login, { body: await sender.seal(login, typed) }); // prettier-ignore
    }),
  );
  const statuses = await compare(requests);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
}, 120_000);

const hasSite = existsSync(inRoot('dist/site/index.html'));

it.runIf(hasSite)(
  'pages in languages that nobody speaks',
  async () => {
    await compare(
      Array.from({ length: 5_000 }, (_, turn) => ({
        url: `${platform.origin}/?lang=x${turn}`,
        headers: { 'x-forwarded-for': `198.51.${turn % 250}.7`, 'accept-encoding': 'br' },
      })),
    );
  },
  120_000,
);

/** Milliseconds of processor that the platform has used; Linux counts them in hundredths of a second. */
function cpuMs(): number {
  const fields = readFileSync(`/proc/${platform.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

describe.runIf(hasSite && process.platform === 'linux')('a page with words', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(platform.origin + path, { headers: { 'accept-encoding': 'br', ...headers } })).arrayBuffer();

  it('that is kept costs at most two milliseconds of processor', async () => {
    const count = 400;
    const costOnce = async (path: string): Promise<number> => {
      for (let warm = 0; warm < 40; warm += 1) await ask(path);
      const before = cpuMs();
      for (let asked = 0; asked < count; asked += 1) await ask(path);
      return (cpuMs() - before) / count;
    };
    // Whatever else shares the core only adds to it: the least of three is the page's own.
    const costOf = async (path: string): Promise<number> =>
      Math.min(await costOnce(path), await costOnce(path), await costOnce(path));
    // What any answer over HTTP costs on this machine is not the page's.
    const bare = await costOf('/sandbox/nothing');
    const page = await costOf('/help');
    console.log(`  a kept page: ${page.toFixed(2)} ms, an empty answer: ${bare.toFixed(2)} ms`);
    expect(page - bare).toBeLessThanOrEqual(2);
  }, 120_000);

  // Its bar of 60 ms is missed here, where nothing is built: `npm run bench -- --only floods` holds it to it.
  it('that is new is told of, too', async () => {
    const paths = '/promotions /news /blog /join /download /elott /aboutUs /noticePage /vip /pointMall /jackpots'.split(' '); // prettier-ignore
    const draw = async (language: string): Promise<void> => {
      for (const [index, path] of paths.entries())
        await ask(path, { 'accept-language': language, 'x-forwarded-for': `198.51.100.${100 + index}` });
    };
    // The first one of each has its code to read.
    await draw('en');
    const before = cpuMs();
    await draw('vi');
    const page = (cpuMs() - before) / paths.length;
    console.log(`  a new page: ${page.toFixed(2)} ms`);
    expect(page).toBeGreaterThan(0);
  }, 120_000);
});
