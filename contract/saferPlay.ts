import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed } from './memberRelay';
import { asksPassword } from './password';
import { businessDay, periodReply } from './period';
import { playProducts } from './playProducts';
import { count, currencyCode, gameCategory, instant, minorUnits, typed } from './values';

/** Path, module and audience of a call of safer play: everybody who plays has it, trial accounts too. */
const call = <Name extends string>(name: Name) =>
  ({ path: `/wps/relay/${name}`, module: name, audience: 'signedIn', assumed }) as const;

/** What a person may limit; `session` is time at games. Source: money rules, safer play. */
export const playLimitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];
export const playLimitPeriods = ['day', 'week', 'month'] as const;
export type PlayLimitPeriod = (typeof playLimitPeriods)[number];

/** Minor units of the account's currency; minutes of a `session` limit. Above zero. */
const limitAmount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const kind = v.picklist(playLimitKinds);
const period = v.picklist(playLimitPeriods);
/** The games that a limit of stakes or losses is of; absent for all. A limit of deposits or time has none. */
const product = v.optional(v.picklist(playProducts));

export const playLimit = v.looseObject({
  kind,
  period,
  product,
  amount: limitAmount,
  /** What of it is used in the period that runs, in the same unit. */
  used: minorUnits,
  /**
   * When the period that runs ends. A deposit limit of a day or a week is over the last 24 hours or 7 days: when the first
   * part of what is used is free again; absent when nothing that came in counts.
   */
  resetsAt: v.optional(instant),
  since: instant,
  /** A higher limit, or none (`null`), that may be confirmed from `readyAt` on; until then the old one holds. */
  waiting: v.optional(v.looseObject({ amount: v.nullable(limitAmount), readyAt: instant })),
});
export type PlayLimit = v.InferOutput<typeof playLimit>;

/** Minutes of play from one reality check to the next. */
export const realityCheckMinutes = [30, 60, 120] as const;
const checkMinutes = v.picklist(realityCheckMinutes);
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

/** Lengths of a break and of an exclusion; `ever` is for good. */
export const breakLengths = ['1d', '2d', '7d', '14d', '30d', '42d'] as const;
export const exclusionLengths = ['6m', '1y', '2y', '5y', 'ever'] as const;
export type BreakLength = (typeof breakLengths)[number];
export type ExclusionLength = (typeof exclusionLengths)[number];

export const playPause = v.looseObject({
  kind: v.picklist(['break', 'exclusion']),
  startsAt: instant,
  /** Absent for good. */
  endsAt: v.optional(instant),
  /** After an exclusion: when games open, once they were asked for. */
  opensAt: v.optional(instant),
});
export type PlayPause = v.InferOutput<typeof playPause>;

/** Time at games without a long gap, and what it cost. */
export const playSession = v.looseObject({
  startedAt: instant,
  lastAt: instant,
  minutes: count,
  stake: minorUnits,
  payout: minorUnits,
});
export type PlaySession = v.InferOutput<typeof playSession>;

const playState = v.looseObject({
  session: playSession,
  /** When the next reality check is due; in the past: now, and no bet is taken before it is answered. */
  checkAt: instant,
  /** When the time that is left under the tightest session limit ends. */
  timeEndsAt: v.optional(instant),
  /** What may still be lost under the tightest loss limit. */
  lossLeft: v.optional(minorUnits),
  /** Why no bet is taken any more. */
  closed: v.optional(v.picklist(['time', 'loss', 'break', 'exclusion'])),
  /** When a break or an exclusion is over; absent for good. */
  closedUntil: v.optional(instant),
});
export type PlayState = v.InferOutput<typeof playState>;

const status = v.looseObject({
  currency: currencyCode,
  limits: v.array(playLimit),
  checkMinutes,
  /** The session that runs. */
  session: v.optional(playSession),
  /** The break or exclusion that holds now. */
  pause: v.optional(playPause),
  /** Those that are over, newest first, ten at most. */
  earlier: v.array(playPause),
  /** Lengths of a break that the merchant offers. */
  breaks: v.array(v.picklist(breakLengths)),
  /** Staked in the last seven days. */
  recentStake: minorUnits,
});
export type SaferPlayStatus = v.InferOutput<typeof status>;

/** Money in and out, stakes, winnings and time of some days. */
const statementSums = {
  deposits: minorUnits,
  withdrawals: minorUnits,
  /** Of settled bets. */
  stake: minorUnits,
  payout: minorUnits,
  /** Time at games of every type. */
  minutes: count,
};

const statement = v.looseObject({
  currency: currencyCode,
  ...periodReply,
  /** What a row is of: days for up to 31 of them, else calendar months. */
  unit: v.picklist(['day', 'month']),
  /** Oldest first, the first and the last as far as the period goes; days and months without play, too. */
  rows: v.array(v.looseObject({ from: businessDay, to: businessDay, ...statementSums })),
  totals: v.looseObject(statementSums),
  longest: v.array(playSession),
});
export type PlayStatement = v.InferOutput<typeof statement>;

/** What somebody staked and won since they logged in, of settled bets alone. */
const sinceLogin = v.looseObject({
  currency: currencyCode,
  /** When they logged in, here: another device has a log-in of its own. */
  loggedInAt: instant,
  stake: minorUnits,
  payout: minorUnits,
});
export type SinceLogin = v.InferOutput<typeof sinceLogin>;

export const saferPlayCalls = {
  status: defineCall({ ...call('MCSFE_getSaferPlay'), method: 'GET', request: nothing, reply: status }),
  setLimit: defineCall({
    ...call('MCSFE_setPlayLimit'),
    method: 'POST',
    retry: 'keyed',
    refusals: { 'play.limitState': 'amount', 'amount.finer': 'amount' },
    /** `null` asks for no limit. Lower is at once; higher or none waits 24 hours. */
    request: v.strictObject({ kind, period, product, amount: v.nullable(limitAmount) }),
    reply: status,
  }),
  /** Says no to the deposit limit that a new account is offered. Said again, it changes nothing. */
  declineLimit: defineCall({
    ...call('MCSFE_declineFirstLimit'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    request: nothing,
    reply: status,
  }),
  /** Says that limits and statement are being looked at, which is asked for every six months. */
  look: defineCall({
    ...call('MCSFE_lookAtLimits'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    request: nothing,
    reply: status,
  }),
  answerLimit: defineCall({
    ...call('MCSFE_answerPlayLimit'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['play.limitState'],
    /** Confirms the limit that waited for 24 hours, or calls it off at any time. */
    request: v.strictObject({ kind, period, product, isConfirmed: v.boolean() }),
    reply: status,
  }),
  setCheck: defineCall({
    ...call('MCSFE_setRealityCheck'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    request: v.strictObject({ minutes: checkMinutes }),
    reply: status,
  }),
  takeBreak: defineCall({
    ...call('MCSFE_takeBreak'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['play.paused', 'play.excluded'],
    /** One that the merchant does not offer is refused as `request.invalid`. */
    request: v.strictObject({ length: v.picklist(breakLengths) }),
    reply: status,
  }),
  exclude: defineCall({
    ...call('MCSFE_excludeMyself'),
    audience: 'member',
    method: 'POST',
    retry: 'keyed',
    sealed: true,
    refusals: { 'play.excluded': null, ...asksPassword },
    /** The login password, so that nobody else does it. */
    request: v.strictObject({ length: v.picklist(exclusionLengths), password: typed(128) }),
    reply: status,
  }),
  reopen: defineCall({
    ...call('MCSFE_reopenPlay'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['play.excluded'],
    /** Asks for games after an exclusion is over; they open 24 hours later. */
    request: nothing,
    reply: status,
  }),
  /** Sent once a minute while a game is on screen: counts the time, and says what comes next. */
  play: defineCall({ ...call('MCSFE_countPlay'), method: 'POST', request: nothing, reply: playState }),
  /** Goes on after a reality check. */
  goOn: defineCall({
    ...call('MCSFE_answerRealityCheck'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    request: nothing,
    reply: playState,
  }),
  sinceLogin: defineCall({
    ...call('MCSFE_getSinceLogin'),
    method: 'GET',
    request: nothing,
    reply: sinceLogin,
  }),
  statement: defineCall({
    ...call('MCSFE_getPlayStatement'),
    method: 'GET',
    refusals: { 'period.reversed': 'to', 'period.tooLong': 'to' },
    request: v.strictObject({
      /** Since the account was opened when absent. */
      from: v.optional(businessDay),
      to: businessDay,
      /** Stakes and winnings of one type alone; of all when absent. */
      gameType: v.optional(gameCategory),
    }),
    reply: statement,
  }),
} as const;
