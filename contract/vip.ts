import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, memberRelay as call } from './memberRelay';
import { businessDay } from './period';
import { count, currencyCode, id, instant, minorUnits } from './values';

/** What a level is reached by, kept by, and gives. Money of a gift is free. */
export const vipLevel = v.looseObject({
  /** 0 for the level that everybody begins at; without gaps. */
  level: count,
  /** Valid bets and deposits in total by which the level is reached; both are needed. */
  validBet: minorUnits,
  deposits: minorUnits,
  /** Valid bets of a month by which it is kept. */
  monthly: minorUnits,
  /** Given once in a life. */
  levelGift: minorUnits,
  birthdayGift: minorUnits,
  /** Share of the valid bets of each week, in 1/10,000. */
  weeklyRate: count,
});
export type VipLevel = v.InferOutput<typeof vipLevel>;

export const vipGiftKinds = ['level', 'week', 'birthday'] as const;

/** A gift that was given: it waits as a reward, and is claimed as one. */
export const vipGift = v.looseObject({
  /** Of the reward. */
  id,
  kind: v.picklist(vipGiftKinds),
  /** Of a level's gift: which. */
  level: v.optional(count),
  amount: minorUnits,
  status: v.picklist(['ready', 'claimed', 'expired']),
  givenAt: instant,
  endsAt: instant,
});
export type VipGift = v.InferOutput<typeof vipGift>;

export const vipStatus = v.looseObject({
  currency: currencyCode,
  level: count,
  /** Business day at which the level began. */
  since: v.optional(businessDay),
  /** Valid bets and deposits so far; those of today count from tomorrow's first hours on. */
  validBet: minorUnits,
  deposits: minorUnits,
  /** The level that comes next; null at the top. A level that was lost comes back by a month's bets alone. */
  next: v.nullable(v.looseObject({ level: count, isLost: v.boolean() })),
  /** Valid bets of this business month, what keeps the level, and the month's last day. */
  month: v.looseObject({
    validBet: minorUnits,
    keeps: minorUnits,
    lastDay: businessDay,
    /** The level began this month: it is kept to the end of the next one in any case. */
    isSafe: v.boolean(),
  }),
  /** The next birthday, when it is known, and what it brings at the present level. */
  birthday: v.optional(v.looseObject({ day: businessDay, amount: minorUnits })),
  /** The newest first, those to be claimed before the others. */
  gifts: v.array(vipGift),
});
export type VipStatus = v.InferOutput<typeof vipStatus>;

export const vipCalls = {
  /** All levels of the brand, the lowest first. */
  levels: defineCall({
    ...call('MCSFE_getVipLevels'),
    audience: 'anyone',
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({ currency: currencyCode, levels: v.array(vipLevel) }),
  }),
  /** Where the member stands. */
  status: defineCall({
    ...call('MCSFE_getVipStatus'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: vipStatus,
  }),
} as const;
