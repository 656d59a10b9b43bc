import { expect, test } from 'vitest';
import type { EsportsSeries } from '#contract';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import { esportsStore } from './esportsStore';
import type { StoreContext } from './pageStores';

const speakOf = (series: (request: { language: string }) => Promise<unknown>) =>
  (() => ({ sports: { series } })) as unknown as StoreContext['createCalls'];
const one = (id: string, rounds: number): EsportsSeries => ({
  id,
  event: 'Arena Masters',
  home: 'Lucid',
  away: 'Echo Division',
  homeCrest: 1,
  awayCrest: 2,
  startsAt: '2026-11-24T10:00:00.000Z',
  round: 0,
  bestOf: 3,
  phase: 'play',
  won: [0, 0],
  map: { number: 1, score: [rounds, 0] },
});
const reply = (live: EsportsSeries[]) => ({ events: [], live, next: [] });

test('looks again while somebody watches, not behind another tab and not after', async () => {
  const clock = new ManualClock();
  let asked = 0;
  let isSeen = true;
  const store = makeStore(esportsStore, {
    clock,
    createCalls: speakOf(async () => succeed(reply([one('e1', (asked += 1))]))),
  });
  const leave = store.follow('en', () => isSeen);
  await settle();
  await clock.advance(5_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = false;
  await clock.advance(5_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = true;
  leave();
  await clock.advance(30_000);
  await settle();
  expect(asked).toBe(2);
});

test('keeps the series to which nothing happened', async () => {
  let rounds = 1;
  const store = makeStore(esportsStore, {
    createCalls: speakOf(async () => succeed(reply([one('e1', rounds), one('e2', 4)]))),
  });
  const list = store.lists.get('en');
  await list.refresh();
  const [, still] = list.value?.live ?? [];
  rounds = 2;
  await list.refresh();
  expect(list.value?.live[0]?.map?.score).toEqual([2, 0]);
  expect(list.value?.live[1]).toBe(still);
});

test('shows each language its own answer, however answers come', () =>
  interleave({
    start: (wire) => {
      const store = makeStore(esportsStore, {
        createCalls: speakOf(({ language }) => wire.call(() => reply([one(`in ${language}`, 1)]))),
      });
      return { store };
    },
    acts: {
      english: ({ store }) => void store.lists.get('en').refreshOnce(),
      thai: ({ store }) => void store.lists.get('th').refresh(),
    },
    calm: async ({ store }) => {
      await store.lists.get('en').refresh();
      await store.lists.get('th').refresh();
    },
    check: ({ store }) => {
      for (const language of ['en', 'th'])
        expect(store.lists.get(language).value?.live[0]?.id).toBe(`in ${language}`);
    },
  }));
