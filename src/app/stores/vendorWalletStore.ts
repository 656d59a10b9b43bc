import {
  vendorWalletCalls,
  type LiveTopic,
  type ReplyOf,
  type RequestOf,
  type Wallets,
  type WalletTransfer,
} from '#contract';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, settle, succeed, type Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { Watches } from '../data/watch';
import { IntentKey } from './intentKey';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Move = RequestOf<typeof vendorWalletCalls.transfer>;
type Recall = ReplyOf<typeof vendorWalletCalls.recallWallets>;

/** Milliseconds between two looks while a vendor has not answered. */
const lookEvery = 4_000;
/** The same while the platform tells of changes by itself. */
const calmLookEvery = 30_000;

/** The main wallet, the wallets of vendors and what moves between them. */
export class VendorWalletStore implements PageStore {
  readonly wallets: Resource<Wallets>;
  readonly move: Task<Move, WalletTransfer>;
  readonly recall: Task<void, Recall>;
  readonly setMovesByItself: Task<boolean, Wallets>;
  readonly #calls: CallsOf<{ wallet: typeof vendorWalletCalls }>['wallet'];
  readonly #context: Pick<StoreContext, 'clock' | 'live' | 'stores'>;
  readonly #key: IntentKey;
  readonly #watches = new Watches();
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor(
    context: Pick<StoreContext, 'speak' | 'clock' | 'live' | 'random' | 'stores' | 'sessionStorage'>,
  ) {
    const { clock, random, sessionStorage } = context;
    const { wallet } = context.speak({ wallet: vendorWalletCalls });
    this.#calls = wallet;
    this.#context = context;
    this.#key = new IntentKey(random, sessionStorage, 'walletTransferKey');
    this.wallets = new Resource({
      clock,
      staleAfter: lookEvery,
      load: (signal) => wallet.wallets({}, { signal }),
    });
    this.move = new Task(random, (input) => this.#move(input));
    this.recall = new Task(random, (_, key) => this.#change(() => wallet.recallWallets({}, { key })));
    this.setMovesByItself = new Task(random, (isOn, key) =>
      this.#change(() => wallet.setMovesByItself({ isOn }, { key })),
    );
  }

  /** Looks every few seconds while a vendor has not answered, until the returned function is called. */
  follow(): () => void {
    const { clock, live } = this.#context;
    const isPending = (): boolean =>
      this.wallets.value?.transfers.some(({ status }) => status === 'pending') ?? false;
    return this.#watches.begin(
      {
        clock,
        every: () => (live.isOn ? calmLookEvery : lookEvery),
        look: async () => {
          if (isPending()) {
            await this.wallets.refresh();
            if (!isPending()) this.#refreshBalance();
          }
          return true;
        },
      },
      'later',
    );
  }

  hear(topic: LiveTopic): void {
    if (topic === 'wallets' || topic === 'all') this.#watches.look();
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.#key.forget();
    this.wallets.reset();
    for (const task of [this.move, this.recall, this.setMovesByItself]) task.reset();
  }

  /** Moves money. A transfer whose answer got lost is found in the list, and not sent again under another key. */
  async #move(input: Move): Promise<Outcome<WalletTransfer>> {
    const turn = this.#turn;
    await this.wallets.ensure();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    const known = this.wallets.value && new Set(this.wallets.value.transfers.map(({ id }) => id));
    const key = this.#key.of(String(input.from), String(input.to), input.amount);
    const outcome = await settle(() => this.#calls.transfer({ ...input }, { key }));
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    await this.wallets.refresh();
    this.#refreshBalance();
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    if (outcome.ok) {
      this.#key.forget();
      return outcome;
    }
    if (!isUncertain(outcome.failure)) {
      // It was not carried out, and the same amount later is another transfer.
      this.#key.forget();
      return outcome;
    }
    const found =
      known &&
      !this.wallets.failure &&
      this.wallets.value?.transfers.find(
        ({ id, from, to, amount, isAutomatic }) =>
          !known.has(id) && !isAutomatic && from === input.from && to === input.to && amount === input.amount,
      );
    if (!found) return outcome;
    this.#key.forget();
    return succeed(found);
  }

  async #change<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const turn = this.#turn;
    const outcome = await settle(send);
    if (turn !== this.#turn) return fail({ kind: 'aborted' });
    await this.wallets.refresh();
    this.#refreshBalance();
    return turn === this.#turn ? outcome : fail({ kind: 'aborted' });
  }

  #refreshBalance(): void {
    void this.#context.stores.wallet.balance.refresh();
  }
}

export const vendorWalletStore = defineStore((context) => new VendorWalletStore(context));
