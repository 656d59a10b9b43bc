import { expect, test } from 'vitest';
import type { RequestOf, teamCalls } from '#contract';
import { interleave } from '../testing/interleave';
import { CountingRandom, ManualClock } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { TeamStore, type TeamFilter } from './teamStore';

test('shows the team as the platform has it, however answers to looks and changes come', () =>
  interleave({
    start: (wire) => {
      const rates = new Map([['a', 1]]);
      const store = new TeamStore({
        clock: new ManualClock(),
        random: new CountingRandom(),
        speak: (() => ({
          team: {
            members: ({ search }: TeamFilter) =>
              wire.call(() => ({ total: 1, rows: [{ id: 'a', search, rate: rates.get('a') }] })),
            raiseRates: ({ id, rates: [wanted] }: RequestOf<typeof teamCalls.raiseRates>) =>
              wire.call(() => {
                rates.set(id, Math.max(rates.get(id) ?? 0, wanted?.rate ?? 0));
                return { id };
              }),
          },
        })) as unknown as StoreContext['speak'],
      });
      return { store, rates };
    },
    acts: {
      all: ({ store }) => void store.list.show({}),
      search: ({ store }) => void store.list.show({ search: 'an' }),
      raise: ({ store }) => void store.raiseRates({ id: 'a', rates: [{ gameType: 'RNG', rate: 5 }] }),
      raiseMore: ({ store }) => void store.raiseRates({ id: 'a', rates: [{ gameType: 'RNG', rate: 9 }] }),
      close: ({ store }) => store.forgetRaise(),
      leave: ({ store }) => store.forgetPerson(),
    },
    calm: ({ store }) => {
      store.forgetPerson();
      return store.list.show({ search: 'x' });
    },
    check: ({ store, rates }) => {
      expect(store.list.rows).toEqual([{ id: 'a', search: 'x', rate: rates.get('a') }]);
      expect(store.raised).toBeUndefined();
    },
  }));
