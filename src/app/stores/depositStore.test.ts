import { expect, test } from 'vitest';
import type { Deposit } from '#contract';
import { succeed } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { ManualClock, settle } from '../testing/ports';
import { depositStore, isOpenDeposit } from './depositStore';
import type { StoreContext } from './pageStores';

const storesWith = (wallet: object): StoreContext['stores'] =>
  ({ wallet }) as unknown as StoreContext['stores'];
const speakOf = (cashier: object) => (() => ({ cashier })) as unknown as StoreContext['createCalls'];
const made = (id: string, status: Deposit['status']) => ({ id, status }) as unknown as Deposit;

test('ends as the platform has it, and opens nothing twice, however its answers come', () =>
  interleave({
    start: (wire) => {
      const kept = new Map<string, Deposit['status']>();
      const byKey = new Map<string, string>();
      const acknowledged = new Set<string>();
      const move = (id: string, status: Deposit['status']) => {
        const now = kept.get(id);
        if (now && isOpenDeposit({ status: now })) kept.set(id, status);
        return made(id, kept.get(id) ?? 'failed');
      };
      const one = ({ id }: { id: string }) => wire.call(() => made(id, kept.get(id) ?? 'failed'));
      const store = makeStore(depositStore, {
        stores: storesWith({ balance: { refresh: () => Promise.resolve() } }),
        createCalls: speakOf({
          depositMethods: () => wire.call(() => ({ methods: [] })),
          deposits: () => wire.call(() => ({ list: [...kept].map(([id, status]) => made(id, status)) })),
          deposit: one,
          createDeposit: (_: unknown, { key }: { key: string }) =>
            wire.call(() => {
              const id = byKey.get(key) ?? `d${kept.size}`;
              byKey.set(key, id);
              if (!kept.has(id)) kept.set(id, 'created');
              return made(id, kept.get(id) ?? 'created');
            }),
          markDepositPaid: ({ id }: { id: string }) => wire.call(() => move(id, 'paid')),
          cancelDeposit: ({ id }: { id: string }) => wire.call(() => move(id, 'cancelled')),
          addDepositProof: one,
        }),
      });
      kept.set('d', 'created');
      const open = async () => {
        const outcome = await store.open.run({ channel: 'qr', amount: '5000' });
        if (outcome.ok) acknowledged.add(outcome.value.id);
        return outcome;
      };
      return { store, kept, acknowledged, open };
    },
    acts: {
      look: ({ store }) => void store.details.get('d').refreshOnce(),
      list: ({ store }) => void store.recent.ensure(),
      open: ({ open }) => void open(),
      paid: ({ store }) => void store.markPaid.run('d'),
      cancel: ({ store }) => void store.cancel.run('d'),
      credit: ({ kept }) => {
        if (kept.get('d') === 'paid') kept.set('d', 'credited');
      },
    },
    calm: async ({ store }) => {
      await store.details.get('d').refresh();
      await store.recent.refresh();
    },
    check: ({ store, kept, acknowledged }) => {
      expect(store.details.get('d').value?.status).toBe(kept.get('d'));
      expect(store.recent.value?.list.map(({ id }) => id)).toEqual([...kept.keys()]);
      // One may be there whose answer got lost; the next press would have found it.
      expect(kept.size - 1).toBeLessThanOrEqual(acknowledged.size + 1);
    },
  }));

test('looks every three seconds until the bank has credited it, and then fetches the balance once', async () => {
  const clock = new ManualClock();
  let status: Deposit['status'] = 'paid';
  let looks = 0;
  let balances = 0;
  const store = makeStore(depositStore, {
    clock,
    stores: storesWith({ balance: { refresh: () => Promise.resolve((balances += 1)) } }),
    createCalls: speakOf({
      deposits: () => Promise.resolve(succeed({ list: [], total: 0 })),
      deposit: () => {
        looks += 1;
        return Promise.resolve(succeed(made('d', status)));
      },
    }),
  });
  const stop = store.follow('d');
  await settle();
  await clock.advance(6_500);
  expect([looks, balances]).toEqual([3, 0]);
  status = 'credited';
  await clock.advance(3_000);
  expect([looks, balances]).toEqual([4, 1]);
  await clock.advance(30_000);
  expect([looks, clock.pending]).toEqual([4, 0]);
  stop();
});

test('stops looking when the page is left, and forgets another person’s deposits', async () => {
  const clock = new ManualClock();
  let answer: (() => void) | undefined;
  const store = makeStore(depositStore, {
    clock,
    stores: storesWith({ balance: { refresh: () => Promise.resolve() } }),
    createCalls: speakOf({
      deposits: () => Promise.resolve(succeed({ list: [], total: 0 })),
      deposit: () => Promise.resolve(succeed(made('d', 'created'))),
      markDepositPaid: () => new Promise((resolve) => (answer = () => resolve(succeed(made('d', 'paid'))))),
    }),
  });
  const stop = store.follow('d');
  await settle();
  stop();
  await clock.advance(10_000);
  expect(clock.pending).toBe(0);
  const late = store.markPaid.run('d');
  changePerson(store);
  answer?.();
  expect(await late).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
  expect(store.details.get('d').value).toBeUndefined();
});
