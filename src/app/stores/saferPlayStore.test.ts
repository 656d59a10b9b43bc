import { expect, test } from 'vitest';
import type { PlayState, SaferPlayStatus } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { ManualClock } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { playClock } from './playClock';
import { saferPlayStore } from './saferPlayStore';

const speakOf = (saferPlay: object) => (() => ({ saferPlay })) as unknown as StoreContext['createCalls'];

test('shows the limits that the platform has, however its answers come', () =>
  interleave({
    start: (wire) => {
      const kept = { check: 60, isPaused: false };
      const status = () => ({ checkMinutes: kept.check, pause: kept.isPaused }) as unknown as SaferPlayStatus;
      const store = makeStore(saferPlayStore, {
        stores: {
          member: { info: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: speakOf({
          status: () => wire.call(status),
          setCheck: ({ minutes }: { minutes: number }) =>
            wire.call(() => {
              kept.check = minutes;
              return status();
            }),
          takeBreak: () =>
            wire.call(() => {
              kept.isPaused = true;
              return status();
            }),
        }),
      });
      return { store, status };
    },
    acts: {
      look: ({ store }) => void store.status.ensure(),
      refresh: ({ store }) => void store.status.refresh(),
      often: ({ store }) => void store.change.run({ is: 'check', minutes: 30 }),
      seldom: ({ store }) => void store.change.run({ is: 'check', minutes: 120 }),
      pause: ({ store }) => void store.change.run({ is: 'break', length: '1d' }),
      leave: ({ store }) => changePerson(store),
    },
    calm: ({ store }) => {
      changePerson(store);
      return store.status.refresh();
    },
    check: ({ store, status }) => expect(store.status.value).toEqual(status()),
  }));

test('counts for the game that is on screen alone, and shows the last answer', () =>
  interleave({
    start: (wire) => {
      let minute = 0;
      const state = (checkAt: number) =>
        ({
          session: { lastAt: new Date(minute * 60_000).toISOString(), minutes: minute },
          checkAt: new Date(checkAt * 60_000).toISOString(),
        }) as unknown as PlayState;
      const clock = new ManualClock();
      const store = makeStore(playClock, {
        clock,
        createCalls: speakOf({
          play: () => wire.call(() => state((minute += 1) + 5)),
          goOn: () => wire.call(() => state((minute += 1) + 60)),
        }),
      });
      return { store, clock, minuteNow: () => minute };
    },
    acts: {
      start: ({ store }) => store.start(() => true),
      stop: ({ store }) => store.stop(),
      pass: ({ clock }) => void clock.advance(60_000),
      ask: ({ store }) => void store.ask(),
      goOn: ({ store }) => void store.goOn.run(),
    },
    calm: async ({ store }) => {
      store.start(() => false);
      await store.ask();
    },
    check: ({ store, minuteNow }) => {
      expect(store.state?.session.minutes).toBe(minuteNow());
      expect(store.mustAnswer).toBe(false);
    },
  }));

test('is due when the time has come, by the platform’s clock, and over once it is answered', async () => {
  const clock = new ManualClock();
  const began = clock.now();
  const at = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
  const answer = (minutes: number) => ({
    ok: true,
    value: { session: { lastAt: new Date(clock.now()).toISOString() }, checkAt: at(minutes) },
  });
  const store = makeStore(playClock, {
    clock,
    createCalls: speakOf({ play: async () => answer(30), goOn: async () => answer(60) }),
  });
  await store.ask();
  await clock.advance(29 * 60_000);
  expect(store.mustAnswer).toBe(false);
  await clock.advance(60_000);
  expect(store.mustAnswer).toBe(true);
  await store.goOn.run();
  expect(store.mustAnswer).toBe(false);
});
