import { expect, test } from 'vitest';
import type { LotteryBet, LotteryBetLine, RequestOf, lotteryBetCalls } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import { lotteryStoreOf } from './lotteryStore';
import type { StoreContext } from './pageStores';

type Request = RequestOf<typeof lotteryBetCalls.place>;

const minute = 60_000;
const line: LotteryBetLine = { play: 'front2', picks: [['1'], ['2']], stake: '100', multiple: 1 };
const order = { lines: [line], total: '100' };
const chase = { ...order, chase: { multiples: [1, 2], stopsOnWin: true }, total: '300' };
const stores = {
  session: { isSignedIn: true },
  wallet: { balance: { refresh: () => Promise.resolve() } },
} as unknown as StoreContext['stores'];

/** A platform with a draw each minute, which places each key once and nothing in a draw that has closed. */
function platform(clock: ManualClock, call: <T>(carryOut: () => T) => Promise<Outcome<T>>) {
  const made: LotteryBet[] = [];
  const byKey = new Map<string, LotteryBet[]>();
  const issue = () => String(Math.floor(clock.now() / minute));
  const calls = {
    table: () =>
      call(() => ({
        now: new Date(clock.now()).toISOString(),
        draw: {
          issue: issue(),
          closesAt: new Date((Number(issue()) + 1) * minute - 5_000).toISOString(),
          drawsAt: new Date((Number(issue()) + 1) * minute).toISOString(),
        },
      })),
    myBets: () => call(() => ({ list: made.toReversed() })),
    place: (request: Request, { key }: { key: string }) =>
      call(() => {
        const known = byKey.get(key);
        if (known) return { list: known };
        const list = [{ id: `b${made.length}`, issue: request.issue } as LotteryBet];
        byKey.set(key, list);
        made.push(...list);
        return { list };
      }),
    stopChase: () => call(() => ({ returned: '0' })),
    cancel: ({ id }: { id: string }) =>
      call(() => {
        const bet = made.find((each) => each.id === id);
        return { ...bet, status: 'void' };
      }),
  };
  return { made, calls, issue };
}

const storeOf = (clock: ManualClock, lottery: object) => {
  const store = makeStore(lotteryStoreOf(), {
    clock,
    stores,
    createCalls: (() => ({ lottery })) as unknown as StoreContext['createCalls'],
  });
  store.open('SSC_60', 'en');
  return store;
};

test('places nothing twice and ends with the bets of the platform, however its answers come', () =>
  interleave({
    start: (wire) => {
      const clock = new ManualClock();
      const { made, calls } = platform(clock, (carryOut) => wire.call(carryOut));
      const store = storeOf(clock, calls);
      const acknowledged: string[] = [];
      const place = async () => {
        const outcome = await store.place.run(order);
        if (outcome.ok) acknowledged.push(...outcome.value.map(({ id }) => id));
      };
      let language = 'en';
      const switchLanguage = () => store.open('SSC_60', (language = language === 'en' ? 'vi' : 'en'));
      return { store, made, acknowledged, clock, place, switchLanguage };
    },
    acts: {
      place: ({ place }) => void place(),
      stop: ({ store }) => void store.stopChase.run('c1'),
      close: ({ store }) => void store.closeDraw(),
      minute: ({ clock }) => void clock.advance(minute),
      cancel: ({ store }) => void store.cancel.run('b0'),
      language: ({ switchLanguage }) => switchLanguage(),
      look: ({ store }) => void store.mine.refreshOnce(),
    },
    calm: async ({ store }) => {
      await store.table.refresh();
      await store.mine.refresh();
    },
    check: ({ store, made, acknowledged }) => {
      expect(store.mine.value?.list).toEqual(made.toReversed());
      // A press whose answer got lost is sent again to the same draw: at most the last one is not known of.
      expect(made.length).toBeLessThanOrEqual(new Set(acknowledged).size + 1);
    },
  }));

test('ends with nothing of the person before, whoever comes while it is placed', () =>
  interleave({
    start: (wire) => {
      const clock = new ManualClock();
      return { store: storeOf(clock, platform(clock, (carryOut) => wire.call(carryOut)).calls) };
    },
    acts: {
      place: ({ store }) => void store.place.run(order),
      add: ({ store }) => store.add({ id: 'x' }),
      look: ({ store }) => void store.mine.ensure(),
      leave: ({ store }) => changePerson(store),
    },
    calm: ({ store }) => changePerson(store),
    check: ({ store }) =>
      expect([store.basket, store.mine.value, store.place.status]).toEqual([[], undefined, 'idle']),
  }));

const answering = <T>(carryOut: () => T) => Promise.resolve(succeed(carryOut()));

test('sends an order whose answer got lost to the same draw under the same key, also when the next is open', async () => {
  const clock = new ManualClock();
  const { calls } = platform(clock, answering);
  const sent: string[] = [];
  let answer: Outcome<unknown> = fail({ kind: 'network' });
  const store = storeOf(clock, {
    ...calls,
    place: ({ issue }: Request, { key }: { key: string }) => {
      sent.push(`${issue} ${key}`);
      return Promise.resolve(answer);
    },
  });
  await store.table.ensure();
  await store.place.run(order);
  await clock.advance(minute);
  await store.table.refresh();
  answer = fail({ kind: 'refused', code: 'bets.closed' });
  await store.place.run(order);
  expect(new Set(sent).size).toBe(1);
  // Now it is known that nothing was placed: the next press is for the open draw.
  await settle();
  await store.place.run(order);
  expect(new Set(sent).size).toBe(2);
});

test('moves the basket to the next draw and says so, and shows no draw as closed that is open', async () => {
  const clock = new ManualClock();
  // A second before the draw.
  await clock.advance(minute - (clock.now() % minute) - 1_000);
  const { calls, issue } = platform(clock, answering);
  const store = storeOf(clock, calls);
  await store.table.ensure();
  store.add({ id: 'x' });
  const first = issue();
  // By the platform's clock it is still open: the page takes no bets and asks again.
  void store.closeDraw();
  await settle();
  expect([store.isClosed, store.movedTo]).toEqual([true, undefined]);
  await clock.advance(2_000);
  await settle();
  expect([store.isClosed, store.movedTo, store.basket.length]).toEqual([false, issue(), 1]);
  expect(store.table.value?.draw.issue).not.toBe(first);
});

test('shows the next draw also to somebody who has logged out while it was asked for', async () => {
  const clock = new ManualClock();
  await clock.advance(minute - (clock.now() % minute) - 1_000);
  const { calls, issue } = platform(clock, answering);
  const store = storeOf(clock, calls);
  await store.table.ensure();
  void store.closeDraw();
  await settle();
  changePerson(store);
  await clock.advance(2_000);
  expect([store.isClosed, store.table.value?.draw.issue]).toEqual([false, issue()]);
});

test('asks ten times for the draw after one that closed, and no more', async () => {
  const clock = new ManualClock();
  const { calls } = platform(clock, answering);
  let asked = 0;
  const stuck = await calls.table();
  const store = storeOf(clock, {
    ...calls,
    table: () => {
      asked += 1;
      return Promise.resolve(stuck);
    },
  });
  await store.table.ensure();
  asked = 0;
  void store.closeDraw();
  await settle();
  await clock.advance(minute);
  expect([asked, store.isClosed, clock.pending]).toEqual([10, true, 0]);
});

test('keeps a basket for each lottery, and empties that which was placed', async () => {
  const clock = new ManualClock();
  const store = storeOf(clock, platform(clock, answering).calls);
  await store.table.ensure();
  store.add({ id: 'x' });
  store.open('SSC_300', 'en');
  expect(store.basket).toEqual([]);
  store.add({ id: 'y' });
  store.open('SSC_60', 'en');
  await store.place.run(order);
  expect(store.basket).toEqual([]);
  store.open('SSC_300', 'en');
  expect(store.basket).toEqual([{ id: 'y' }]);
});

test('sends a chase with its draws, and never under the key of the same basket without one', async () => {
  const clock = new ManualClock();
  const sent: { key: string; request: Request }[] = [];
  const { calls } = platform(clock, async (carryOut) => succeed(carryOut()));
  const store = storeOf(clock, {
    ...calls,
    place: async (request: Request, { key }: { key: string }) => {
      sent.push({ key, request });
      return fail({ kind: 'network' });
    },
  });
  await settle();
  await store.place.run(order);
  await store.place.run(chase);
  await store.place.run(chase);
  expect(sent.map(({ request }) => request.chase)).toEqual([undefined, chase.chase, chase.chase]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(sent[2]?.key).toBe(sent[1]?.key);
});
