import { expect, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { ManualClock } from '../testing/ports';
import { AgentReportStore } from './agentReportStore';
import type { StoreContext } from './pageStores';

test('keeps each period by itself, however answers come, and none of another person', () =>
  interleave({
    start: (wire) =>
      new AgentReportStore({
        clock: new ManualClock(),
        speak: (() => ({
          reports: {
            income: ({ from }: { from: string }) => wire.call(() => ({ from })),
            overview: ({ to }: { to: string }) => wire.call(() => ({ to })),
          },
        })) as unknown as StoreContext['speak'],
      }),
    acts: {
      month: (store) => void store.income.get('a/b').ensure(),
      before: (store) => void store.income.get('c/d').ensure(),
      again: (store) => void store.income.get('a/b').refresh(),
      overview: (store) => void store.overview.get('a/b').ensure(),
      anew: (store) => void store.overview.get('a/b').refresh(),
      leave: (store) => store.forgetPerson(),
    },
    calm: async (store) => {
      store.forgetPerson();
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
