import * as v from 'valibot';
import { defineCall } from './call';
import { id, imagePath, typed, vassalage } from './values';

/** One lottery of the menu, of Vietnam's house or, among those opened last, of any. */
const lotteryMenuEntry = v.looseObject({
  /** Its id as a game: what a launch names as `lottoGameCode`. With `lotteryPrefix` the site has its own page for it. */
  code: id,
  name: v.string(),
  /** Region whose draws it follows; absent for one with draws of its own. */
  region: v.optional(v.picklist(['NORTH', 'CENTRAL', 'SOUTH'])),
  /** The house that runs it. */
  vassalage: v.optional(vassalage, 'TCG_LOTTO_VN'),
  image: v.optional(imagePath),
});
export type LotteryMenuEntry = v.InferOutput<typeof lotteryMenuEntry>;

const menuRequest = v.strictObject({ prizeMode: typed(16) });

export const lotteryCalls = {
  menu: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    module: 'LGW_VN_GAME_MENU',
    audience: 'signedIn',
    assumed: ['method', 'module', 'reply'],
    request: menuRequest,
    reply: v.looseObject({ list: v.array(lotteryMenuEntry) }),
  }),
  recentMenu: defineCall({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    module: 'LGW_VN_GAME_MENU_RECENT',
    audience: 'signedIn',
    assumed: ['method', 'module', 'reply'],
    request: menuRequest,
    /** Those that the member opened last, latest first. */
    reply: v.looseObject({ list: v.array(lotteryMenuEntry) }),
  }),
} as const;
