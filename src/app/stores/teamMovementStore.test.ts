import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { teamMovementStore, type TeamMovementFilter } from './teamMovementStore';

const days = { from: '2026-01-01', to: '2026-01-07' };

test('shows what was asked for last, however answers come', () =>
  interleave({
    start: (wire) =>
      makeStore(teamMovementStore, {
        createCalls: (() => ({
          reports: {
            transactions: ({ types }: TeamMovementFilter) =>
              wire.call(() => ({ rows: [{ id: types ?? 'all' }], total: 1, asOf: '9' })),
          },
        })) as unknown as StoreContext['createCalls'],
      }),
    acts: {
      all: (store) => void store.list.setPage(days),
      deposits: (store) => void store.list.setPage({ ...days, types: 'deposit' }),
      again: (store) => void store.list.retry(),
      leave: (store) => changePerson(store),
    },
    calm: (store) => {
      changePerson(store);
      return store.list.setPage({ ...days, types: 'fee' });
    },
    check: (store) => expect(store.list.rows.map(({ id }) => id)).toEqual(['fee']),
  }));
