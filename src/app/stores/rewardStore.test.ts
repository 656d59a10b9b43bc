import { expect, test } from 'vitest';
import { fail, succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { rewardStore } from './rewardStore';

const stores = {
  wallet: { balance: { refresh: () => Promise.resolve() } },
} as unknown as StoreContext['stores'];

test('ends as the platform has it, and claims nothing twice, however its answers come', () =>
  interleave({
    start: (wire) => {
      const claimed = new Map<string, number>();
      const given = new Set<string>();
      const list = () => ['a', 'b'].map((id) => ({ id, status: claimed.has(id) ? 'claimed' : 'ready' }));
      const store = makeStore(rewardStore, {
        stores,
        createCalls: (() => ({
          rewards: {
            rewards: () => wire.call(() => ({ list: list() })),
            bonuses: () =>
              wire.call(() => ({ list: [...claimed.keys()].map((id) => ({ id, isOver: given.has(id) })) })),
            bonusBets: ({ id, pageSize }: { id: string; pageSize: number }) =>
              wire.call(() => ({ total: 1, rows: [{ id, pageSize }] })),
            claimReward: ({ id }: { id: string }) =>
              wire.call(() => {
                if (!claimed.has(id)) claimed.set(id, 1);
                return { id, status: 'claimed', amount: '5' };
              }),
          },
          cashier: {
            giveUpBonus: ({ id }: { id: string }) => wire.call(() => ({ given: given.add(id).size })),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, list, given, claimed };
    },
    acts: {
      look: ({ store }) => void store.rewards.ensure(),
      first: ({ store }) => void store.claimAll(['a']),
      second: ({ store }) => void store.claimAll(['b']),
      both: ({ store }) => void store.claimAll(['a', 'b']),
      giveUp: ({ store }) => void store.giveUp.run('a'),
      bets: ({ store }) => void store.bets.get('a 50').ensure(),
      moreBets: ({ store }) => void store.bets.get('a 100').ensure(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([
        store.rewards.refresh(),
        store.bonuses.refresh(),
        store.bets.get('a 100').refresh(),
      ]);
    },
    check: ({ store, list, given, claimed }) => {
      expect(store.rewards.value?.list).toEqual(list());
      expect(store.bonuses.value?.list).toEqual(
        [...claimed.keys()].map((id) => ({ id, isOver: given.has(id) })),
      );
      expect(store.bets.get('a 100').value?.rows).toEqual([{ id: 'a', pageSize: 100 }]);
      expect(store.claim.pending).toBeUndefined();
      expect(store.claimed).toBeUndefined();
    },
  }));

test('claims all cash in its order, says the sum, and ends at what is refused', async () => {
  const asked: string[] = [];
  const store = makeStore(rewardStore, {
    stores,
    createCalls: (() => ({
      rewards: {
        rewards: () => Promise.resolve(succeed({ list: [] })),
        bonuses: () => Promise.resolve(succeed({ list: [] })),
        claimReward: ({ id }: { id: string }) => {
          asked.push(id);
          return Promise.resolve(
            id === 'gone' ? fail({ kind: 'refused', code: 'bonus.state' }) : succeed({ id, amount: '250' }),
          );
        },
      },
      cashier: {},
    })) as unknown as StoreContext['createCalls'],
  });
  await store.claimAll(['a', 'b', 'gone', 'c']);
  expect(asked).toEqual(['a', 'b', 'gone']);
  expect(store.claimed).toMatchObject({ id: 'b', amount: '500' });
  expect(store.claim.failure).toMatchObject({ code: 'bonus.state' });
});
