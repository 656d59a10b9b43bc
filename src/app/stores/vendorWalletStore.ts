import { vendorWalletCalls, type ReplyOf, type RequestOf, type WalletTransfer } from '#contract';
import { toOutcome, type Outcome } from '../data/failure';
import type { Task } from '../data/task';
import { Watches } from '../data/watch';
import { defineStore } from './defineStore';

/** Milliseconds between two looks while a vendor has not answered; the second while the platform tells of changes. */
const looks = { every: 4_000, everyWhenLive: 30_000 };

/** The main wallet, the wallets of vendors and what moves between them. */
export const vendorWalletStore = defineStore(({ scope, createCalls, stores, clock, live }) => {
  const { wallet } = createCalls({ wallet: vendorWalletCalls });
  const wallets = scope.query(wallet.wallets, { staleTime: looks.every });
  const { balance } = stores.wallet;
  const isPending = (): boolean =>
    wallets.value?.transfers.some(({ status }) => status === 'pending') ?? false;
  /** A write ends when what it left in the wallets has come. */
  const thenWallets = async <T>(sent: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const answer = toOutcome(() => sent);
    if (await scope.unlessReset(answer)) await wallets.refresh();
    return answer;
  };
  const watches = new Watches();
  scope.onEvent(['wallets'], () => watches.look());
  const changes = { invalidates: [balance] };
  const recall: Task<void, ReplyOf<typeof vendorWalletCalls.recallWallets>> = scope.mutation(
    (_, options) => thenWallets(wallet.recallWallets({}, options)),
    changes,
  );
  return {
    wallets,
    /** Moves money. A transfer whose answer got lost is found in the list, and not sent again under another key. */
    move: scope.payment<RequestOf<typeof vendorWalletCalls.transfer>, WalletTransfer>(
      (input, options) => thenWallets(wallet.transfer(input, options)),
      {
        name: 'walletTransferKey',
        of: ({ from, to, amount }) => [String(from), String(to), amount],
        isOverWhenRefused: true,
        lookIn: () => wallets,
        listed: () => wallets.value?.transfers,
        isSame: (found, { from, to, amount }) =>
          !found.isAutomatic && found.from === from && found.to === to && found.amount === amount,
      },
      changes,
    ),
    recall,
    setMovesByItself: scope.mutation(
      (isOn: boolean, options) => thenWallets(wallet.setMovesByItself({ isOn }, options)),
      changes,
    ),
    /** Asks, and every few seconds while a vendor has not answered, until the returned function is called. */
    follow: (): (() => void) => {
      void wallets.ensure();
      return watches.begin(
        {
          clock,
          every: () => (live.isOn ? looks.everyWhenLive : looks.every),
          look: async () => {
            if (isPending()) {
              await wallets.refresh();
              if (!isPending()) scope.invalidate([balance]);
            }
            return true;
          },
        },
        'later',
      );
    },
  };
});
