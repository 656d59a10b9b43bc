import {
  pointsCalls,
  withdrawalCalls,
  type LiveTopic,
  type PointsRecord,
  type PointsType,
  type ReplyOf,
  type RequestOf,
  type WithdrawalTerms,
} from '#contract';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../data/failure';
import { PagedResource } from '../data/pagedResource';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type Calls = typeof pointsCalls;
type Wish = RequestOf<Calls['redeem']>;
type Conversion = RequestOf<Calls['convert']>;
type Redemptions = ReplyOf<Calls['redeemList']>;

/** Key of everything in the mall, as it opens: of every category, the most popular first. */
export const everyItem = '- popular 0';

/** Which redemptions: in one state, or `all`. */
export type RedemptionKey = 'all' | Redemptions['list'][number]['status'];

/** Points of some business days, of one type or of all. */
export interface RecordFilter {
  from: string;
  to: string;
  type?: PointsType;
}

/** Rows of one answer: a mall has some dozens of things. */
const pageSize = 100;

/** Points of whoever is signed in, what they can be spent on, and what was. */
export class PointStore implements PageStore {
  readonly balance: Resource<ReplyOf<Calls['balance']>>;
  readonly config: Resource<ReplyOf<Calls['config']>>;
  /** By category, order and whether only what the points pay for: `goods fewest 1`; `-` for all categories. */
  readonly items: ResourceMap<string, ReplyOf<Calls['rewards']>>;
  readonly redemptions: ResourceMap<RedemptionKey, Redemptions>;
  readonly records: PagedResource<RecordFilter, ReplyOf<Calls['transactions']>, PointsRecord>;
  /** What is known of the transaction password. */
  readonly password: Resource<WithdrawalTerms>;
  readonly redeem: Task<Wish, ReplyOf<Calls['redeem']>>;
  readonly convert: Task<Conversion, ReplyOf<Calls['convert']>>;
  /** Name of what was redeemed last. */
  redeemed: string | undefined = undefined;
  /** What was converted last, in minor units. */
  converted: string | undefined = undefined;
  readonly #stores: StoreContext['stores'];
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { points, cashier } = speak({
      points: pointsCalls,
      cashier: { withdrawalTerms: withdrawalCalls.withdrawalTerms },
    });
    this.#stores = stores;
    const kept = { clock, staleAfter: 10_000 };
    this.balance = new Resource({ ...kept, load: (signal) => points.balance({}, { signal }) });
    this.config = new Resource({ ...kept, load: (signal) => points.config({}, { signal }) });
    this.items = new ResourceMap((key) => ({
      ...kept,
      load: (signal) => {
        const [category, sort, affordable] = key.split(' ') as [
          NonNullable<RequestOf<Calls['rewards']>['category']> | '-',
          NonNullable<RequestOf<Calls['rewards']>['sort']>,
          '0' | '1',
        ];
        return points.rewards(
          { sort, affordable, pageSize, ...(category !== '-' && { category }) },
          { signal },
        );
      },
    }));
    this.redemptions = new ResourceMap((key) => ({
      ...kept,
      load: (signal) => points.redeemList({ pageSize, ...(key !== 'all' && { status: key }) }, { signal }),
    }));
    this.records = new PagedResource({
      ...kept,
      load: (request, signal) => points.transactions(request, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
    });
    this.password = new Resource({ ...kept, load: (signal) => cashier.withdrawalTerms({}, { signal }) });
    this.redeem = new Task(random, (input, key) => this.#write(() => points.redeem(input, { key })));
    this.convert = new Task(random, (input, key) => this.#write(() => points.convert(input, { key })));
    makeObservable(this, { redeemed: observableRef, converted: observableRef });
  }

  /** Takes something from the mall; its outcome, for the question about the password. */
  async take(input: Wish): Promise<Outcome<unknown>> {
    const turn = this.#turn;
    const outcome = await this.redeem.run(input);
    if (outcome.ok && turn === this.#turn) runInAction(() => (this.redeemed = outcome.value.name));
    return outcome;
  }

  /** Turns points into money; whether it was done. */
  async turn(input: Conversion): Promise<boolean> {
    const turn = this.#turn;
    const outcome = await this.convert.run(input);
    if (!outcome.ok || turn !== this.#turn) return false;
    runInAction(() => (this.converted = outcome.value.credited));
    return true;
  }

  /** What was said about the last writes goes. */
  forgetWrites(): void {
    this.#turn += 1;
    this.redeem.reset();
    this.convert.reset();
    runInAction(() => {
      this.redeemed = undefined;
      this.converted = undefined;
    });
  }

  hear(topic: LiveTopic): void {
    if (topic !== 'all' && topic !== 'balance') return;
    this.#refresh();
    // Whoever reads older records keeps them: asking again would close what was opened.
    if (this.records.depth === 1) this.#renewRecords();
  }

  forgetPerson(): void {
    this.forgetWrites();
    for (const each of [this.balance, this.items, this.redemptions, this.records, this.password])
      each.reset();
  }

  #refresh(): void {
    for (const each of [this.balance, this.redemptions.values.at(-1), this.items.values.at(-1)])
      if (each && each.status !== 'idle') void each.refresh();
  }

  #renewRecords(): void {
    if (this.records.status !== 'idle') void this.records.invalidate();
  }

  async #write<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      return await send();
    } finally {
      // Also after a failure: what is shown may be what was refused for.
      this.#refresh();
      this.#renewRecords();
      void this.config.refresh();
      void this.#stores.wallet.balance.refresh();
    }
  }
}

export const pointStore = defineStore((context) => new PointStore(context));
