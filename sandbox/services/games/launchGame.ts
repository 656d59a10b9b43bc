import { and, eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { games, launchTickets, recentGames, vendors } from '../../db/schema';
import { refuse } from '../../refusal';
import { refuseGames } from '../saferPlay/playTime';
import { secretText } from '../session/secrets';
import { countTry } from '../throttle';
import { readSystemState } from '../system/state';
import { moveAlong } from '../wallet/movesByItself';
import { refuseOtherMerchant } from './merchantCode';

/** A ticket opens a game within so many seconds. */
export const ticketSeconds = 60;

/** Launches that one account may ask for in a minute. */
const launchesPerMinute = 30;

/** What of a launch decides which game it is and for whom. */
export interface LaunchRequest {
  gameId?: string | undefined;
  roomId?: string | undefined;
  vassalage: string;
  username: string;
  merchantCode: string;
  language: string;
}

/**
 * Opens a game for whoever is signed in: gives an address at the game provider with a ticket that works once, within
 * a minute, for this game. The session's token never leaves the site. Trial accounts play with trial money, and only
 * what can be played free. Refuses with `game.unknown`, `game.closed`, `guest.blocked`,
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

  const gameId = request.gameId ?? request.roomId ?? refuse('game.unknown');
  const [found] = await ctx.db
    .select({ game: games, vendorState: vendors.state })
    .from(games)
    .innerJoin(vendors, and(eq(vendors.vassalage, games.vassalage), eq(vendors.category, games.category)))
    .where(and(eq(games.id, gameId), eq(games.vassalage, request.vassalage)));
  if (!found) refuse('game.unknown');
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
    await tx
      .insert(recentGames)
      .values({ accountId: account.id, gameId, playedAt: now })
      .onConflictDoUpdate({ target: [recentGames.accountId, recentGames.gameId], set: { playedAt: now } });
  });
  await moveAlong(ctx, found.game.vassalage, ticketHash);
  const query = new URLSearchParams({ ticket, lang: request.language });
  return {
    game_url: `${ctx.config.providerOrigin}/play/${encodeURIComponent(gameId)}?${query.toString()}`,
    name: found.game.name,
  };
}
