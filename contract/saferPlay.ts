import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed } from './memberRelay';
import { businessDay } from './period';
import { count, currencyCode, instant, minorUnits, typed } from './values';

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

export const playLimit = v.looseObject({
  kind,
  period,
  amount: limitAmount,
  /** What of it is used in the period that runs, in the same unit. */
  used: minorUnits,
  /** When the period that runs ends. */
  resetsAt: instant,
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
  /** Staked in the last seven days. */
  recentStake: minorUnits,
});
export type SaferPlayStatus = v.InferOutput<typeof status>;

const activity = v.looseObject({
  currency: currencyCode,
  from: businessDay,
  /** The last day, included. */
  to: businessDay,
  timeZone: v.string(),
  deposits: v.looseObject({ count, amount: minorUnits }),
  withdrawals: v.looseObject({ count, amount: minorUnits }),
  bets: v.looseObject({ count, stake: minorUnits, payout: minorUnits }),
  minutes: count,
  sessions: count,
  /** Days without play are left out. */
  days: v.array(v.looseObject({ day: businessDay, minutes: count, net: minorUnits })),
  longest: v.array(playSession),
  /** The period of the same length before. */
  before: v.looseObject({ minutes: count, net: minorUnits }),
  /** The session limit of a day, and since when. */
  limit: v.optional(v.looseObject({ minutes: count, since: instant })),
});
export type PlayActivity = v.InferOutput<typeof activity>;

export const saferPlayCalls = {
  status: defineCall({ ...call('MCSFE_getSaferPlay'), method: 'GET', request: nothing, reply: status }),
  setLimit: defineCall({
    ...call('MCSFE_setPlayLimit'),
    method: 'POST',
    retry: 'keyed',
    refusals: { 'play.limitState': 'amount', 'amount.finer': 'amount' },
    /** `null` asks for no limit. Lower is at once; higher or none waits 24 hours. */
    request: v.strictObject({ kind, period, amount: v.nullable(limitAmount) }),
    reply: status,
  }),
  answerLimit: defineCall({
    ...call('MCSFE_answerPlayLimit'),
    method: 'POST',
    retry: 'keyed',
    namesState: true,
    refusals: ['play.limitState'],
    /** Confirms the limit that waited for 24 hours, or calls it off at any time. */
    request: v.strictObject({ kind, period, isConfirmed: v.boolean() }),
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
    request: v.strictObject({ length: v.picklist(breakLengths) }),
    reply: status,
  }),
  exclude: defineCall({
    ...call('MCSFE_excludeMyself'),
    audience: 'member',
    method: 'POST',
    retry: 'keyed',
    sealed: true,
    refusals: { 'play.excluded': null, 'password.wrong': 'password' },
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
  activity: defineCall({
    ...call('MCSFE_getPlayActivity'),
    method: 'GET',
    refusals: { 'period.reversed': 'to', 'period.tooLong': 'to' },
    request: v.strictObject({ from: businessDay, to: businessDay }),
    reply: activity,
  }),
} as const;
