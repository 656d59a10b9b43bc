import * as v from 'valibot';
import { defineCall } from './call';
import { count, id, instant, languageTag } from './values';

/** A day as ISO 8601 writes it. */
const day = v.pipe(v.string(), v.isoDate());

/** Results of one region of Vietnam on one day: a column of prizes for each station. */
export const vnDay = v.looseObject({
  code: id,
  name: v.string(),
  region: v.picklist(['NORTH', 'CENTRAL', 'SOUTH']),
  /** Time of the platform, for clocks that are wrong. */
  now: instant,
  day,
  /** When the numbers of that day are drawn; null on a day off. */
  drawsAt: v.nullable(instant),
  isDrawn: v.boolean(),
  /** The special prize first. `prize`: what the state pays on a ticket, in đồng. */
  ranks: v.array(v.looseObject({ name: v.string(), count, digits: count, prize: v.optional(count) })),
  /** Bets are settled by the first station. Without numbers until they are drawn; in the order of the ranks then. */
  stations: v.array(v.looseObject({ name: v.string(), numbers: v.array(v.string()) })),
  /** The days around, oldest first, with the one that is drawn next. */
  days: v.array(v.looseObject({ day, isDrawn: v.boolean() })),
  next: v.looseObject({ issue: id, drawsAt: instant }),
  /** Stations by day of the week, Sunday first. */
  calendar: v.array(v.array(v.string())),
  /** Pairs of last digits that came most often in the last 30 draws, and those that have been absent for longest. */
  often: v.array(v.looseObject({ number: v.string(), times: count })),
  absent: v.array(v.looseObject({ number: v.string(), draws: count })),
});
export type VnDay = v.InferOutput<typeof vnDay>;

export const vnDrawCalls = {
  vnDay: defineCall({
    method: 'GET',
    path: '/lgw/vn/draws/day',
    module: 'LGW_VN_DRAW_DAY',
    refusals: ['game.unknown', 'game.closed'],
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    /** Without a day, the latest that is drawn. */
    request: v.strictObject({ lottery: id, day: v.optional(day), language: languageTag }),
    reply: vnDay,
  }),
} as const;
