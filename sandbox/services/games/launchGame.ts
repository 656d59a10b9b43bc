import { and, desc, eq, inArray, notLike } from 'drizzle-orm';
import { lotteryPrefix, type LottoView } from '#contract';
import type { SignedInCtx } from '../../context';
import { games, launchTickets, vendors } from '../../db/schema';
import { refuse } from '../../refusal';
import { refuseGames } from '../saferPlay/playTime';
import { secretText } from '../session/secrets';
import { countTry } from '../throttle';
import { readSystemState } from '../system/state';
import { moveAlong } from '../wallet/movesByItself';
import { isHouseLottery } from '../tables/dealtTables';
import { rememberOpened } from './listRecent';
import { refuseOtherMerchant } from './merchantCode';
import { nodeOf } from './toGame';

/** A ticket opens a game within so many seconds. */
export const ticketSeconds = 60;

/** Launches that one account may ask for in a minute. */
const launchesPerMinute = 30;

/** What of a launch decides which game it is and for whom. */
export interface LaunchRequest {
  gameId?: string | undefined;
  roomId?: string | undefined;
  nodeId?: string | undefined;
  launchMode: string;
  lottoGameCode?: string | undefined;
  lottoView?: LottoView | undefined;
  backUrl?: string | undefined;
  vassalage: string;
  username: string;
  merchantCode: string;
  language: string;
}

/**
 * Opens a game for whoever is signed in: gives an address at its vendor, or the game provider, with a ticket that works once, within
 * a minute, for this game. The session's token never leaves the site. Trial accounts play with trial money, and only
 * what can be played free. A room is opened at its node, a house's lottery by its code or by the lobby of all that the
 * house has. Refuses with `game.unknown`, `game.closed`, `guest.blocked`,
 * `limit.reached`, `play.paused`, `play.excluded`, `play.timeLimit`.
 */
export async function launchGame(
  ctx: SignedInCtx,
  request: LaunchRequest,
): Promise<{ game_url: string; name: string }> {
  const { account, session } = ctx.actor;
  refuseOtherMerchant(ctx, request.merchantCode);
  // The session decides who plays; a name that says somebody else is a mistake worth refusing.
  if (request.username !== '' && request.username.toLowerCase() !== account.usernameKey)
    refuse('request.invalid', { value: { fields: ['username'] } });
  await refuseGames(ctx);
  const tries = await countTry(ctx, `launch:${account.id}`, 60);
  if (tries.count > launchesPerMinute) refuse('limit.reached', { retryAfter: tries.retryAfter });

  const isLobby = request.lottoView === 'lobby' && request.lottoGameCode === undefined;
  const asked = request.lottoGameCode ?? request.gameId ?? request.roomId;
  if (asked === undefined && !isLobby) refuse('game.unknown');
  const [found] = await ctx.db
    .select({ game: games, vendorState: vendors.state })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.vassalage, games.vassalage), eq(vendors.category, games.category)))
    .where(
      and(
        asked === undefined
          ? and(inArray(games.category, ['LOTT', 'ELOTT']), notLike(games.id, `${lotteryPrefix}%`))
          : eq(games.id, asked),
        eq(games.vassalage, request.vassalage),
      ),
    )
    .orderBy(desc(games.popularity))
    .limit(1);
  if (!found) refuse('game.unknown');
  const { id: gameId } = found.game;
  if (request.launchMode === 'LOTT' && !isHouseLottery(found.game)) refuse('game.unknown');
  if (request.nodeId !== undefined && request.nodeId !== nodeOf(found.game)) refuse('game.unknown');
  if (found.game.state !== 'open' || found.vendorState !== 'open') refuse('game.closed');
  const { [request.vassalage]: servicedUntil } = (await readSystemState(ctx.db)).serviced;
  if (servicedUntil !== undefined && !(servicedUntil !== '' && new Date(servicedUntil) <= ctx.clock.now()))
    refuse('game.closed', {
      value: { service: true, ...(servicedUntil !== '' && { until: servicedUntil }) },
    });
  if (account.type === 4 && !found.game.freePlay) refuse('guest.blocked');

  const now = ctx.clock.now();
  const ticket = secretText(ctx.random);
  const ticketHash = await ctx.hasher.digest(ticket);
  await ctx.db.transaction(async (tx) => {
    await tx.insert(launchTickets).values({
      id: ctx.ids.next(),
      ticketHash,
      accountId: account.id,
      sessionId: session.id,
      gameId,
      language: request.language,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ticketSeconds * 1000),
    });
    if (!isLobby) await rememberOpened(tx, { accountId: account.id, gameId, playedAt: now });
  });
  await moveAlong(ctx, found.game.vassalage, ticketHash);
  const vendor = ctx.config.vendors[found.game.vassalage];
  const url = new URL(vendor?.launch ?? `${ctx.config.providerOrigin}/play/${encodeURIComponent(gameId)}`);
  const query = new URLSearchParams({
    ...Object.fromEntries(url.searchParams),
    ...(vendor && { game: gameId }),
    ticket,
    lang: request.language,
    ...(isLobby && { view: 'lobby' }),
    ...(request.backUrl !== undefined && { back: request.backUrl }),
  });
  url.search = query.toString();
  return { game_url: url.href, name: found.game.name };
}
