import { expect, test } from 'vitest';
import type { LiveTable } from '#contract';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import { tableStore } from './tableStore';
import type { StoreContext } from './pageStores';

const speakOf = (tables: () => Promise<unknown>) =>
  (() => ({ tables: { tables } })) as unknown as StoreContext['createCalls'];

test('looks again while somebody watches, not behind another tab and not after', async () => {
  const clock = new ManualClock();
  let asked = 0;
  let isSeen = true;
  const store = makeStore(tableStore, {
    clock,
    createCalls: speakOf(async () =>
      succeed({ list: [{ id: 't1', kind: 'baccarat', players: (asked += 1) }] }),
    ),
  });
  const leave = store.follow(() => isSeen);
  await settle();
  await clock.advance(3_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = false;
  await clock.advance(3_000);
  await settle();
  expect(asked).toBe(2);
  isSeen = true;
  await clock.advance(3_000);
  await settle();
  expect(asked).toBe(3);
  leave();
  await clock.advance(30_000);
  await settle();
  expect(asked).toBe(3);
});

test('keeps the tables to which nothing happened', async () => {
  let list: LiveTable[] = [
    { id: 't1', kind: 'baccarat', road: ['player'], players: 0 },
    { id: 't2', kind: 'roulette' },
  ];
  const store = makeStore(tableStore, {
    createCalls: speakOf(async () => succeed({ list: list.map((table) => ({ ...table })) })),
  });
  await store.tables.refresh();
  const before = store.tables.value;
  await store.tables.refresh();
  expect(store.tables.value).toBe(before);
  list = [{ ...(list[0] as LiveTable), road: ['player', 'banker'] }, list[1] as LiveTable];
  await store.tables.refresh();
  expect(store.tables.value?.list[0]?.road).toEqual(['player', 'banker']);
  expect(store.tables.value?.list[1]).toBe(before?.list[1]);
});

test('ends with the newest answer, however answers come', () => {
  let asked = 0;
  return interleave({
    start: (wire) =>
      makeStore(tableStore, {
        createCalls: speakOf(() =>
          wire.call(() => ({ list: [{ id: 't1', kind: 'other', players: (asked += 1) }] })),
        ),
      }),
    acts: {
      look: (store) => void store.tables.ensure(),
      again: (store) => void store.tables.refresh(),
      once: (store) => void store.tables.refreshOnce(),
    },
    calm: async (store) => {
      await store.tables.refresh();
    },
    check: (store) => expect(store.tables.value?.list[0]?.players).toBe(asked),
  });
});
