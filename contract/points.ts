import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, memberRelay as call } from './memberRelay';
import { businessDay, pageRequest, periodReply } from './period';
import { mostAddressCharacters, mostRedeemed } from './pointsRules';
import { count, currencyCode, id, imagePath, instant, minorUnits, typed } from './values';

/** Kinds of points records. Source: spec section 3, points record. */
export const pointsTypes = ['live', 'lottery', 'PVP', 'slots', 'sports', 'redeem', 'deposit'] as const;
export type PointsType = (typeof pointsTypes)[number];
/** Where a redemption stands. Source: spec section 4. */
export const redeemStatuses = ['inProcess', 'rejected', 'approved'] as const;
/** What the mall offers: `bonus` is money for the main wallet, at once. */
export const pointsCategories = ['goods', 'voucher', 'bonus'] as const;
export const pointsSorts = ['popular', 'fewest', 'most'] as const;

/** Something that is offered for points. */
export const pointsItem = v.looseObject({
  id,
  name: v.string(),
  /** What it is, in a line. */
  line: v.string(),
  category: v.picklist(pointsCategories),
  image: v.optional(imagePath),
  /** Points that one costs. */
  points: count,
  /** Deposits in total that must have been made before it can be taken. */
  amount: v.optional(minorUnits, '0'),
  /** How many are left. */
  quantity: v.optional(count, 0),
  /** What somebody has to say so that it can be sent. */
  needs: v.picklist(['nothing', 'mobile', 'address']),
  /** Of a bonus: what goes to the main wallet. */
  credit: v.optional(minorUnits),
  isPopular: v.boolean(),
});
export type PointsItem = v.InferOutput<typeof pointsItem>;

/** Something that was redeemed. */
export const redemption = v.looseObject({
  id,
  name: v.string(),
  image: v.optional(imagePath),
  quantity: count,
  points: count,
  status: v.picklist(redeemStatuses),
  appliedAt: instant,
  answeredAt: v.optional(instant),
  address: v.optional(v.string(), ''),
  mobileNum: v.optional(v.string(), ''),
  /** Why it was rejected. */
  reason: v.optional(v.string()),
});
export type Redemption = v.InferOutput<typeof redemption>;

/** Points that came or went. */
export const pointsRecord = v.looseObject({
  id,
  type: v.picklist(pointsTypes),
  /** Negative for points that went. */
  changed: v.pipe(v.number(), v.integer()),
  /** What there was afterwards. */
  balance: count,
  /** Of what was redeemed: its name; empty when points were converted. */
  remark: v.optional(v.string(), ''),
  at: instant,
});
export type PointsRecord = v.InferOutput<typeof pointsRecord>;

/** What points of a type come to in a period: positive when they came, negative when they went. */
export const pointsSum = v.looseObject({
  type: v.picklist(pointsTypes),
  changed: v.pipe(v.number(), v.integer()),
});
export type PointsSum = v.InferOutput<typeof pointsSum>;

/** How points are earned and what they are worth; they never expire. */
export const pointsConfig = v.looseObject({
  currency: currencyCode,
  /** For each `unit` of valid bets of a type, or of deposits, as many points. */
  earning: v.array(v.looseObject({ type: v.picklist(pointsTypes), unit: minorUnits, points: count })),
  /** As many points turn into `unitAmount`. */
  pointsPerUnit: v.pipe(count, v.minValue(1)),
  unitAmount: minorUnits,
  /** Fewest points that can be converted; a multiple of `step`. */
  least: count,
  step: v.pipe(count, v.minValue(1)),
  /** Rules in html, written by the operator. */
  rules: v.optional(v.string(), ''),
});
export type PointsConfig = v.InferOutput<typeof pointsConfig>;

export const pointsCalls = {
  balance: defineCall({
    ...call('MCSFE_getPointsBalance'),
    method: 'GET',
    assumed,
    request: nothing,
    /**
     * `held` is for redemptions in process, of which there are `inProcess`; `deposits` is what was paid in altogether.
     * `month` is the business month up to today, with what each type of points comes to in it.
     */
    reply: v.looseObject({
      points: count,
      held: count,
      inProcess: count,
      deposits: minorUnits,
      month: v.looseObject({ ...periodReply, sources: v.array(pointsSum) }),
    }),
  }),
  rewards: defineCall({
    ...call('MCSFE_getPointsReward'),
    audience: 'anyone',
    personal: true,
    method: 'GET',
    assumed,
    request: v.strictObject({
      ...pageRequest,
      category: v.optional(v.picklist(pointsCategories)),
      sort: v.optional(v.picklist(pointsSorts), 'popular'),
      /** `1` for what the member's points pay for. */
      affordable: v.optional(v.picklist(['0', '1']), '0'),
    }),
    reply: v.looseObject({ list: v.array(pointsItem), total: count }),
  }),
  /** Takes points for something, and the thing from the stock, at once. Said again, it is the same. */
  redeem: defineCall({
    ...call('MCSFE_redeemPoints'),
    method: 'POST',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'points.short': null,
      'points.soldOut': 'quantity',
      'points.changed': null,
      'points.deposits': null,
      'points.address': 'address',
      'points.mobile': 'mobileNum',
      'transaction.unset': 'transactionPassword',
      'transaction.wrong': 'transactionPassword',
      'transaction.locked': 'transactionPassword',
      'play.depositLimit': null,
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    assumed,
    request: v.strictObject({
      itemId: id,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRedeemed)),
      /** Points of one that the person was shown; others by now are refused. */
      points: count,
      address: typed(mostAddressCharacters),
      mobileNum: typed(32),
      transactionPassword: typed(64),
    }),
    reply: redemption,
  }),
  redeemList: defineCall({
    ...call('MCSFE_getRedeemList'),
    method: 'GET',
    assumed,
    request: v.strictObject({ ...pageRequest, status: v.optional(v.picklist(redeemStatuses)) }),
    /** `inProcess` counts those of all pages. */
    reply: v.looseObject({ list: v.array(redemption), total: count, inProcess: count }),
  }),
  config: defineCall({
    ...call('MCSFE_getPointsConfig'),
    audience: 'anyone',
    method: 'GET',
    assumed,
    request: nothing,
    reply: pointsConfig,
  }),
  /** Turns points into money of the main wallet, at the rate that the person was shown. Said again, it is the same. */
  convert: defineCall({
    ...call('MCSFE_convertPoint'),
    method: 'POST',
    retry: 'keyed',
    refusals: {
      'points.short': 'points',
      'points.least': 'points',
      'points.rate': null,
      'play.depositLimit': null,
      'play.paused': null,
      'play.excluded': null,
      'play.review': null,
    },
    assumed,
    request: v.strictObject({
      points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
      pointsPerUnit: count,
      unitAmount: minorUnits,
    }),
    reply: v.looseObject({ points: count, credited: minorUnits }),
  }),
  transactions: defineCall({
    ...call('MCSFE_getMemberTransactionDetail'),
    method: 'GET',
    refusals: ['period.tooLong', 'period.reversed'],
    assumed,
    request: v.strictObject({
      ...pageRequest,
      from: businessDay,
      to: businessDay,
      type: v.optional(v.picklist(pointsTypes)),
    }),
    /** `sources`: of all types in the whole period, whichever type and page is asked for. */
    reply: v.looseObject({
      ...periodReply,
      list: v.array(pointsRecord),
      total: count,
      sources: v.array(pointsSum),
    }),
  }),
} as const;
