import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { ManualClock } from '../testing/ports';
import { IncomeStore } from './incomeStore';
import type { StoreContext } from './pageStores';

test('keeps each period by itself, however answers come, and none of another person', () =>
  interleave({
    start: (wire) =>
      new IncomeStore({
        clock: new ManualClock(),
        speak: (() => ({
          reports: { income: ({ from }: { from: string }) => wire.call(() => ({ from })) },
        })) as unknown as StoreContext['speak'],
      }),
    acts: {
      month: (store) => void store.income.get('a/b').ensure(),
      before: (store) => void store.income.get('c/d').ensure(),
      again: (store) => void store.income.get('a/b').refresh(),
      leave: (store) => store.forgetPerson(),
    },
    calm: async (store) => {
      store.forgetPerson();
      await Promise.all([store.income.get('a/b').refresh(), store.income.get('c/d').refresh()]);
    },
    check: (store) => {
      expect(store.income.get('a/b').value).toEqual({ from: 'a' });
      expect(store.income.get('c/d').value).toEqual({ from: 'c' });
    },
  }));
