import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { vipStore } from './vipStore';

test('ends as the platform has it, and claims nothing twice, however its answers come', () =>
  interleave({
    start: (wire) => {
      const states = new Map([
        ['a', 'ready'],
        ['b', 'ready'],
      ]);
      const paid: string[] = [];
      const session = { token: 'one' };
      const gifts = () => [...states].map(([id, status]) => ({ id, status }));
      const store = makeStore(vipStore, {
        stores: {
          session,
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          vip: {
            levels: () => wire.call(() => ({ currency: 'USD', levels: [] })),
            status: () => wire.call(() => ({ gifts: gifts() })),
          },
          rewards: {
            claimReward: ({ id }: { id: string }) =>
              wire.call(() => {
                if (states.get(id) === 'ready') paid.push(id);
                states.set(id, 'claimed');
                return { id, amount: '100' };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, gifts, paid, session };
    },
    acts: {
      look: ({ store }) => void store.status.ensure(),
      levels: ({ store }) => void store.levels.ensure(),
      one: ({ store }) => void store.claim.run('a'),
      two: ({ store }) => void store.claim.run('b'),
      hear: ({ store }) => emitLiveEvent(store, 'balance'),
      close: ({ store }) => store.claim.reset(),
      leave: ({ store, session }) => {
        session.token = 'two';
        changePerson(store);
      },
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([store.status.refresh(), store.levels.refresh()]);
    },
    check: ({ store, gifts, paid }) => {
      expect(store.status.value?.gifts).toEqual(gifts());
      expect(new Set(paid).size).toBe(paid.length);
      expect(store.claim.pending).toBeUndefined();
      expect(store.claim.data).toBeUndefined();
    },
  }));
