import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { referralStore } from './referralStore';

/** A platform at which somebody new has come by the link before each answer. */
const storeOf = (call: Parameters<Parameters<typeof interleave>[0]['start']>[0]['call']) => {
  let asked = 0;
  return makeStore(referralStore, {
    createCalls: (() => ({
      referral: {
        overview: () => call(() => ({ invited: (asked += 1) })),
        friends: ({ page }: { page: number }) =>
          call(() => ({
            list: page === 1 ? [{ id: 'a' }, { id: 'b' }] : [{ id: 'b' }, { id: 'c' }],
            total: 21,
          })),
      },
    })) as unknown as StoreContext['createCalls'],
  });
};

test('shows each friend once and the newest figures, however answers come', () =>
  interleave({
    start: (wire) => storeOf((carryOut) => wire.call(carryOut)),
    acts: {
      look: (store) => void store.overview.ensure(),
      list: (store) => void store.friends.setPage({}),
      more: (store) => void store.friends.loadMore(),
      again: (store) => void store.overview.refreshOnce(),
    },
    calm: async (store) => {
      await store.friends.setPage({});
      await store.friends.invalidate();
      await store.friends.loadMore();
      await store.overview.refresh();
    },
    check: (store) => {
      expect(store.friends.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect(store.overview.value?.invited).toBeGreaterThan(0);
      expect([store.overview.failure, store.friends.failure]).toEqual([undefined, undefined]);
    },
  }));

test('keeps nothing of the person before', () =>
  interleave({
    start: (wire) => storeOf((carryOut) => wire.call(carryOut)),
    acts: {
      look: (store) => void store.overview.ensure(),
      list: (store) => void store.friends.setPage({}),
      leave: (store) => changePerson(store),
    },
    calm: (store) => changePerson(store),
    check: (store) => expect([store.overview.value, store.friends.rows]).toEqual([undefined, []]),
  }));
