import {
  promotionCalls,
  supportCalls,
  type LiveTopic,
  type Promotion,
  type ReplyOf,
  type RequestOf,
} from '#contract';
import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Application = RequestOf<typeof promotionCalls.applyPromotion>;
type Prize = ReplyOf<typeof supportCalls.claimRaffle>;

/** Promotions, how whoever is here stands with them, and what they do with them. */
export class PromotionStore implements PageStore {
  readonly all: Resource<ReplyOf<typeof promotionCalls.promotions>>;
  /** One promotion with all of its terms, by id. */
  readonly details: ResourceMap<string, ReplyOf<typeof promotionCalls.promotion>>;
  readonly join: Task<string, Promotion>;
  readonly claim: Task<string, Promotion>;
  readonly apply: Task<Application, Promotion>;
  readonly draw: Task<string, Prize>;
  /** Which promotion the running write is about. */
  writing: string | undefined = undefined;
  /** What the last envelope of which promotion held. */
  drawn: { id: string; prize: string } | undefined = undefined;
  readonly #stores: StoreContext['stores'];
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { promotions, support } = speak({
      promotions: promotionCalls,
      support: { claimRaffle: supportCalls.claimRaffle },
    });
    this.#stores = stores;
    const kept = { clock, staleAfter: 10_000 };
    this.all = new Resource({ ...kept, load: (signal) => promotions.promotions({}, { signal }) });
    this.details = new ResourceMap((id) => ({
      ...kept,
      load: (signal) => promotions.promotion({ id }, { signal }),
    }));
    this.join = new Task(random, (id, key) =>
      this.#write(id, () => promotions.joinPromotion({ id }, { key })),
    );
    this.claim = new Task(random, (id, key) =>
      this.#write(id, () => promotions.claimPromotion({ id }, { key })),
    );
    this.apply = new Task(random, (input, key) =>
      this.#write(input.id, () => promotions.applyPromotion(input, { key, timeout: 120_000 })),
    );
    this.draw = new Task(random, (id, key) =>
      this.#write(id, () => support.claimRaffle({ promotionId: id }, { key })),
    );
    makeObservable(this, { writing: observableRef, drawn: observableRef, forgetWrites: actionBound });
  }

  /** Opens an envelope of a raffle. */
  async openEnvelope(id: string): Promise<void> {
    const turn = this.#turn;
    const outcome = await this.draw.run(id);
    if (outcome.ok && turn === this.#turn)
      runInAction(() => (this.drawn = { id, prize: outcome.value.prize }));
  }

  /** What was said about the last writes goes. */
  forgetWrites(): void {
    for (const task of [this.join, this.claim, this.apply, this.draw]) task.reset();
    this.drawn = undefined;
  }

  /** A deposit, a bet or a reward may have changed how one stands. */
  hear(topic: LiveTopic): void {
    if (!['all', 'balance', 'rewards'].includes(topic)) return;
    this.#refresh();
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.forgetWrites();
    this.all.reset();
    this.details.reset();
    runInAction(() => (this.writing = undefined));
  }

  /** Of the details those that were looked at last may still be in sight. */
  #refresh(): void {
    for (const resource of [this.all, this.details.values.at(-1)])
      if (resource && resource.status !== 'idle') void resource.refresh();
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
        this.#refresh();
        void this.#stores.wallet.balance.refresh();
      }
    }
  }
}

export const promotionStore = defineStore((context) => new PromotionStore(context));
