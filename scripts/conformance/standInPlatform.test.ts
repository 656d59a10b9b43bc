import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Vendor } from '../../e2e/vendor/vendor';
import { betsOfRun, StandInPlatform } from './standInPlatform';
import { serveStandIn } from './serveStandIn';

const key = { id: 'k', secret: 'thirty-two characters and some more' };
const options = { key, game: 'g0', currency: 'USD' };
let platform: StandInPlatform;
const server = createServer((request, response) => void serveStandIn(platform, request, response));
let vendor: Vendor;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  vendor = await Vendor.listen({ platform: origin, site: origin, key });
});
afterAll(async () => {
  await vendor.close();
  server.closeAllConnections();
  server.close();
});

/** Opens the vendor's game and plays all that there is to try. */
async function play(): Promise<string> {
  platform = new StandInPlatform(options);
  const page = await (await fetch(`${vendor.origin}/open?game=g0&ticket=${platform.ticket}&lang=en`)).text();
  const [, id = ''] = /fetch\('\/([\w-]+)\/flip/.exec(page) ?? [];
  for (let bets = 0; bets < betsOfRun; bets += 1)
    await fetch(`${vendor.origin}/${id}/flip?stake=100`, { method: 'POST' });
  return platform
    .report()
    .findings.map(({ says }) => says)
    .join('\n');
}

it('finds nothing to change in a vendor that was written from the page', async () => {
  expect(await play()).toBe('');
  expect(platform.bets).toBe(betsOfRun);
});

it('finds out a client that signs wrongly', async () => {
  vendor.options.key = { ...key, secret: 'another secret' };
  expect(await play()).toContain('authenticate was not signed as the page says');
  vendor.options.key = key;
});

it('finds out a client that deals although its bet was not answered, and never ends a round', async () => {
  const session = await authenticate();
  const of = { session, round: 'r1', game: 'g0', currency: 'USD' };
  await send('bet', { id: 'b0', ...of, amount: '100' });
  await send('bet', { id: 'b1', ...of, round: 'r2', amount: '100' });
  await send('win', { id: 'w1', ...of, round: 'r2', amount: '100', endsRound: true });
  await send('bet', { id: 'b1', ...of, round: 'r2', amount: '200' });
  const words = platform.report().findings.map(({ says }) => says);
  expect(words).toEqual([
    'win came for a bet that was not answered, or was refused.',
    'bet was sent with another body under an id that was used.',
    'win never ended a round.',
    'rollback never came for a bet that was not answered.',
  ]);
});

async function authenticate(): Promise<string> {
  platform = new StandInPlatform(options);
  return ((await send('authenticate', { ticket: platform.ticket, game: 'g0' })) as { session: string })
    .session;
}

async function send(call: 'authenticate' | 'bet' | 'win', request: object): Promise<unknown> {
  const { sendSigned } = await import('../../contract/wallet/sendSigned');
  const { walletCalls } = await import('../../contract/wallet/calls');
  const fetch = (url: string, init: RequestInit) => platform.serve(new Request(url, init));
  const target = { address: 'http://stand-in.example', key, fetch, now: () => new Date() };
  return (await sendSigned(target, walletCalls[call], request)).body;
}
