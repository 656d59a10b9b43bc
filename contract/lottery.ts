import * as v from 'valibot';
import { defineCall } from './call';
import { id, imagePath, typed } from './values';

/** One entry of the Vietnamese lottery's menu. */
const lotteryMenuEntry = v.looseObject({
  code: id,
  name: v.string(),
  /** Region whose draws it follows. */
  region: v.optional(v.picklist(['NORTH', 'CENTRAL', 'SOUTH']), 'NORTH'),
  image: v.optional(imagePath),
});

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
    reply: v.looseObject({ list: v.array(lotteryMenuEntry) }),
  }),
} as const;
