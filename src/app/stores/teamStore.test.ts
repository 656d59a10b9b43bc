import { expect, test } from 'vitest';
import type { RequestOf, teamCalls } from '#contract';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import type { StoreContext } from './pageStores';
import { teamStore, type TeamFilter } from './teamStore';

test('shows the team as the platform has it, however answers to looks and changes come', () =>
  interleave({
    start: (wire) => {
      const rates = new Map([['a', 1]]);
      const made = new Map<string, string>();
      const opened: string[] = [];
      const store = makeStore(teamStore, {
        createCalls: (() => ({
          team: {
            members: ({ search }: TeamFilter) =>
              wire.call(() => ({ total: 1, rows: [{ id: 'a', search, rate: rates.get('a') }] })),
            openAccount: (input: RequestOf<typeof teamCalls.openAccount>, { key }: { key: string }) =>
              wire.call(() => {
                made.set(key, input.username);
                return { id: key, account: input.username };
              }),
            raiseRates: ({ id, rates: [wanted] }: RequestOf<typeof teamCalls.raiseRates>) =>
              wire.call(() => {
                rates.set(id, Math.max(rates.get(id) ?? 0, wanted?.rate ?? 0));
                return { id };
              }),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      const open = async () => {
        const account = await store.openAccount({ username: 'n', password: 'p', type: 'member', rates: [] });
        if (account !== undefined) opened.push(account);
      };
      return { store, rates, made, opened, open };
    },
    acts: {
      all: ({ store }) => void store.list.setPage({}),
      search: ({ store }) => void store.list.setPage({ search: 'an' }),
      raise: ({ store }) => void store.raise.run({ id: 'a', rates: [{ gameType: 'RNG', rate: 5 }] }),
      raiseMore: ({ store }) => void store.raise.run({ id: 'a', rates: [{ gameType: 'RNG', rate: 9 }] }),
      open: ({ open }) => void open(),
      close: ({ store }) => store.raise.reset(),
      leave: ({ store }) => changePerson(store),
    },
    calm: ({ store }) => {
      changePerson(store);
      return store.list.setPage({ search: 'x' });
    },
    check: ({ store, rates, made, opened }) => {
      // A try whose answer was lost is sent again under its key.
      expect(opened.length).toBeLessThanOrEqual(made.size);
      expect(store.list.rows).toEqual([{ id: 'a', search: 'x', rate: rates.get('a') }]);
      expect(store.raise.data).toBeUndefined();
    },
  }));
