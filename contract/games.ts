import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { count, gameCategory, id, imagePath, languageTag, minorUnits, typed, vassalage } from './values';

/** One vendor of the lobby. */
export const vendorCard = v.looseObject({
  vassalage,
  /** What people call the vendor. */
  name: v.string(),
  accountTypeId: count,
  /** Monochrome mark of the vendor, as a path on the image host. */
  smallIcon: v.optional(imagePath),
  /** 1 when the vendor stands in the hot list. */
  isHot: v.optional(v.picklist([0, 1]), 0),
  gameType: gameCategory,
  /** VASSALAGE: the card opens a list of games. */
  isGame: v.optional(v.string(), ''),
  /** True for a SPORTS vendor whose matches are e-sports. */
  isEsports: v.optional(v.boolean(), false),
  /** Games, tables, lotteries or events on offer. */
  games: v.optional(count, 0),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

export const vendorData = v.looseObject({
  lanes: v.array(v.looseObject({ title: gameCategory, cards: v.array(vendorCard) })),
  /** The order in which the brand wants vendors, by category. */
  sorting: v.optional(v.array(v.looseObject({ gameCategory, vendors: v.array(vassalage) })), []),
});
export type VendorData = v.InferOutput<typeof vendorData>;

/** One game as a tile shows it. */
export const game = v.looseObject({
  id,
  name: v.string(),
  /** Other words that people search for it by: its kind in the reader's language, its names in other languages. */
  keywords: v.optional(v.string()),
  vassalage,
  category: gameCategory,
  /** Cover as a path on the image host; 3:4, or 16:10 for live tables. */
  image: imagePath,
  /** Smallest stake, minor units. */
  minBet: minorUnits,
  /** Largest stake, minor units; live tables show it. */
  maxBet: v.optional(minorUnits),
  /** Pay lines of a slot; 0 when the game has none. */
  lines: v.optional(count, 0),
  /** Return to player in hundredths of a percent: 9640 is 96.40 %. */
  rtp: v.optional(count, 0),
  /** Days since the game was added, for the New badge and for sorting. */
  ageDays: v.optional(count, 3650),
  /** People in the game now. */
  playing: v.optional(count, 0),
  badge: v.optional(v.picklist(['hot', 'new', 'jackpot', '']), ''),
  /** Open seats of a live table or room. */
  seats: v.optional(v.nullable(count)),
  /** All seats of a room. */
  places: v.optional(count),
  /** Node of the vendor that a room is at: its launch names both. */
  nodeId: v.optional(typed(64)),
  /** True when it can be played with trial money. */
  freePlay: v.optional(v.boolean(), true),
});
export type Game = v.InferOutput<typeof game>;

export const gameCalls = {
  vendors: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getGameVendor',
    module: 'MCSFE_getGameVendor',
    assumed: ['method', 'path', 'module'],
    request: v.strictObject({ merchantCode: typed(32) }),
    reply: vendorData,
  }),
  vendorTypes: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getVendorType',
    module: 'MCSFE_getVendorType',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.array(gameCategory),
  }),
  hot: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getHotGames',
    module: 'MCSFE_getHotGames',
    assumed: ['method', 'path', 'module'],
    request: v.strictObject({
      merchantCode: typed(32),
      /** 2: the hot list of the platform. Sent as text because it travels in the query. */
      isPlatform: v.literal('2'),
      vassalage: v.optional(vassalage),
      platform: v.picklist(['flash', 'html5-desktop']),
      language: languageTag,
    }),
    reply: v.looseObject({ list: v.array(game) }),
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getGameList',
    module: 'MCSFE_getGameList',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({
      category: gameCategory,
      /** One vendor's games; all vendors when absent. */
      vassalage: v.optional(vassalage),
      language: languageTag,
      /** How many of the list to leave out before the first. Sent as text because it travels in the query. */
      from: v.optional(v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,5})$/)), '0'),
      /** At most so many; all of them when absent. */
      limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
    }),
    reply: v.looseObject({
      /** Those that most people play first. */
      list: v.array(game),
      /** Games of the whole list. Absent, the platform knows no pages, and `list` is all of it. */
      total: v.optional(count),
    }),
  }),
  favourites: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteList',
    module: 'MCSFE_getFavoriteList',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ ids: v.array(id) }),
  }),
  setFavourite: defineCall({
    method: 'PUT',
    path: '/wps/relay/MCSFE_favoriteGame',
    module: 'MCSFE_favoriteGame',
    audience: 'signedIn',
    retry: 'keyed',
    namesState: true,
    refusals: ['game.unknown'],
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ gameId: id, favourite: v.boolean() }),
    reply: v.looseObject({ ids: v.array(id) }),
  }),
  recent: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRecentGames',
    module: 'MCSFE_getRecentGames',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({ list: v.array(game) }),
  }),
  rooms: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getRoomList',
    module: 'MCSFE_getRoomList',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({ vassalage: v.optional(vassalage) }),
    reply: v.looseObject({ list: v.array(game) }),
  }),
} as const;
