import { expect, test } from 'vitest';
import type { SportsFixture } from '#contract';
import { fail, succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { sportsStore, type SportsKey } from './sportsStore';

const speakOf = (fixtures: (request: Record<string, string>) => Promise<unknown>) =>
  (() => ({ sports: { fixtures } })) as unknown as StoreContext['createCalls'];
const every: SportsKey = 'now ';

const match = (id: string, minute: number): SportsFixture => ({
  id,
  league: 'Capital Cup',
  home: 'Riverside',
  away: 'Old Quarter',
  homeCrest: 1,
  awayCrest: 2,
  round: 3,
  startsAt: '2026-11-24T10:00:00.000Z',
  phase: 'play',
  minute,
  score: [0, 0],
  odds: { home: 2_000, draw: 3_000, away: 4_000 },
});
const reply = (live: SportsFixture[], next: SportsFixture[] = [], nextTotal = next.length) => ({
  leagues: [],
  live,
  next,
  nextTotal,
});

test('looks again while somebody watches, not behind another tab and not after', async () => {
  const clock = new ManualClock();
  let asked = 0;
  let isSeen = true;
  const store = makeStore(sportsStore, {
    clock,
    createCalls: speakOf(async () => succeed(reply([match('m1', (asked += 1))]))),
  });
  const leave = store.follow(every, () => isSeen);
  await settle();
  await clock.advance(5_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = false;
  await clock.advance(5_000);
  expect(asked).toBe(2);
  isSeen = true;
  await clock.advance(5_000);
  await settle();
  expect(asked).toBe(3);
  leave();
  await clock.advance(60_000);
  expect(asked).toBe(3);
});

test('asks for one league, for a day of the visitor’s, and for more when that is wanted', async () => {
  const requests: Record<string, string>[] = [];
  const clock = new ManualClock();
  const store = makeStore(sportsStore, {
    clock,
    createCalls: speakOf(async (request) => {
      requests.push(request);
      const all = Array.from({ length: 100 }, (_, index) => match(`m${index}`, 1));
      return succeed(reply([], all.slice(0, Number(request['limit'])), 100));
    }),
  });
  await store.lists.get('tomorrow Capital Cup').refresh();
  expect(requests.at(-1)).toMatchObject({ language: 'en', league: 'Capital Cup', limit: '40' });
  const { from = '', to = '' } = requests.at(-1) ?? {};
  expect(new Date(from).getHours()).toBe(0);
  expect(Date.parse(from)).toBeGreaterThan(clock.now());
  expect(Date.parse(from) - clock.now()).toBeLessThanOrEqual(86_400_000);
  expect(new Date(to).getHours()).toBe(0);
  await store.lists.get(every).refresh();
  expect(requests.at(-1)).toEqual({ language: 'en', limit: '40' });
  await store.more(every);
  expect(store.lists.get(every).value?.next).toHaveLength(80);
});

test('keeps the matches to which nothing happened, and what was there when a look fails', async () => {
  let answer: unknown = succeed(reply([match('m1', 5), match('m2', 5)]));
  const store = makeStore(sportsStore, {
    createCalls: speakOf(async () => answer),
  });
  const list = store.lists.get(every);
  await list.refresh();
  const before = list.value?.live;
  answer = succeed(reply([match('m1', 6), match('m2', 5)]));
  await list.refresh();
  expect(list.value?.live[0]).not.toBe(before?.[0]);
  expect(list.value?.live[1]).toBe(before?.[1]);
  answer = fail({ kind: 'offline' });
  await list.refresh();
  expect(list.value?.live[0]?.minute).toBe(6);
  expect(list.failure).toBeDefined();
});

test('ends with the newest answer, however answers come', () => {
  let asked = 0;
  return interleave({
    start: (wire) =>
      makeStore(sportsStore, {
        createCalls: speakOf(() => wire.call(() => reply([match('m1', (asked += 1))]))),
      }),
    acts: {
      look: (store) => void store.lists.get(every).ensure(),
      again: (store) => void store.lists.get(every).refresh(),
      once: (store) => void store.lists.get(every).refreshOnce(),
      more: (store) => void store.more(every),
    },
    calm: async (store) => {
      await store.lists.get(every).refresh();
    },
    check: (store) => expect(store.lists.get(every).value?.live[0]?.minute).toBe(asked),
  });
});
