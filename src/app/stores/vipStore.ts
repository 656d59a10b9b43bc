import { rewardCalls, vipCalls, type LiveTopic, type ReplyOf, type Reward } from '#contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** VIP levels, and where whoever is signed in stands. */
export class VipStore implements PageStore {
  readonly levels: Resource<ReplyOf<typeof vipCalls.levels>>;
  readonly status: Resource<ReplyOf<typeof vipCalls.status>>;
  /** Claims a gift, by the id of its reward. */
  readonly claim: Task<string, Reward>;
  /** Which gift the running claim is about. */
  claiming: string | undefined = undefined;
  /** What was claimed last, in minor units. */
  claimed: string | undefined = undefined;
  readonly #stores: StoreContext['stores'];
  /** Grows when another person comes, or the page is left: what was begun before is not told any more. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { vip, rewards } = speak({ vip: vipCalls, rewards: { claimReward: rewardCalls.claimReward } });
    this.#stores = stores;
    const kept = { clock, staleAfter: 10_000 };
    this.levels = new Resource({ ...kept, load: (signal) => vip.levels({}, { signal }) });
    this.status = new Resource({ ...kept, load: (signal) => vip.status({}, { signal }) });
    this.claim = new Task(random, (id, key) => this.#write(id, () => rewards.claimReward({ id }, { key })));
    makeObservable(this, { claiming: observableRef, claimed: observableRef });
  }

  /** Claims a gift; a second press while one is claimed does nothing. */
  async take(id: string): Promise<void> {
    if (this.claiming !== undefined) return;
    const turn = this.#turn;
    const outcome = await this.claim.run(id);
    if (outcome.ok && turn === this.#turn) runInAction(() => (this.claimed = outcome.value.amount));
  }

  /** What was said about the last claim goes. */
  forgetWrites(): void {
    this.#turn += 1;
    this.claim.reset();
    runInAction(() => (this.claimed = undefined));
  }

  /** A gift may have come. */
  hear(topic: LiveTopic): void {
    if ((topic === 'balance' || topic === 'all') && this.status.status !== 'idle') void this.status.refresh();
  }

  forgetPerson(): void {
    this.forgetWrites();
    this.status.reset();
    runInAction(() => (this.claiming = undefined));
  }

  async #write<T>(id: string, send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const person = this.#stores.session.token;
    runInAction(() => {
      this.claiming = id;
      this.claimed = undefined;
    });
    try {
      return await send();
    } finally {
      runInAction(() => {
        if (this.claiming === id) this.claiming = undefined;
      });
      if (person === this.#stores.session.token) {
        // Also after a failure: what is shown may be what was refused for.
        void this.status.refresh();
        void this.#stores.wallet.balance.refresh();
      }
    }
  }
}

export const vipStore = defineStore((context) => new VipStore(context));
