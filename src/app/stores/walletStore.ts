import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { Balance } from '#contract';
import type { Api } from '../api/client';
import type { Clock, Storage } from '../data/ports';
import { Resource } from '../data/resource';

export interface WalletDeps {
  api: Pick<Api, 'wallet'>;
  clock: Clock;
  /** Remembers across visits that the person hid the balance. */
  storage: Storage;
}

const hiddenKey = 'balanceHidden';

/** The balance that the header shows. */
export class WalletStore {
  readonly balance: Resource<Balance>;
  isHidden = false;
  /** True while the person waits for a balance that they asked for; a refresh behind the scenes shows nothing. */
  isRefreshing = false;
  readonly #storage: Storage;

  constructor({ api, clock, storage }: WalletDeps) {
    this.#storage = storage;
    this.balance = new Resource({
      clock,
      staleAfter: 30_000,
      load: (signal) => api.wallet.balance({}, { signal }),
    });
    makeObservable(this, {
      isHidden: observableRef,
      isRefreshing: observableRef,
      restore: actionBound,
      toggleHidden: actionBound,
    });
  }

  restore(): void {
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

  reset(): void {
    this.balance.reset();
  }
}
