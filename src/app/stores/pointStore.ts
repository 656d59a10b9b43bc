import {
  pointsCalls,
  withdrawalCalls,
  type PointsRecord,
  type PointsType,
  type ReplyOf,
  type RequestOf,
} from '#contract';
import type { Outcome } from '../data/failure';
import { defineStore, type StoreOf } from './defineStore';

type Calls = typeof pointsCalls;
type ItemRequest = RequestOf<Calls['rewards']>;

/** Key of everything in the mall, as it opens: of every category, the most popular first. */
export const everyItem = '- popular 0';

/** Which redemptions: in one state, or `all`. */
export type RedemptionKey = 'all' | ReplyOf<Calls['redeemList']>['list'][number]['status'];

/** Points of some business days, of one type or of all. */
export interface RecordFilter {
  from: string;
  to: string;
  type?: PointsType;
  /** Of the names of what was redeemed; they are asked for anew in another one. */
  language?: string;
}

/** Rows of one answer: a mall has some dozens of things. */
const pageSize = 100;

/** Points of whoever is signed in, what they can be spent on, and what was. */
export const pointStore = defineStore(({ scope, createCalls, stores }) => {
  const { points, cashier } = createCalls({
    points: pointsCalls,
    cashier: { withdrawalTerms: withdrawalCalls.withdrawalTerms },
  });
  const kept = { staleTime: 10_000 };
  const live = { ...kept, topics: ['balance'] as const };
  const balance = scope.query(points.balance, live);
  const redemptions = scope.queryBy(
    (key: RedemptionKey, options) =>
      points.redeemList({ pageSize, ...(key !== 'all' && { status: key }) }, options),
    live,
  );
  /** By category, order and whether only what the points pay for: `goods fewest 1`; `-` for all categories. */
  const items = scope.queryBy((key: string, options) => {
    const [category, sort, affordable] = key.split(' ') as [
      NonNullable<ItemRequest['category']> | '-',
      NonNullable<ItemRequest['sort']>,
      '0' | '1',
    ];
    return points.rewards({ sort, affordable, pageSize, ...(category !== '-' && { category }) }, options);
  }, live);
  const records = scope.paged<RecordFilter, ReplyOf<Calls['transactions']>, PointsRecord>({
    load: ({ language: _, ...request }, signal) => points.transactions(request, { signal }),
    rows: ({ list }) => list,
    total: ({ total }) => total,
    id: ({ id }) => id,
    staleAfter: 10_000,
  });
  scope.onEvent(['balance'], () => {
    // Whoever reads older records keeps them: asking again would close what was opened.
    if (records.depth === 1) scope.invalidate([records]);
  });
  const config = scope.query(points.config, { ...kept, isShared: true });

  const writes = { invalidates: [balance, redemptions, items, records, config, stores.wallet.balance] };
  const redeem = scope.mutation(points.redeem, writes);
  const convert = scope.mutation(points.convert, writes);
  const said = scope.state<{ redeemed?: string | undefined; converted?: string | undefined }>({});
  return {
    balance,
    config,
    items,
    redemptions,
    records,
    /** What is known of the transaction password. */
    password: scope.query(cashier.withdrawalTerms, kept),
    redeem,
    convert,
    /** Name of what was redeemed last. */
    get redeemed(): string | undefined {
      return said.value.redeemed;
    },
    /** What was converted last, in minor units. */
    get converted(): string | undefined {
      return said.value.converted;
    },
    /** Takes something from the mall; its outcome, for the question about the password. */
    redeemItem: async (input: RequestOf<Calls['redeem']>): Promise<Outcome<unknown>> => {
      const outcome = await redeem.run(input);
      if (outcome.ok) said.set({ redeemed: outcome.value.name });
      return outcome;
    },
    /** Turns points into money; whether it was done. */
    convertPoints: async (input: RequestOf<Calls['convert']>): Promise<boolean> => {
      const outcome = await convert.run(input);
      if (outcome.ok) said.set({ converted: outcome.value.credited });
      return outcome.ok;
    },
    /** What was said about the last writes goes. */
    resetWrites: (): void => {
      for (const each of [redeem, convert, said]) each.reset();
    },
  };
});
export type PointStore = StoreOf<typeof pointStore>;
