import { missionCalls, type LiveTopic, type Mission, type ReplyOf } from '#contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Missions and leaderboards of whoever is signed in. */
export class MissionStore implements PageStore {
  readonly missions: Resource<ReplyOf<typeof missionCalls.missions>>;
  /** By `week` and `month`. */
  readonly leaderboards: ResourceMap<'week' | 'month', ReplyOf<typeof missionCalls.leaderboard>>;
  readonly accept: Task<string, Mission>;
  readonly claim: Task<string, Mission>;
  /** Which mission the running write is about. */
  writing: string | undefined = undefined;
  /** The mission that was claimed last. */
  claimed: Mission | undefined = undefined;
  readonly #stores: StoreContext['stores'];
  /** Grows when another person comes, or the page is left: what was begun before ends there. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { missions } = speak({ missions: missionCalls });
    this.#stores = stores;
    const kept = { clock, staleAfter: 10_000 };
    this.missions = new Resource({ ...kept, load: (signal) => missions.missions({}, { signal }) });
    this.leaderboards = new ResourceMap((period) => ({
      ...kept,
      load: (signal) => missions.leaderboard({ period }, { signal }),
    }));
    this.accept = new Task(random, (id, key) =>
      this.#write(id, () => missions.acceptMission({ id }, { key })),
    );
    this.claim = new Task(random, (id, key) => this.#write(id, () => missions.claimMission({ id }, { key })));
    makeObservable(this, { writing: observableRef, claimed: observableRef });
  }

  /** How many missions can be accepted. Source: spec section 2, mission activity. */
  get availableCount(): number {
    return this.missions.value?.list.filter(({ state }) => state === 'open').length ?? 0;
  }

  /** Claims one after the other; the first that is refused ends it, so that its reason can be read. */
  async take(ids: readonly string[]): Promise<void> {
    const turn = this.#turn;
    for (const id of ids) {
      const outcome = await this.claim.run(id);
      if (!outcome.ok || turn !== this.#turn) return;
      runInAction(() => (this.claimed = outcome.value));
    }
  }

  /** What was said about the last writes goes, and claims that did not begin do not begin. */
  leave(): void {
    this.#turn += 1;
    this.accept.reset();
    this.claim.reset();
    runInAction(() => (this.claimed = undefined));
  }

  /** A bet or a deposit may have counted. */
  hear(topic: LiveTopic): void {
    if ((topic === 'balance' || topic === 'all') && this.missions.status !== 'idle')
      void this.missions.ensure();
  }

  forgetPerson(): void {
    this.leave();
    this.missions.reset();
    this.leaderboards.reset();
    runInAction(() => (this.writing = undefined));
  }

  async #write<T>(id: string, send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const person = this.#stores.session.token;
    runInAction(() => {
      this.writing = id;
      this.claimed = undefined;
    });
    try {
      return await send();
    } finally {
      runInAction(() => {
        if (this.writing === id) this.writing = undefined;
      });
      if (person === this.#stores.session.token) {
        // Also after a failure: what is shown may be what was refused for.
        void this.missions.refresh();
        void this.#stores.wallet.balance.refresh();
      }
    }
  }
}

export const missionStore = defineStore((context) => new MissionStore(context));
