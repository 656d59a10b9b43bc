import { rewardCalls, withdrawalCalls, type LiveTopic, type ReplyOf, type Reward } from '#contract';
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Rewards and bonuses of whoever is signed in. */
export class RewardStore implements PageStore {
  readonly rewards: Resource<ReplyOf<typeof rewardCalls.rewards>>;
  readonly bonuses: Resource<ReplyOf<typeof rewardCalls.bonuses>>;
  /** Bets by the bonus's id and how many are wanted: `01h… 50`. */
  readonly bets: ResourceMap<string, ReplyOf<typeof rewardCalls.bonusBets>>;
  readonly claim: Task<string, Reward>;
  readonly giveUp: Task<string, unknown>;
  /** Which reward or bonus the running write is about. */
  writing: string | undefined = undefined;
  /** The reward that was claimed last. */
  claimed: Reward | undefined = undefined;
  readonly #stores: StoreContext['stores'];
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { rewards, cashier } = speak({ rewards: rewardCalls, cashier: withdrawalCalls });
    this.#stores = stores;
    const kept = { clock, staleAfter: 10_000 };
    this.rewards = new Resource({ ...kept, load: (signal) => rewards.rewards({}, { signal }) });
    this.bonuses = new Resource({ ...kept, load: (signal) => rewards.bonuses({}, { signal }) });
    this.bets = new ResourceMap((key) => ({
      ...kept,
      load: (signal) => {
        const [id = '', pageSize = '50'] = key.split(' ');
        return rewards.bonusBets({ id, pageSize: Number(pageSize) }, { signal });
      },
    }));
    this.claim = new Task(random, (id, key) => this.#write(id, () => rewards.claimReward({ id }, { key })));
    this.giveUp = new Task(random, (id, key) => this.#write(id, () => cashier.giveUpBonus({ id }, { key })));
    makeObservable(this, { writing: observableRef, claimed: observableRef, forgetClaimed: actionBound });
  }

  /** Claims a reward; the rewards, bonuses and balance follow. */
  async take(id: string): Promise<void> {
    const turn = this.#turn;
    const outcome = await this.claim.run(id);
    if (outcome.ok && turn === this.#turn) runInAction(() => (this.claimed = outcome.value));
  }

  /**
   * Claims rewards of cash one after the other; the first that is refused ends it, so that its reason can be read. What is
   * said afterwards is their sum.
   */
  async takeAll(ids: readonly string[]): Promise<void> {
    const turn = this.#turn;
    let sum = 0n;
    for (const id of ids) {
      const outcome = await this.claim.run(id);
      if (!outcome.ok || turn !== this.#turn) return;
      sum += BigInt(outcome.value.amount);
      const claimed = { ...outcome.value, amount: sum.toString() };
      runInAction(() => (this.claimed = claimed));
    }
  }

  /** What was said about the last claim goes. */
  forgetClaimed(): void {
    this.claimed = undefined;
  }

  hear(topic: LiveTopic): void {
    if (topic !== 'rewards' && topic !== 'all') return;
    for (const each of [this.rewards, this.bonuses]) if (each.status !== 'idle') void each.refresh();
  }

  forgetPerson(): void {
    this.#turn += 1;
    for (const each of [this.rewards, this.bonuses, this.bets, this.claim, this.giveUp]) each.reset();
    runInAction(() => {
      this.writing = undefined;
      this.claimed = undefined;
    });
  }

  async #write<T>(id: string, send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const turn = this.#turn;
    runInAction(() => (this.writing = id));
    try {
      return await send();
    } finally {
      if (turn === this.#turn) {
        runInAction(() => (this.writing = undefined));
        // Also after a failure: what is shown may be what was refused for.
        void this.rewards.refresh();
        void this.bonuses.refresh();
        void this.#stores.wallet.balance.refresh();
      }
    }
  }
}

export const rewardStore = defineStore((context) => new RewardStore(context));
