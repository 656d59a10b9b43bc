import { expect, test } from 'vitest';
import type { RequestOf, vendorWalletCalls, WalletTransfer } from '#contract';
import { fail, succeed, type Outcome } from '../data/failure';
import { interleave } from '../testing/interleave';
import { changePerson, makeStore } from '../testing/makeStore';
import { ManualClock, MapStorage, settle } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { vendorWalletStore } from './vendorWalletStore';

type Move = RequestOf<typeof vendorWalletCalls.transfer>;
const stores = {
  wallet: { balance: { refresh: () => Promise.resolve() } },
} as unknown as StoreContext['stores'];
const there: Move = { from: 0, to: 101, amount: '500' };

/** A platform with one vendor, that makes one transfer a key, as the sandbox does. */
function platform(call: <T>(carryOut: () => T) => Promise<Outcome<T>>) {
  const transfers: WalletTransfer[] = [];
  const byKey = new Map<string, WalletTransfer>();
  const held = { main: 10_000n, vendor: 0n };
  const state = { movesByItself: false };
  const enter = (key: string, move: Move): WalletTransfer => {
    const known = byKey.get(key);
    if (known) return known;
    const transfer = { ...move, id: `t${transfers.length}`, status: 'done' } as WalletTransfer;
    const sign = move.from === 0 ? 1n : -1n;
    held.main -= sign * BigInt(move.amount);
    held.vendor += sign * BigInt(move.amount);
    byKey.set(key, transfer);
    transfers.push(transfer);
    return transfer;
  };
  const shown = () => ({
    main: held.main.toString(),
    vendors: [{ id: 101, balance: held.vendor.toString() }],
    transfers: transfers.toReversed(),
    ...state,
  });
  const calls = {
    wallets: () => call(shown),
    transfer: (move: Move, { key }: { key: string }) => call(() => enter(key, move)),
    recallWallets: (_: object, { key }: { key: string }) =>
      call(() => ({
        transfers: held.vendor > 0n ? [enter(key, { from: 101, to: 0, amount: held.vendor.toString() })] : [],
        closed: [],
      })),
    setMovesByItself: ({ isOn }: { isOn: boolean }) =>
      call(() => {
        state.movesByItself = isOn;
        return shown();
      }),
  };
  return { transfers, held, state, shown, calls };
}

const storeOf = (wallet: object, sessionStorage = new MapStorage(), clock = new ManualClock()) =>
  makeStore(vendorWalletStore, {
    clock,
    sessionStorage,
    stores,
    createCalls: (() => ({ wallet })) as unknown as StoreContext['createCalls'],
  });

test('ends as the platform has it, loses nothing and moves nothing twice, however its answers come', () =>
  interleave({
    start: (wire) => {
      const made = platform((carryOut) => wire.call(carryOut));
      const store = storeOf(made.calls);
      const asked = { times: 0 };
      const send = async () => {
        if (store.move.isRunning) return;
        asked.times += 1;
        await store.move.run({ ...there });
      };
      return { store, made, send, asked };
    },
    acts: {
      look: ({ store }) => void store.wallets.refreshOnce(),
      send: ({ send }) => void send(),
      recall: ({ store }) => void store.recall.run(),
      on: ({ store }) => void store.setMovesByItself.run(true),
      off: ({ store }) => void store.setMovesByItself.run(false),
      close: ({ store }) => store.move.reset(),
    },
    calm: async ({ store }) => {
      await store.wallets.refresh();
    },
    check: ({ store, made, asked }) => {
      expect(store.wallets.value).toEqual(made.shown());
      expect(made.held.main + made.held.vendor).toBe(10_000n);
      expect(made.transfers.filter(({ to }) => to === 101).length).toBeLessThanOrEqual(asked.times);
    },
  }));

test('ends with nothing of the person before, whoever comes while it is moved', () =>
  interleave({
    start: (wire) => ({ store: storeOf(platform((carryOut) => wire.call(carryOut)).calls) }),
    acts: {
      look: ({ store }) => void store.wallets.ensure(),
      send: ({ store }) => void store.move.run({ ...there }),
      recall: ({ store }) => void store.recall.run(),
      leave: ({ store }) => changePerson(store),
    },
    calm: ({ store }) => changePerson(store),
    check: ({ store }) =>
      expect([store.wallets.value, store.move.status, store.recall.status]).toEqual([
        undefined,
        'idle',
        'idle',
      ]),
  }));

test('finds a transfer whose answer got lost, and does not send it again', async () => {
  const { transfers, calls } = platform((carryOut) => Promise.resolve(succeed(carryOut())));
  const store = storeOf({
    ...calls,
    transfer: async (...args: Parameters<typeof calls.transfer>) => {
      await calls.transfer(...args);
      return fail({ kind: 'timeout' });
    },
  });
  expect(await store.move.run({ ...there })).toMatchObject({ ok: true, value: { id: 't0' } });
  expect([transfers.length, store.move.failure]).toEqual([1, undefined]);
});

test('sends the same key after a lost answer and a reload, until the platform has spoken', async () => {
  const keys: string[] = [];
  const storage = new MapStorage();
  let answer: Outcome<unknown> = fail({ kind: 'network' });
  const wallet = {
    wallets: () => Promise.resolve(fail({ kind: 'network' })),
    transfer: (_: unknown, { key }: { key: string }) => {
      keys.push(key);
      return Promise.resolve(answer);
    },
  };
  await storeOf(wallet, storage).move.run({ ...there });
  await storeOf(wallet, storage).move.run({ ...there });
  answer = succeed({ id: 't0' });
  await storeOf(wallet, storage).move.run({ ...there });
  expect(new Set(keys).size).toBe(1);
  expect(storage.read('walletTransferKey')).toBeNull();
});

test('asks under another key after a refusal, which proves that nothing was moved', async () => {
  const keys: string[] = [];
  const store = storeOf({
    wallets: () => Promise.resolve(succeed({ transfers: [] })),
    transfer: (_: unknown, { key }: { key: string }) => {
      keys.push(key);
      return Promise.resolve(fail({ kind: 'refused', code: 'wallet.short' }));
    },
  });
  await store.move.run({ ...there });
  await store.move.run({ ...there });
  expect(new Set(keys).size).toBe(2);
});

test('looks again while a vendor has not answered, and stops with the page', async () => {
  const clock = new ManualClock();
  let looks = 0;
  let status = 'pending';
  const store = storeOf(
    {
      wallets: () => {
        looks += 1;
        return Promise.resolve(succeed({ transfers: [{ id: 't0', status }] }));
      },
    },
    new MapStorage(),
    clock,
  );
  await store.wallets.ensure();
  const end = store.follow();
  const pass = async () => {
    await clock.advance(4_000);
    await settle();
  };
  await pass();
  expect(looks).toBe(2);
  status = 'done';
  await pass();
  await pass();
  expect(looks).toBe(3);
  end();
  status = 'pending';
  await pass();
  expect(looks).toBe(3);
});
