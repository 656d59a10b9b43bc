import * as v from 'valibot';
import { defineCall } from './call';
import { id, languageTag, typed, vassalage } from './values';

/** Fixed values that every launch carries. */
export const launchFixed = {
  accountType: 1,
  clientType: 3,
  platform: 'html5-desktop',
  confirmTrans: 0,
  launchMode: 'GLS',
} as const;

/** What of a vendor's lottery is opened: betting on one, or the lobby of all of them. */
export const lottoViews = ['betting', 'lobby'] as const;
export type LottoView = (typeof lottoViews)[number];

/** Fixed values of the launch of a vendor's lottery, in place of those above. Source: spec section 3. */
export const lotteryLaunchFixed = { ...launchFixed, launchMode: 'LOTT', lottoArea: 'VN' } as const;

/** The way into a game: besides the other calls of games, which the first page needs and this one not. */
export const launchCalls = {
  launch: defineCall({
    method: 'POST',
    path: '/wps/game/launchGame',
    module: 'GAME_LAUNCH',
    audience: 'signedIn',
    refusals: [
      'game.unknown',
      'game.closed',
      'guest.blocked',
      'limit.reached',
      'play.paused',
      'play.excluded',
      'play.review',
      'play.timeLimit',
      'wallet.owes',
    ],
    assumed: ['module'],
    request: v.pipe(
      v.strictObject({
        gameId: v.optional(id),
        roomId: v.optional(id),
        nodeId: v.optional(typed(64)),
        accountType: v.literal(launchFixed.accountType),
        confirmTrans: v.literal(launchFixed.confirmTrans),
        vassalage,
        launchMode: v.picklist([launchFixed.launchMode, lotteryLaunchFixed.launchMode]),
        platform: v.literal(launchFixed.platform),
        clientType: v.literal(launchFixed.clientType),
        username: typed(64),
        /** The specification sends the session token here; the header carries it already, so this stays empty. */
        token: v.literal(''),
        merchantCode: typed(32),
        language: languageTag,
        lottoArea: v.optional(v.literal(lotteryLaunchFixed.lottoArea)),
        lottoPrizeMode: v.optional(typed(16)),
        /** The lottery that is bet on; a lobby has none. */
        lottoGameCode: v.optional(id),
        lottoView: v.optional(v.picklist(lottoViews)),
        device: v.optional(typed(16)),
        /** Where the vendor leads whoever leaves its page. */
        backUrl: v.optional(v.pipe(v.string(), v.url(), v.maxLength(2048))),
      }),
      v.check(({ launchMode, lottoArea, lottoPrizeMode, lottoGameCode, lottoView, device, backUrl }) => {
        const common = [lottoArea, lottoPrizeMode, lottoView, device, backUrl];
        if (launchMode === 'GLS') return [...common, lottoGameCode].every((each) => each === undefined);
        return !common.includes(undefined) && (lottoGameCode !== undefined || lottoView === 'lobby');
      }, 'a lottery is launched with all that says which, and no other game with any of it'),
    ),
    reply: v.pipe(
      v.looseObject({
        game_url: v.optional(v.string()),
        game_url2: v.optional(v.string()),
        /** The game's name, for whoever comes by its address and has seen no list. Not in the specification. */
        name: v.optional(v.string()),
      }),
      v.check((reply) => Boolean(reply.game_url || reply.game_url2), 'a launch needs game_url or game_url2'),
    ),
  }),
} as const;
