import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { walletCalls, type Balance, type ReplyOf } from '#contract';
import type { CallsOf } from '../api/client';
import type { Clock, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';

export interface WalletDeps {
  api: CallsOf<{ wallet: typeof walletCalls }>;
  clock: Clock;
  /** Remembers across visits that the person hid the balance. */
  storage: Storage;
  /** Lives as long as the tab. */
  sessionStorage: Storage;
}

type MerchantWallet = ReplyOf<typeof walletCalls.merchantWallet>;

const hiddenKey = 'balanceHidden';

/** The balance that the header shows, and how the brand keeps money. */
export class WalletStore {
  readonly balance: Resource<Balance>;
  /** Whether all games play from one wallet. Source: spec section 3, merchant wallet and caches. */
  readonly merchantWallet: Resource<MerchantWallet>;
  isHidden = false;
  /** True while the person waits for a balance that they asked for; a refresh behind the scenes shows nothing. */
  isRefreshing = false;
  readonly #storage: Storage;

  constructor({ api, clock, storage, sessionStorage }: WalletDeps) {
    this.#storage = storage;
    this.balance = new Resource({
      clock,
      staleAfter: 30_000,
      // What nobody pressed for does not keep a session alive.
      load: (signal) => api.wallet.balance({}, { signal, background: !this.isRefreshing }),
    });
    this.merchantWallet = new Resource({
      clock,
      load: (signal) => api.wallet.merchantWallet({}, { signal }),
      persist: {
        storage: sessionStorage,
        key: 'merchantWallet',
        parse: parsed(walletCalls.merchantWallet.reply),
      },
    });
    makeObservable(this, {
      isHidden: observableRef,
      isRefreshing: observableRef,
      restore: actionBound,
      toggleHidden: actionBound,
    });
  }

  restore(): void {
    this.merchantWallet.restore();
    this.isHidden = this.#storage.read(hiddenKey) === '1';
  }

  toggleHidden(): void {
    this.isHidden = !this.isHidden;
    if (this.isHidden) this.#storage.write(hiddenKey, '1');
    else this.#storage.remove(hiddenKey);
  }

  /** Asks for the balance because the person pressed for it. */
  async refresh(): Promise<void> {
    runInAction(() => (this.isRefreshing = true));
    await this.balance.refresh();
    runInAction(() => (this.isRefreshing = false));
  }

  /** Forgets what is one person's. */
  reset(): void {
    this.balance.reset();
  }
}
