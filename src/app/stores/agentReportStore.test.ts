import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { agentReportStore } from './agentReportStore';
import type { StoreContext } from './pageStores';

test('keeps each period by itself, however answers come, and none of another person', () =>
  interleave({
    start: (wire) =>
      makeStore(agentReportStore, {
        stores: {
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          team: {},
          reports: {
            income: ({ from }: { from: string }) => wire.call(() => ({ from })),
            overview: ({ to }: { to: string }) => wire.call(() => ({ to })),
          },
        })) as unknown as StoreContext['createCalls'],
      }),
    acts: {
      month: (store) => void store.income.get('a/b').ensure(),
      before: (store) => void store.income.get('c/d').ensure(),
      again: (store) => void store.income.get('a/b').refresh(),
      overview: (store) => void store.overview.get('a/b').ensure(),
      anew: (store) => void store.overview.get('a/b').refresh(),
      leave: (store) => changePerson(store),
    },
    calm: async (store) => {
      changePerson(store);
      await Promise.all([
        store.income.get('a/b').refresh(),
        store.income.get('c/d').refresh(),
        store.overview.get('a/b').refresh(),
      ]);
    },
    check: (store) => {
      expect(store.income.get('a/b').value).toEqual({ from: 'a' });
      expect(store.income.get('c/d').value).toEqual({ from: 'c' });
      expect(store.overview.get('a/b').value).toEqual({ to: 'b' });
    },
  }));

test('moves income once for two presses, says what was moved, and nothing of it to another person', () =>
  interleave({
    start: (wire) => {
      let income = 1_000;
      let done = 0;
      const keys = new Set<string>();
      const store = makeStore(agentReportStore, {
        stores: {
          wallet: { balance: { refresh: () => Promise.resolve() } },
        } as unknown as StoreContext['stores'],
        createCalls: (() => ({
          team: {
            moveIncome: async ({ amount }: { amount: string }, { key }: { key: string }) => {
              const outcome = await wire.call(() => {
                if (!keys.has(key)) income -= Number(amount);
                keys.add(key);
                return { amount };
              });
              // Who closed the dialog meanwhile hears nothing of it, so it is counted here.
              if (outcome.ok) done += 1;
              return outcome;
            },
          },
          reports: { income: () => wire.call(() => ({ balance: String(income) })) },
        })) as unknown as StoreContext['createCalls'],
      });
      const move = () => store.moveIncome('100', 'a/b');
      return { store, move, income: () => income, done: () => done };
    },
    acts: {
      move: ({ move }) => void move(),
      twice: ({ move }) => {
        void move();
        void move();
      },
      look: ({ store }) => void store.income.get('a/b').ensure(),
      close: ({ store }) => store.move.reset(),
    },
    calm: async ({ store }) => {
      await store.income.get('a/b').refresh();
    },
    check: ({ store, income, done }) => {
      expect(store.income.get('a/b').value).toEqual({ balance: String(income()) });
      // At most the last one is not known of: its answer got lost, and the same key finds it again.
      expect((1_000 - income()) / 100).toBeLessThanOrEqual(done() + 1);
    },
  }));
