import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { pointStore } from './pointStore';

const november = { from: '2026-11-01', to: '2026-11-30' };
const wish = { itemId: 'a', quantity: 1, points: 10, address: '', mobileNum: '', transactionPassword: 'x' };

test('ends as the platform has it: points are taken once for each key, however the answers come', () =>
  interleave({
    start: (wire) => {
      const taken = new Map<string, string>();
      const left = () => 100 - 10 * taken.size;
      const once = (name: string, key: string) => {
        taken.set(key, name);
        return { name, credited: '100', points: 10 };
      };
      const store = makeStore(pointStore, {
        stores: {
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          points: {
            balance: () => wire.call(() => ({ points: left() })),
            config: () => wire.call(() => ({ step: 1 })),
            rewards: ({ sort }: { sort: string }) => wire.call(() => ({ sort, left: left() })),
            redeemList: ({ status }: { status?: string }) =>
              wire.call(() => ({ status, list: [...taken.values()] })),
            transactions: ({ type = 'all', page }: { type?: string; page: number }) =>
              wire.call(() => ({
                list: [...taken.values()]
                  .slice(page - 1, page)
                  .map((name) => ({ id: `${type} ${name} ${page}` })),
                total: 20 * taken.size,
                sources: [{ type: 'redeem', changed: left() - 100 }],
              })),
            redeem: (_: object, { key }: { key: string }) => wire.call(() => once('redeem', key)),
            convert: (_: object, { key }: { key: string }) => wire.call(() => once('convert', key)),
          },
          cashier: { withdrawalTerms: () => wire.call(() => ({ triesLeft: 5 })) },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, left, taken };
    },
    acts: {
      look: ({ store }) => void store.items.get('- popular 0').ensure(),
      balance: ({ store }) => void store.balance.ensure(),
      history: ({ store }) => void store.redemptions.get('all').ensure(),
      rejected: ({ store }) => void store.redemptions.get('rejected').refresh(),
      records: ({ store }) => void store.records.setPage(november),
      ofSlots: ({ store }) => void store.records.setPage({ ...november, type: 'slots' }),
      older: ({ store }) => void store.records.loadMore(),
      again: ({ store }) => void store.records.retry(),
      redeem: ({ store }) => void store.redeemItem(wish),
      convertPoints: ({ store }) =>
        void store.convertPoints({ points: 10, pointsPerUnit: 1, unitAmount: '10' }),
      hear: ({ store }) => emitLiveEvent(store, 'balance'),
      close: ({ store }) => store.resetWrites(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([
        store.balance.refresh(),
        store.redemptions.get('all').refresh(),
        store.records.setPage({ ...november, type: 'redeem' }),
        store.items.get('- fewest 0').refresh(),
      ]);
    },
    check: ({ store, left, taken }) => {
      expect(store.balance.value?.points).toBe(left());
      expect(store.redemptions.get('all').value).toEqual({ list: [...taken.values()] });
      expect(store.records.total).toBe(20 * taken.size);
      expect(store.records.current?.sources).toEqual([{ type: 'redeem', changed: left() - 100 }]);
      for (const { id } of store.records.rows) expect(id).toMatch(/^redeem /);
      expect(store.items.get('- fewest 0').value).toEqual({ sort: 'fewest', left: left() });
      expect(store.redeemed).toBeUndefined();
      expect(store.converted).toBeUndefined();
    },
  }));
