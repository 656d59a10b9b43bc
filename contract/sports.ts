import * as v from 'valibot';
import { defineCall } from './call';
import { count, id, instant, languageTag, typed } from './values';

/** Decimal odds in thousandths: 1420 is 1.42. Null: no price at the moment. */
const price = v.nullable(count);

/** One meeting of two sides. */
export const sportsFixture = v.looseObject({
  id,
  /** Id of its league. */
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Numbers of the built-in crests. */
  homeCrest: count,
  awayCrest: count,
  /** Number of the meeting: the same sides meet again. */
  round: count,
  startsAt: instant,
  phase: v.picklist(['upcoming', 'play', 'break']),
  /** Minute of play from 1; null before the start and in the break. */
  minute: v.nullable(count),
  score: v.nullable(v.tuple([count, count])),
  /** Prices of the winner; null while nothing can be bet. */
  odds: v.nullable(v.looseObject({ home: price, draw: price, away: price })),
});
export type SportsFixture = v.InferOutput<typeof sportsFixture>;

export const sportsLeague = v.looseObject({
  id: v.string(),
  name: v.string(),
  /** Matches of the span of time that was asked for. */
  matches: count,
  /** Matches that are being played now. */
  live: count,
});
export type SportsLeague = v.InferOutput<typeof sportsLeague>;

/** Two teams of e-sports over several maps. */
export const esportsSeries = v.looseObject({
  id,
  /** Number of the meeting: a series is played daily, and a book names both. */
  round: count,
  /** Id of its event. */
  event: v.string(),
  home: v.string(),
  away: v.string(),
  /** Numbers of the built-in crests. */
  homeCrest: count,
  awayCrest: count,
  startsAt: instant,
  /** Maps that are played at most: whoever wins more than half of them wins. */
  bestOf: count,
  /** `break`: between two maps. */
  phase: v.picklist(['upcoming', 'play', 'break']),
  /** Maps that each side has won. */
  won: v.tuple([count, count]),
  /** The map that is on: its number from 1, and the rounds that each side has won. */
  map: v.nullable(v.looseObject({ number: count, score: v.tuple([count, count]) })),
});
export type EsportsSeries = v.InferOutput<typeof esportsSeries>;

/** Fixtures to come that one answer holds at most. */
export const mostFixtures = 400;

export const sportsCalls = {
  /** Leagues, matches in play and those to come, of one league or all. */
  fixtures: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getSportsFixtures',
    module: 'MCSFE_getSportsFixtures',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({
      language: languageTag,
      /** One league's fixtures; all leagues when absent. */
      league: v.optional(typed(64)),
      /** First kick-off of what is to come; now when absent. Matches in play are told only then. */
      from: v.optional(instant),
      /** End of the span, at most two days on; a day on when absent. */
      to: v.optional(instant),
      /** At most so many to come. Sent as text because it travels in the query. */
      limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)), '40'),
    }),
    reply: v.looseObject({
      leagues: v.array(sportsLeague),
      /** In play, by those that people look for. */
      live: v.array(sportsFixture),
      /** To come, soonest first. */
      next: v.array(sportsFixture),
      /** To come, told here or not. */
      nextTotal: count,
    }),
  }),
  /** Series of e-sports that are played now, and the next one of each pair of teams. */
  series: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getEsportsSeries',
    module: 'MCSFE_getEsportsSeries',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({ language: languageTag }),
    reply: v.looseObject({
      events: v.array(sportsLeague),
      /** In play, those that began first before the others. */
      live: v.array(esportsSeries),
      /** To come, soonest first. */
      next: v.array(esportsSeries),
    }),
  }),
} as const;
