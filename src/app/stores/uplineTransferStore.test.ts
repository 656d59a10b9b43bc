import { expect, test } from 'vitest';
import type { RequestOf, UplineTransfer, uplineTransferCalls } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { MapStorage, settle } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { uplineTransferStore } from './uplineTransferStore';
import type { StoreOf } from './defineStore';

type Request = RequestOf<typeof uplineTransferCalls.transferToUpline>;
const stores = {
  wallet: { balance: { refresh: () => Promise.resolve() } },
} as unknown as StoreContext['stores'];
const intent = { upline: 'arun', amount: '2000', note: '' };
const typed = { ...intent, transactionPassword: '482915' };

/** A platform that makes one transfer a key, as the sandbox does. */
function platform(call: <T>(carryOut: () => T) => Promise<Outcome<T>>) {
  const made: UplineTransfer[] = [];
  const byKey = new Map<string, UplineTransfer>();
  const calls = {
    uplineTransferTerms: () => call(() => ({ recent: made.toReversed() })),
    transferToUpline: ({ upline, amount, note }: Request, { key }: { key: string }) =>
      call(() => {
        const known = byKey.get(key);
        if (known) return known;
        const transfer = { id: `t${made.length}`, upline, amount, note } as UplineTransfer;
        byKey.set(key, transfer);
        made.push(transfer);
        return transfer;
      }),
  };
  return { made, calls };
}

const storeOf = (cashier: object, sessionStorage = new MapStorage()): StoreOf<typeof uplineTransferStore> =>
  makeStore(uplineTransferStore, {
    sessionStorage,
    stores,
    createCalls: (() => ({ cashier })) as unknown as StoreContext['createCalls'],
  });

test('sends nothing twice and shows what was sent, however its answers come', () =>
  interleave({
    start: (wire) => {
      const { made, calls } = platform((carryOut) => wire.call(carryOut));
      const store = storeOf(calls);
      const acknowledged = new Set<string>();
      const send = async (transactionPassword: string) => {
        await store.send.run({ ...intent, transactionPassword });
        // Who closed the dialog meanwhile hears nothing of it; the store still knows.
        if (store.sent) acknowledged.add(store.sent.id);
      };
      return { store, made, send, acknowledged };
    },
    acts: {
      look: ({ store }) => void store.terms.refreshOnce(),
      send: ({ send }) => void send('482915'),
      other: ({ send }) => void send('111222'),
      close: ({ store }) => store.send.reset(),
    },
    calm: async ({ store }) => {
      await store.terms.refresh();
    },
    check: ({ store, made, acknowledged }) => {
      expect(store.terms.value?.recent).toEqual(made.toReversed());
      // At most the last one is not known of yet: another password after a lost answer sent no second one.
      expect(made.length).toBeLessThanOrEqual(acknowledged.size + 1);
      for (const id of acknowledged) expect(store.find(id)).toMatchObject(intent);
    },
  }));

test('ends with nothing of the person before, whoever comes while it is sent', () =>
  interleave({
    start: (wire) => ({ store: storeOf(platform((carryOut) => wire.call(carryOut)).calls) }),
    acts: {
      look: ({ store }) => void store.terms.ensure(),
      send: ({ store }) => void store.send.run(typed),
      leave: ({ store }) => changePerson(store),
    },
    calm: ({ store }) => changePerson(store),
    check: ({ store }) =>
      expect([store.terms.value, store.sent, store.send.status]).toEqual([undefined, undefined, 'idle']),
  }));

test('finds a transfer whose answer got lost, and does not send it again', async () => {
  const { made, calls } = platform((carryOut) => Promise.resolve(succeed(carryOut())));
  let sent = 0;
  const store = storeOf({
    ...calls,
    transferToUpline: async (...args: Parameters<typeof calls.transferToUpline>) => {
      sent += 1;
      await calls.transferToUpline(...args);
      return fail({ kind: 'timeout' });
    },
  });
  expect(await store.send.run(typed)).toMatchObject({ ok: true, value: { id: 't0' } });
  expect([sent, made.length, store.send.failure]).toEqual([1, 1, undefined]);
});

test('keeps its key over refusals, a reload and another password, until the transfer is made', async () => {
  const keys: string[] = [];
  const storage = new MapStorage();
  let answer: Outcome<unknown> = fail({ kind: 'network' });
  const cashier = {
    uplineTransferTerms: () => Promise.resolve(fail({ kind: 'network' })),
    transferToUpline: (_: unknown, { key }: { key: string }) => {
      keys.push(key);
      return Promise.resolve(answer);
    },
  };
  const store = storeOf(cashier, storage);
  await store.send.run(typed);
  answer = fail({ kind: 'refused', code: 'transaction.wrong' });
  await store.send.run({ ...typed, transactionPassword: '111222' });
  answer = succeed({ id: 't0' });
  await storeOf(cashier, storage).send.run(typed);
  expect(new Set(keys).size).toBe(1);
  expect(storage.read('uplineTransferKey')).toBeNull();
});

test('drops what comes after another person has signed in', async () => {
  let answer: (() => void) | undefined;
  const store = storeOf({
    ...platform((carryOut) => Promise.resolve(succeed(carryOut()))).calls,
    transferToUpline: () => new Promise((resolve) => (answer = () => resolve(succeed({ id: 't0' })))),
  });
  const late = store.send.run(typed);
  await settle();
  changePerson(store);
  answer?.();
  expect(await late).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
  expect([store.terms.value, store.sent]).toEqual([undefined, undefined]);
});
