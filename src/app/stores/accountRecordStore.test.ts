import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { accountRecordStore, type MovementFilter } from './accountRecordStore';
import type { StoreContext } from './pageStores';

const days = { from: '2026-01-01', to: '2026-01-07' };

test('shows what was asked for last, however answers come', () =>
  interleave({
    start: (wire) =>
      makeStore(accountRecordStore, {
        createCalls: (() => ({
          records: {
            movements: ({ types }: MovementFilter) =>
              wire.call(() => ({ rows: [{ id: types ?? 'all' }], total: 1, asOf: '9' })),
            profit: ({ from }: { from: string }) => wire.call(() => ({ from })),
          },
        })) as unknown as StoreContext['createCalls'],
      }),
    acts: {
      all: (store) => void store.list.setPage(days),
      deposits: (store) => void store.list.setPage({ ...days, types: 'deposit' }),
      again: (store) => void store.list.retry(),
      profit: (store) => void store.profit.get('a/b').ensure(),
      refresh: (store) => void store.profit.get('a/b').refresh(),
      leave: (store) => changePerson(store),
    },
    calm: async (store) => {
      changePerson(store);
      await store.list.setPage({ ...days, types: 'fee' });
      await store.profit.get('a/b').refresh();
    },
    check: (store) => {
      expect(store.list.rows.map(({ id }) => id)).toEqual(['fee']);
      expect(store.profit.get('a/b').value).toEqual({ from: 'a' });
    },
  }));
