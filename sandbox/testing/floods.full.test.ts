import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type Call } from '../../contract';
import { allCalls } from '../../contract/namedCalls';
import { inRoot } from '../node/root';
import { makeFolder } from './makeFolder';
import { freePort, startRemote, type RemotePlatform } from './remote';
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

/** Measures the other's balance in calm and while `flood` is done again and again by so many at once. */
async function compare(flood: (turn: number) => Promise<unknown>, atOnce: number): Promise<void> {
  const calm = await balanceMs(60);
  let isOver = false;
  let turns = 0;
  const floods = Array.from({ length: atOnce }, async () => {
    while (!isOver) await flood((turns += 1));
  });
  const flooded = await balanceMs(120).finally(() => (isOver = true));
  await Promise.all(floods);
  const told = `${flooded.toFixed(1)} ms under ${turns} requests, ${calm.toFixed(1)} ms calm`;
  console.log(`  ${told}`);
  expect(turns).toBeGreaterThan(20);
  expect(flooded, told).toBeLessThanOrEqual(Math.max(mostTimes * calm, calm + noiseMs));
}

/** A request of an upload with this as its picture. */
const withPicture: Readonly<Record<string, (image: string) => unknown>> = {
  'cashier.addDepositProof': (image) => ({ id: 'unknown', image }),
  'security.saveAvatar': (image) => ({ image }),
  'promotions.applyPromotion': (image) => ({ id: 'unknown', comment: '', pictures: [image] }),
};
const uploads = allCalls.filter(({ call }) => call.bodyBytes !== undefined);

/**
 * Sends a body that was written once. Whoever floods is in the process that measures: what a body costs its sender is
 * no part of what others wait for.
 */
function flooding(sender: Visitor, call: Call, request: unknown, address: string) {
  const body = Buffer.from(JSON.stringify(request));
  const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return async (): Promise<number> => {
    const key = call.retry === 'keyed' ? randomUUID() : undefined;
    const headers = { ...sender.headers(call, key), cookie, 'x-forwarded-for': address };
    const answer = await fetch(platform.origin + call.path, { method: call.method, headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
}

it.each(uploads)(
  'pictures of 5 MB by $name',
  async ({ call, name }) => {
    const address = `203.0.113.${uploads.findIndex((each) => each.name === name)}`;
    const sender = platform.visitor({ address });
    expect(await sender.loginAs('member')).toMatchObject({ success: true });
    const request = withPicture[name]?.(picture);
    expect(request, `${name} is not tried here`).toBeDefined();
    expect(call.sealed, `${name} is sent as it is`).toBeFalsy();
    const flood = flooding(sender, call, request, address);
    const statuses = new Set<number>();
    await compare(async () => {
      // What is refused unread may find its connection closed while it is still sending.
      const status = await flood().catch(() => undefined);
      if (status) statuses.add(status);
    }, 3);
    expect([...statuses].every((status) => status < 500)).toBe(true);
  },
  120_000,
);

const hasSite = existsSync(inRoot('dist/site/index.html'));

it.runIf(hasSite)(
  'pages in languages that nobody speaks',
  async () => {
    await compare(async (turn) => {
      const page = await fetch(`${platform.origin}/?lang=x${turn}`, {
        headers: { 'x-forwarded-for': `198.51.${turn % 250}.7`, 'accept-encoding': 'br' },
      });
      await page.arrayBuffer();
      expect(page.status).toBeLessThan(500);
    }, 3);
  },
  120_000,
);

/** Milliseconds of processor that the platform has used; Linux counts them in hundredths of a second. */
function cpuMs(): number {
  const fields = readFileSync(`/proc/${platform.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

it.runIf(hasSite && process.platform === 'linux')(
  'a page that is kept costs at most two milliseconds of processor',
  async () => {
    const count = 400;
    const ask = async (path: string) =>
      (await fetch(platform.origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    const costOf = async (path: string): Promise<number> => {
      for (let warm = 0; warm < 40; warm += 1) await ask(path);
      const before = cpuMs();
      for (let asked = 0; asked < count; asked += 1) await ask(path);
      return (cpuMs() - before) / count;
    };
    // What any answer over HTTP costs on this machine is not the page's.
    const bare = await costOf('/sandbox/nothing');
    const page = await costOf('/help');
    console.log(`  a kept page: ${page.toFixed(2)} ms, an empty answer: ${bare.toFixed(2)} ms`);
    expect(page - bare).toBeLessThanOrEqual(2);
  },
  120_000,
);
