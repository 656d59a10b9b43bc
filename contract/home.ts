import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { game } from './games';
import {
  count,
  currencyCode,
  id,
  imagePath,
  instant,
  languageTag,
  minorUnits,
  typed,
  vassalage,
} from './values';

/** Announcement types: B banner, PL player marquee, PU popup, PR promotion. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR'] as const;

const announcement = v.looseObject({
  id,
  title: v.string(),
  /** HTML written by the operator; sanitised before it is shown. */
  content: v.optional(v.string(), ''),
  publishedAt: v.optional(instant),
});

/** One slide of the home carousel. */
export const banner = v.looseObject({
  id,
  /** Live text over the picture, so that one picture serves every language. */
  title: v.string(),
  text: v.optional(v.string(), ''),
  label: v.optional(v.string(), ''),
  image: imagePath,
  /** Narrow picture for phones. */
  imageSmall: v.optional(imagePath),
  /** Where its button leads: an internal path or an https address. */
  href: v.optional(v.string(), ''),
  action: v.optional(v.string(), ''),
});
export type Banner = v.InferOutput<typeof banner>;

export const promotionStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];
export const promotionTeaser = v.looseObject({
  id,
  title: v.string(),
  label: v.optional(v.string(), ''),
  /** The term that matters most, said beside the action. */
  terms: v.optional(v.string(), ''),
  image: imagePath,
  status: v.picklist(promotionStatuses),
});
export type PromotionTeaser = v.InferOutput<typeof promotionTeaser>;

export const notices = v.looseObject({
  player: v.optional(v.array(announcement), []),
  banners: v.optional(v.array(banner), []),
  popup: v.optional(v.nullable(announcement)),
  promotion: v.optional(v.array(promotionTeaser), []),
});
export type Notices = v.InferOutput<typeof notices>;

/** Ball colours that every brand draws. */
export const ballColours = [
  'red',
  'blue',
  'green',
  'gold',
  'violet',
  'cyan',
  'orange',
  'pink',
  'slate',
  'plain',
] as const;

/** One lottery with its latest result and its next draw. */
export const lottery = v.looseObject({
  code: id,
  name: v.string(),
  /** Family: SSC 11X5 PK10 LHC LF K3 PCB or VN. */
  family: v.picklist(['SSC', '11X5', 'PK10', 'LHC', 'LF', 'K3', 'PCB', 'VN']),
  /** When the next draw closes. */
  nextDrawAt: instant,
  /** The house that runs it. */
  vassalage: v.optional(vassalage),
  /** Seconds between draws, so that a late client can count on by itself. */
  everySeconds: count,
  last: v.nullable(
    v.looseObject({
      issue: v.string(),
      drawnAt: instant,
      balls: v.array(
        v.looseObject({
          number: v.string(),
          colour: v.picklist(ballColours),
          /** What players call the number besides, such as the animal of its year. */
          note: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
export type Lottery = v.InferOutput<typeof lottery>;

/** One row of the winners list; the account is masked by the platform. */
export const winner = v.looseObject({
  id,
  account: v.string(),
  gameName: v.string(),
  image: imagePath,
  amount: minorUnits,
  currency: currencyCode,
  wonAt: instant,
});
export type Winner = v.InferOutput<typeof winner>;

/** Teams and prices of one match in play. */
export const match = v.looseObject({
  id,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Numbers of the built-in crests. */
  homeCrest: count,
  awayCrest: count,
  score: v.nullable(v.tuple([count, count])),
  /** Minute of play, `HT`, or null before the start. */
  clock: v.nullable(v.string()),
  startsAt: instant,
  /** Decimal odds in thousandths: 1420 is 1.42. Null: market closed. */
  odds: v.looseObject({ home: v.nullable(count), draw: v.nullable(count), away: v.nullable(count) }),
});
export type Match = v.InferOutput<typeof match>;

const announcementCall = {
  method: 'GET',
  request: v.strictObject({
    /** Comma-separated announcement types. */
    types: v.pipe(v.string(), v.regex(/^(?:B|PL|PU|PR)(?:,(?:B|PL|PU|PR)){0,3}$/)),
    platform: v.literal('W'),
    execution: v.picklist(announcementTypes),
    language: languageTag,
  }),
  reply: notices,
} as const;

export const homeCalls = {
  announcements: defineCall({
    ...announcementCall,
    path: '/wps/relay/MCSFE_getAnnouncement',
    module: 'MCSFE_getAnnouncement',
    assumed: ['method', 'path', 'module'],
  }),
  /** The same for somebody who is signed in: where they stand with each promotion, and no invitation in a break. */
  announcementsSignedIn: defineCall({
    ...announcementCall,
    path: '/wps/relay/MCSFE_getAnnouncementLogined',
    module: 'MCSFE_getAnnouncementLogined',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
  }),
  popularGames: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPopular',
    module: 'MCSFE_getPopular',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({ language: languageTag }),
    reply: v.looseObject({
      /** New this week. */
      fresh: v.optional(v.array(game), []),
      /** Live tables to show on the home page. */
      live: v.optional(v.array(game), []),
      /** How much each category has on offer. */
      counts: v.optional(v.record(v.string(), count), {}),
    }),
  }),
  popularLotteries: defineCall({
    method: 'GET',
    path: '/lgw/games/game_menus',
    module: 'LGW_GAME_MENUS',
    assumed: ['module', 'request', 'reply'],
    request: v.strictObject({ language: languageTag }),
    reply: v.looseObject({ list: v.array(lottery) }),
  }),
  matches: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPopularMatches',
    module: 'MCSFE_getPopularMatches',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({ language: languageTag }),
    reply: v.looseObject({ live: count, list: v.array(match) }),
  }),
  winners: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getWinnerBoard',
    module: 'MCSFE_getWinnerBoard',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ list: v.pipe(v.array(winner), v.maxLength(20)) }),
  }),
  popularNumbers: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getNumero',
    module: 'MCSFE_getNumero',
    assumed: ['method', 'path', 'module', 'reply'],
    request: v.strictObject({
      count: v.picklist(['20', '100']),
      prizeMode: typed(16),
      device: typed(16),
      language: languageTag,
    }),
    reply: v.looseObject({ list: v.array(v.looseObject({ number: v.string(), times: count })) }),
  }),
  openedNumbers: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getOpenedNumero',
    module: 'MCSFE_getOpenedNumero',
    assumed: ['method', 'path', 'module', 'reply'],
    request: v.strictObject({
      count: v.picklist(['20', '100']),
      prizeMode: typed(16),
      device: typed(16),
      language: languageTag,
    }),
    reply: v.looseObject({ list: v.array(lottery) }),
  }),
} as const;
