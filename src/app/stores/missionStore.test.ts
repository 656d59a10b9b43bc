import { expect, test } from 'vitest';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { missionStore } from './missionStore';
import type { StoreContext } from './pageStores';

test('counts the missions that can be accepted', async () => {
  const states = ['open', 'active', 'ready', 'done', 'open'];
  const store = makeStore(missionStore, {
    stores: { wallet: {} } as unknown as StoreContext['stores'],
    createCalls: (() => ({
      missions: {
        missions: () => Promise.resolve(succeed({ list: states.map((state, id) => ({ id, state })) })),
      },
    })) as unknown as StoreContext['createCalls'],
  });
  await store.missions.ensure();
  expect(store.availableCount).toBe(2);
});

test('ends as the platform has it, and claims nothing twice, however its answers come', () =>
  interleave({
    start: (wire) => {
      const states = new Map([
        ['a', 'ready'],
        ['b', 'ready'],
        ['c', 'open'],
      ]);
      const paid: string[] = [];
      const session = { token: 'one' };
      const list = () => [...states].map(([id, state]) => ({ id, state }));
      const store = makeStore(missionStore, {
        stores: {
          session,
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          missions: {
            missions: () => wire.call(() => ({ list: list() })),
            leaderboard: ({ period }: { period: string }) => wire.call(() => ({ rows: [period] })),
            acceptMission: ({ id }: { id: string }) =>
              wire.call(() => {
                if (states.get(id) === 'open') states.set(id, 'active');
                return { id, state: states.get(id) };
              }),
            claimMission: ({ id }: { id: string }) =>
              wire.call(() => {
                if (states.get(id) === 'ready') paid.push(id);
                states.set(id, 'done');
                return { id, state: 'done' };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, list, paid, session };
    },
    acts: {
      look: ({ store }) => void store.missions.ensure(),
      one: ({ store }) => void store.claimAll(['a']),
      all: ({ store }) => void store.claimAll(['a', 'b']),
      accept: ({ store }) => void store.accept.run('c'),
      board: ({ store }) => void store.leaderboards.get('week').ensure(),
      close: ({ store }) => store.claim.reset(),
      leave: ({ store, session }) => {
        session.token = 'two';
        changePerson(store);
      },
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([store.missions.refresh(), store.leaderboards.get('month').refresh()]);
    },
    check: ({ store, list, paid }) => {
      expect(store.missions.value?.list).toEqual(list());
      expect(store.leaderboards.get('month').value?.rows).toEqual(['month']);
      expect(new Set(paid).size).toBe(paid.length);
      expect(store.claim.pending).toBeUndefined();
      expect(store.claim.data).toBeUndefined();
    },
  }));
