import { expect, test } from 'vitest';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, emitLiveEvent, makeStore } from '../testing/makeStore';
import { contractStore } from './contractStore';
import type { StoreContext } from './pageStores';

const terms = { kind: 'hourly' as const, tiers: [{ validBet: '100', rate: 10 }] };

test('ends as the platform has it: an offer is answered once, however the replies come', () =>
  interleave({
    start: (wire) => {
      const state = new Map([
        ['offer', 'offered'],
        ['own', 'active'],
      ]);
      const moves: string[] = [];
      const move = (id: string, from: string, to: string) =>
        wire.call(() => {
          if (state.get(id) === from) {
            state.set(id, to);
            moves.push(id);
          }
          return { id, phase: state.get(id) };
        });
      const rows = () => [...state].map(([id, phase]) => ({ id, phase }));
      const store = makeStore(contractStore, {
        createCalls: (() => ({
          contracts: {
            hourSalary: ({ side }: { side: string }) => wire.call(() => ({ side, rows: rows(), total: 2 })),
            contract: ({ id }: { id: string }) => wire.call(() => ({ id, phase: state.get(id) })),
            example: ({ id }: { id: string }) => wire.call(() => ({ account: id })),
            running: ({ id }: { id: string }) => wire.call(() => ({ contractId: id })),
            payslips: ({ from }: { from: string }) => wire.call(() => ({ rows: [{ id: from }], total: 1 })),
            payslip: ({ id }: { id: string }) => wire.call(() => ({ id })),
            bounds: () => wire.call(() => ({ kinds: [] })),
            preview: ({ to }: { to: string }) => wire.call(() => ({ account: to })),
            offer: ({ to }: { to: string }) => wire.call(() => ({ with: { account: to } })),
            accept: ({ id }: { id: string }) => move(id, 'offered', 'active'),
            reject: ({ id }: { id: string }) => move(id, 'offered', 'past'),
            withdraw: ({ id }: { id: string }) => move(id, 'offered', 'past'),
            terminate: ({ id }: { id: string }) => move(id, 'active', 'ending'),
          },
        })) as unknown as StoreContext['createCalls'],
      });
      return { store, rows, moves };
    },
    acts: {
      look: ({ store }) => void store.lists.get('mine hourly').ensure(),
      read: ({ store }) => void store.details.get('offer').ensure(),
      slips: ({ store }) =>
        void store.slips.list.setPage({ side: 'mine', kind: 'hourly', from: '2026-11-01', to: '2026-11-30' }),
      try: ({ store }) => void store.tryTerms({ to: 'a', terms }),
      send: ({ store }) => void store.send({ to: 'a', terms }),
      accept: ({ store }) => void store.accept.run({ id: 'offer', agreesToEnd: [] }),
      end: ({ store }) => void store.terminate.run({ id: 'own', reason: '', agreesToEnd: [] }),
      hear: ({ store }) => emitLiveEvent(store, 'contracts'),
      close: ({ store }) => store.resetWrites(),
      leave: ({ store }) => changePerson(store),
    },
    calm: async ({ store }) => {
      changePerson(store);
      await Promise.all([store.lists.get('given hourly').refresh(), store.details.get('own').refresh()]);
    },
    check: ({ store, rows, moves }) => {
      expect(store.lists.get('given hourly').value).toEqual({ side: 'given', rows: rows(), total: 2 });
      expect(store.details.get('own').value).toEqual(rows()[1]);
      expect(moves.filter((id) => id === 'offer').length).toBeLessThanOrEqual(1);
      expect(store.example).toBeUndefined();
      expect(store.sentTo).toBeUndefined();
    },
  }));

test('keeps an offer that was left half written for whom it is to, until it is sent or discarded', () => {
  const store = makeStore(contractStore, {
    createCalls: (() => ({ contracts: {} })) as unknown as StoreContext['createCalls'],
  });
  const [ann, bob] = [{ to: 'ann' }, { to: 'bob' }];
  store.keepDraft('daily', { to: undefined }, undefined);
  store.keepDraft('daily', ann, undefined);
  store.keepDraft('daily', bob, 'bob');
  expect(['ann', 'bob', 'eve', undefined].map((to) => store.draftOf('daily', to))).toEqual([
    ann,
    bob,
    undefined,
    bob,
  ]);
  store.keepDraft('daily', undefined, 'bob');
  expect([store.draftOf('daily', undefined), store.draftOf('hourly', undefined)]).toEqual([ann, undefined]);
  changePerson(store);
  expect(store.draftOf('daily', 'ann')).toBeUndefined();
});

test('has all contracts of a side, though they come in pages', async () => {
  const all = Array.from({ length: 450 }, (_, at) => ({ id: String(at) }));
  const dividend = ({ page, pageSize }: { page: number; pageSize: number }) =>
    Promise.resolve(succeed({ total: all.length, rows: all.slice((page - 1) * pageSize, page * pageSize) }));
  const store = makeStore(contractStore, {
    createCalls: (() => ({ contracts: { dividend } })) as unknown as StoreContext['createCalls'],
  });
  await store.lists.get('given dividend').ensure();
  expect(store.lists.get('given dividend').value?.rows).toEqual(all);
});
