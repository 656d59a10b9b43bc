import { expect, test } from 'vitest';
import { fail, succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import { jackpotStore } from './jackpotStore';
import type { StoreContext } from './pageStores';

const speakOf = (list: () => Promise<unknown>) =>
  (() => ({
    jackpots: { list, games: async () => succeed({ list: [] }) },
  })) as unknown as StoreContext['createCalls'];
const reply = (amount: string) => ({
  at: '2026-11-24T10:00:00.000Z',
  currency: 'USD',
  list: [{ level: 'minor', amount, perMinute: '400', most: '25000' }],
  winners: [],
});

test('knows by its own clock since when the amounts are so, and looks again while somebody watches', async () => {
  const clock = new ManualClock();
  let asked = 0;
  let isSeen = true;
  const store = makeStore(jackpotStore, {
    clock,
    createCalls: speakOf(async () => succeed(reply(String((asked += 1))))),
  });
  const leave = store.follow(() => isSeen);
  await settle();
  const { since = 0 } = store.jackpots.value ?? {};
  expect(since).toBe(clock.now());
  await clock.advance(10_000);
  await settle();
  expect(store.jackpots.value).toMatchObject({ since: since + 10_000, list: [{ amount: '2' }] });
  isSeen = false;
  await clock.advance(10_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = true;
  leave();
  await clock.advance(60_000);
  await settle();
  expect(asked).toBe(2);
});

test('keeps what it knows when a look fails, and has the next one', async () => {
  const clock = new ManualClock();
  let isAway = false;
  const store = makeStore(jackpotStore, {
    clock,
    createCalls: speakOf(async () => (isAway ? fail({ kind: 'offline' }) : succeed(reply('7')))),
  });
  const leave = store.follow(() => true);
  await settle();
  isAway = true;
  await clock.advance(10_000);
  await settle();
  expect(store.jackpots.value?.list[0]?.amount).toBe('7');
  isAway = false;
  await clock.advance(10_000);
  await settle();
  expect(store.jackpots.failure).toBeUndefined();
  leave();
});

test('shows the newest answer in whichever order they come', () => {
  let asked = 0;
  return interleave({
    start: (wire) =>
      makeStore(jackpotStore, {
        createCalls: speakOf(() => wire.call(() => reply(String((asked += 1))))),
      }),
    acts: {
      look: (store) => void store.jackpots.ensure(),
      again: (store) => void store.jackpots.refresh(),
      once: (store) => void store.jackpots.refreshOnce(),
    },
    calm: async (store) => {
      await store.jackpots.refresh();
    },
    check: (store) => expect(store.jackpots.value?.list[0]?.amount).toBe(String(asked)),
  });
});
