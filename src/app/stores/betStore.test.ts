import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { contract } from '#contract';
import { createApi } from '../api/client';
import { fail, succeed } from '../data/failure';
import { changePerson, makeStore } from '../testing/makeStore';
import { CountingRandom, ManualClock, settle } from '../testing/ports';
import { betStore } from './betStore';

configure({ computedRequiresReaction: false });

const today = { from: '2026-01-01', to: '2026-01-01' };
const sums = { count: 45, stake: '0', validBet: '0', payout: '0', result: '0' };
const page = {
  ...today,
  timeZone: 'Asia/Ho_Chi_Minh',
  utcOffset: 'UTC+7',
  currency: 'USD',
  rows: [],
  total: 45,
  totals: sums,
  pageTotals: sums,
  asOf: '900',
};

/** The store over a wire whose answers come when the test lets them. */
function opened() {
  const clock = new ManualClock();
  const waiting: { url: URL; answer: (response: Response) => void }[] = [];
  const deps = {
    fetch: (url: string) =>
      new Promise<Response>((resolve) => waiting.push({ url: new URL(url), answer: resolve })),
    origin: 'https://platform.test',
    clock,
    random: new CountingRandom(),
    isOnline: () => true,
    merchant: () => 'aurora',
    language: () => 'en',
    token: () => 't',
    seal: () => Promise.resolve(fail({ kind: 'network' })),
    onFailure: () => undefined,
  };
  const store = makeStore(betStore, { clock, createCalls: (areas) => createApi(deps, areas) });
  const answer = async (response: Response): Promise<void> => {
    waiting.shift()?.answer(response);
    await settle();
  };
  return { store, waiting, answer };
}
const reply = (value: unknown): Response => Response.json({ success: true, value });

test('later pages follow from what the first one said, so that new bets move nothing', async () => {
  const { store, waiting, answer } = opened();
  void store.list.setPage(today);
  await settle();
  await answer(reply(page));
  expect(waiting[0]?.url.searchParams.get('asOf')).toBe('900');
  expect(waiting[0]?.url.pathname).toBe(contract.records.bets.path);
});

test('an answer that comes after the person has left shows nothing', async () => {
  const { store, answer } = opened();
  void store.list.setPage(today);
  void store.details.get('7').ensure();
  await settle();
  changePerson(store);
  await answer(reply(page));
  await answer(reply({}));
  expect([store.list.status, store.list.current, store.details.get('7').value]).toEqual([
    'idle',
    undefined,
    undefined,
  ]);
});

test('two quick presses export once', async () => {
  const { store, waiting, answer } = opened();
  const first = store.export.run(today);
  const second = store.export.run(today);
  await settle();
  expect(waiting).toHaveLength(1);
  await answer(new Response('a;b', { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
  expect(await first).toEqual(succeed(expect.any(Blob)));
  expect(await second).toEqual(fail({ kind: 'aborted' }));
});

test('a refused export says why', async () => {
  const { store, answer } = opened();
  const run = store.export.run(today);
  await settle();
  await answer(Response.json({ success: false, errorCode: 'guest.blocked' }, { status: 403 }));
  expect(await run).toMatchObject({ ok: false, failure: { kind: 'refused', code: 'guest.blocked' } });
});
