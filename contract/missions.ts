import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { count, currencyCode, gameCategory, id, imagePath, instant, minorUnits } from './values';

/** How often a mission comes: once in a member's life, each business day, or each business week from Monday. */
export const missionPeriods = ['once', 'daily', 'weekly'] as const;
export type MissionPeriod = (typeof missionPeriods)[number];

/** `open`: not accepted yet; `ready`: can be claimed; `done`: claimed in this period. */
export const missionStates = ['open', 'active', 'ready', 'done'] as const;
export type MissionState = (typeof missionStates)[number];

/** Where a mission is worked on. */
export const missionPlaces = [
  'games',
  'slots',
  'sports',
  'lottery',
  'deposit',
  'friends',
  'security',
] as const;
export type MissionPlace = (typeof missionPlaces)[number];

/** A task with a reward. What is done counts from the moment at which it was accepted. */
export const mission = v.looseObject({
  id,
  title: v.string(),
  /** What to do, in a few words. */
  line: v.string(),
  period: v.picklist(missionPeriods),
  state: v.picklist(missionStates),
  /** How much of `target` is done: a number of things, or money in minor units. */
  done: minorUnits,
  target: minorUnits,
  unit: v.picklist(['count', 'money']),
  place: v.picklist(missionPlaces),
  /** `cash` goes to the main wallet and is free; `bonus` is held until its terms are met. */
  kind: v.picklist(['cash', 'bonus']),
  amount: minorUnits,
  /** Of a bonus: what has to be bet, in how many days, with which bets. */
  terms: v.optional(
    v.looseObject({
      required: minorUnits,
      days: count,
      maxStake: v.optional(minorUnits),
      gameTypes: v.optional(v.array(gameCategory)),
    }),
  ),
  /** When its period ends, and with it what is not claimed; never without. */
  endsAt: v.optional(instant),
});
export type Mission = v.InferOutput<typeof mission>;

const place = v.looseObject({
  rank: count,
  /** Whole points: one for each unit of valid bets. */
  points: count,
  /** What the place brings; nothing without. */
  prize: v.optional(minorUnits),
});
export const leaderboard = v.looseObject({
  currency: currencyCode,
  /** Valid bets that make one point. */
  pointUnit: minorUnits,
  endsAt: instant,
  /** The first ten. */
  rows: v.array(
    v.looseObject({
      ...place.entries,
      /** Account name with its middle hidden. */
      account: v.string(),
      image: v.optional(imagePath),
      isOwn: v.boolean(),
    }),
  ),
  /** The member's own place; none without points. */
  own: v.nullable(place),
  /** The last place with a prize and the points that are missing to it, for a member who has none. */
  next: v.nullable(v.looseObject({ rank: count, points: count, prize: minorUnits })),
});
export type Leaderboard = v.InferOutput<typeof leaderboard>;

export const missionCalls = {
  /** Missions that can be worked on: those to be claimed first, then those under way. */
  missions: defineCall({
    ...call('MCSFE_getMissions'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: v.looseObject({ currency: currencyCode, list: v.array(mission) }),
  }),
  /** Begins to count. Said again, it is the same. */
  acceptMission: defineCall({
    ...call('MCSFE_acceptMission'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'play.paused', 'play.excluded', 'play.review'],
    assumed,
    request: byId,
    reply: mission,
  }),
  /** Takes the reward of a mission that is done. Said again, it is the same. */
  claimMission: defineCall({
    ...call('MCSFE_claimMission'),
    method: 'POST',
    retry: 'keyed',
    refusals: [
      'record.unknown',
      'mission.notReady',
      'reward.bonusOpen',
      'play.depositLimit',
      'play.paused',
      'play.excluded',
      'play.review',
    ],
    assumed,
    request: byId,
    reply: mission,
  }),
  /** Who bet most in this business week or month. */
  leaderboard: defineCall({
    ...call('MCSFE_getLeaderboard'),
    method: 'GET',
    assumed,
    request: v.strictObject({ period: v.picklist(['week', 'month']) }),
    reply: leaderboard,
  }),
} as const;
