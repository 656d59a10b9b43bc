import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, id, imagePath, instant, minorUnits, typed } from './values';

/** Kinds of points records. Source: spec section 3, points record. */
export const pointsTypes = ['live', 'lottery', 'PVP', 'slots', 'sports', 'redeem', 'deposit'] as const;
/** Where a redemption stands. Source: spec section 4. */
export const redeemStatuses = ['inProcess', 'rejected', 'approved'] as const;

const paging = {
  /** From 1. Sent as text because it travels in the query. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)), '1'),
};

const item = v.looseObject({
  id,
  name: v.string(),
  image: v.optional(imagePath),
  /** Points that one costs. */
  points: count,
  /** Deposits that must have been made before it can be taken. */
  amount: v.optional(minorUnits, '0'),
  quantity: v.optional(count, 0),
});

const page = <Entries extends v.ObjectEntries>(entry: v.LooseObjectSchema<Entries, undefined>) =>
  v.looseObject({ list: v.array(entry), total: count });

export const pointsCalls = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointsBalance',
    module: 'MCSFE_getPointsBalance',
    audience: 'member',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ points: count }),
  }),
  rewards: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointsReward',
    module: 'MCSFE_getPointsReward',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject(paging),
    reply: page(item),
  }),
  redeem: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_redeemPoints',
    module: 'MCSFE_redeemPoints',
    audience: 'member',
    retry: 'keyed',
    refusals: { 'password.wrong': 'paymentPassword', 'wallet.short': null },
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({
      itemId: id,
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
      /** The withdraw password, checked before anything is taken. */
      paymentPassword: typed(128),
      address: typed(500),
      mobileNum: typed(32),
    }),
    reply: v.looseObject({ id, status: v.picklist(redeemStatuses), points: count }),
  }),
  redeemList: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedeemList',
    module: 'MCSFE_getRedeemList',
    audience: 'member',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject(paging),
    reply: page(
      v.looseObject({
        id,
        name: v.string(),
        quantity: count,
        points: count,
        status: v.picklist(redeemStatuses),
        appliedAt: instant,
        address: v.optional(v.string(), ''),
      }),
    ),
  }),
  config: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointsConfig',
    module: 'MCSFE_getPointsConfig',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({
      /** Points that turn into one unit of money. */
      pointsPerUnit: count,
      /** Rules in html, written by the operator. */
      rules: v.optional(v.string(), ''),
    }),
  }),
  convert: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_convertPoint',
    module: 'MCSFE_convertPoint',
    audience: 'member',
    retry: 'keyed',
    refusals: { 'wallet.short': 'points', 'wallet.amount': 'points' },
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ points: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    reply: v.looseObject({ points: count, credited: minorUnits }),
  }),
  transactions: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMemberTransactionDetail',
    module: 'MCSFE_getMemberTransactionDetail',
    audience: 'member',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ ...paging, type: v.optional(v.picklist(pointsTypes)) }),
    reply: page(
      v.looseObject({
        id,
        type: v.picklist(pointsTypes),
        /** Points that came or, when negative, went. */
        changed: v.pipe(v.number(), v.integer()),
        balance: count,
        remark: v.optional(v.string(), ''),
        at: instant,
      }),
    ),
  }),
} as const;
