import * as v from 'valibot';
import { defineCall } from './call';
import { game } from './games';
import { assumed } from './memberRelay';
import { count, gameCategory, id, imagePath, instant, languageTag, typed, vassalage } from './values';

/** What can be searched for, in the order in which it is shown. */
export const searchKinds = [
  'games',
  'tables',
  'vendors',
  'lotteries',
  'matches',
  'promotions',
  'help',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Most letters of a query. */
export const longestQuery = 64;

const hit = v.looseObject({
  id,
  title: v.string(),
  /** What tells it from others of that name: its vendor, league or first sentence. */
  note: v.optional(v.string(), ''),
  image: v.optional(imagePath),
  /** Of games, tables and lotteries: what opens. */
  game: v.optional(game),
  /** Of vendors: the lobby in which its games stand. */
  vendor: v.optional(v.looseObject({ vassalage, category: gameCategory, isEsports: v.boolean() })),
  /** Of matches: the kick-off, and the goals once it is played. */
  startsAt: v.optional(instant),
  score: v.optional(v.nullable(v.tuple([count, count]))),
});
/** One thing that was found. */
export type SearchHit = v.InferOutput<typeof hit>;

const group = v.looseObject({
  kind: v.picklist(searchKinds),
  /** How many there are; `hits` are the best of them. */
  total: count,
  hits: v.array(hit),
});
/** What was found of a kind. */
export type SearchGroup = v.InferOutput<typeof group>;

export const searchCalls = {
  /** Everything whose words hold each word of the query, without regard to case and marks. */
  find: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_search',
    module: 'MCSFE_search',
    assumed,
    request: v.strictObject({
      query: v.pipe(typed(longestQuery), v.trim(), v.minLength(1)),
      language: v.optional(languageTag),
    }),
    reply: v.looseObject({
      /** Kinds of which something was found. */
      groups: v.array(group),
      /** When nothing was found: queries like this one that find something. */
      near: v.optional(v.array(v.string()), []),
    }),
  }),
  /** The game that an address names, on offer or closed. */
  game: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getGame',
    module: 'MCSFE_getGame',
    refusals: ['game.unknown'],
    assumed,
    request: v.strictObject({ gameId: id, vassalage, language: languageTag }),
    reply: game,
  }),
} as const;
