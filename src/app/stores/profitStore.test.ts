import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { profitStore, type ProfitFilter } from './profitStore';

function storage(): StoreContext['localStorage'] & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

test('shows the team that was asked for last, however answers come', () =>
  interleave({
    start: (wire) => {
      const store = makeStore(profitStore, {
        localStorage: storage(),
        createCalls: (() => ({
          reports: {
            profitByAccount: ({ under, sort }: ProfitFilter) =>
              wire.call(() => ({ rows: [{ id: `${under}-${sort}`, of: 'team' }], total: 1 })),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return store;
    },
    acts: {
      up: (store) => void store.accounts.setPage({ from: '', to: '' }),
      down: (store) => void store.accounts.setPage({ from: '', to: '', under: 'a' }),
      sort: (store) => void store.accounts.setPage({ from: '', to: '', under: 'a', sort: 'net' }),
      again: (store) => void store.accounts.retry(),
      leave: (store) => changePerson(store),
    },
    calm: (store) => {
      changePerson(store);
      return store.accounts.setPage({ from: '', to: '', under: 'b', sort: 'net' });
    },
    check: (store) => expect(store.accounts.rows.map(({ id }) => id)).toEqual(['b-net']),
  }));

test('keeps columns and density, and takes what is broken for none', () => {
  const kept = storage();
  const make = () =>
    makeStore(profitStore, {
      localStorage: kept,
      createCalls: (() => ({ reports: {} })) as unknown as StoreContext['createCalls'],
    });
  const layout = { columns: [{ id: 'net', isShown: true }], isCompact: true };
  make().keepLayout(layout);
  expect(make().layout).toEqual(layout);
  kept.write([...kept.kept.keys()][0] ?? '', '{"columns":7}');
  expect(make().layout).toBeUndefined();
  make().keepLayout(undefined);
  expect(kept.kept.size).toBe(0);
});
