import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import { bonusRecordStore, type BonusFilter } from './bonusRecordStore';
import type { StoreContext } from './pageStores';

const days = { from: '2026-01-01', to: '2026-01-07' };

test('shows what was asked for last, however answers and news of bonuses come', () =>
  interleave({
    start: (wire) =>
      makeStore(bonusRecordStore, {
        createCalls: (() => ({
          rewards: {
            bonusRecord: ({ statuses }: BonusFilter) =>
              wire.call(() => ({ rows: [{ id: statuses ?? 'all' }], total: 1 })),
          },
        })) as unknown as StoreContext['createCalls'],
      }),
    acts: {
      all: (store) => void store.list.setPage(days),
      earned: (store) => void store.list.setPage({ ...days, statuses: 'met' }),
      again: (store) => void store.list.retry(),
      news: (store) => emitLiveEvent(store, 'rewards'),
      leave: (store) => changePerson(store),
    },
    calm: async (store) => {
      changePerson(store);
      await store.list.setPage({ ...days, statuses: 'expired' });
    },
    check: (store) => expect(store.list.rows.map(({ id }) => id)).toEqual(['expired']),
  }));
