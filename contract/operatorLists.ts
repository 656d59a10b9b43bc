import * as v from 'valibot';
import { operatorAct } from './operator';
import { count, currencyCode, id, instant, minorUnits } from './values';

/** Of whom something is: the username, and the brand that the account is at. */
const owner = { account: v.string(), brand: v.string() };

const score = v.pipe(v.tuple([count, count]), v.readonly());

/** What a payment comes to, in minor units of its currency. */
const payment = {
  reference: v.string(),
  amount: minorUnits,
  currency: currencyCode,
  status: v.string(),
  ...owner,
};

/**
 * What a back office reads from the `list` of an answer, by the command that lists it: `account mira` for one that takes more
 * words. What `says` has in words stands here by name; more fields may come.
 */
export const operatorLists = {
  /** Accounts of a username: one a brand. */
  account: v.array(
    v.looseObject({
      id,
      ...owner,
      /** Type of the account, as `member.info` tells it. */
      type: count,
      status: v.string(),
      passwordState: v.string(),
      joinedAt: instant,
      /** Null for one that was never signed in to. */
      lastLoginAt: v.nullable(instant),
      currency: currencyCode,
      /** Real money, by what it is for. */
      balances: v.array(v.looseObject({ purpose: v.string(), amount: minorUnits })),
      /** The amount of a limit of the kind `session` is minutes. */
      limits: v.array(
        v.looseObject({ kind: v.string(), period: v.string(), product: v.string(), amount: minorUnits }),
      ),
      /** Null while the member may play; without an end until an operator ends it. */
      pause: v.nullable(v.looseObject({ kind: v.string(), endsAt: v.nullable(instant) })),
      /** Withdrawals under way. */
      withdrawals: v.array(v.looseObject({ reference: v.string(), amount: minorUnits, status: v.string() })),
    }),
  ),
  /** What operators did, or with `acts waiting` what waits for a second person. */
  acts: v.array(v.intersect([operatorAct, v.object({ id: count })])),
  applications: v.array(
    v.looseObject({
      id,
      ...owner,
      /** Name of the promotion, in English. */
      promotion: v.string(),
      comment: v.string(),
      currency: currencyCode,
      createdAt: instant,
    }),
  ),
  /** Conversations that wait for a person, with what was said last. */
  chat: v.array(
    v.looseObject({
      id,
      brand: v.string(),
      language: v.string(),
      state: v.string(),
      updatedAt: instant,
      messages: v.array(v.looseObject({ sender: v.string(), body: v.string() })),
    }),
  ),
  /** Deposits that wait for money. */
  deposits: v.array(v.looseObject({ ...payment, channel: v.string(), createdAt: instant })),
  /** Faults in the site's code that browsers told of. */
  errors: v.array(
    v.looseObject({
      count,
      area: v.string(),
      message: v.string(),
      stack: v.string(),
      release: v.string(),
      lastAt: instant,
    }),
  ),
  feedback: v.array(
    v.looseObject({
      id,
      ...owner,
      type: v.string(),
      /** Part of the site that it is about. */
      part: v.nullable(v.string()),
      content: v.string(),
      createdAt: instant,
    }),
  ),
  /** Tables of bets and movements by month; the first and last are `past` and `future`. */
  months: v.array(
    v.looseObject({
      month: v.string(),
      isArchived: v.boolean(),
      /** Rows by the server's statistics: null for a table that was not counted yet. `size` is the bytes in words. */
      tables: v.array(
        v.looseObject({ name: v.string(), rows: v.nullable(count), bytes: count, size: v.string() }),
      ),
    }),
  ),
  /** Members whose balance is below zero since a result was corrected. */
  owing: v.array(
    v.looseObject({ ...owner, purpose: v.string(), amount: minorUnits, currency: currencyCode }),
  ),
  /** `points redemptions`: those that wait. */
  points: v.array(
    v.looseObject({
      id,
      ...owner,
      /** What is redeemed, in English. */
      item: v.string(),
      quantity: count,
      points: count,
      mobile: v.string(),
      address: v.string(),
      createdAt: instant,
    }),
  ),
  /** Matches that ended last. */
  results: v.array(
    v.looseObject({
      /** As `result correct` takes it. */
      match: v.string(),
      endedAt: instant,
      home: v.string(),
      away: v.string(),
      /** Null for a match that is void. */
      score: v.nullable(score),
      halfTime: v.optional(score),
      calledOff: v.optional(v.string()),
    }),
  ),
  /** Accounts that look like those of somebody who is excluded. */
  reviews: v.array(
    v.looseObject({
      id,
      ...owner,
      /** The account that it looks like. */
      other: v.object(owner),
      /** What is alike. */
      reason: v.string(),
      createdAt: instant,
    }),
  ),
  /** Open sessions, by brand. */
  sessions: v.array(v.looseObject({ brand: v.string(), open: count })),
  /** Withdrawals that are not over. */
  withdrawals: v.array(v.looseObject({ ...payment, createdAt: instant })),
} as const;

export type OperatorList = keyof typeof operatorLists;
/** A row of a list. */
export type OperatorRow<Name extends OperatorList> = v.InferOutput<(typeof operatorLists)[Name]>[number];
