import { and, desc, eq } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { favourites, games } from '../../db/schema';
import { refuse } from '../../refusal';

/** Ids of the games that the member starred, latest first. */
export async function listFavourites(ctx: SignedInCtx): Promise<{ ids: string[] }> {
  const { account } = ctx.actor;
  return { ids: await idsOf(ctx.db, account.id) };
}

/**
 * Stars a game, or takes its star away. The request names the wanted state, so sending it again changes nothing.
 * Refuses with `game.unknown`.
 */
export async function setFavourite(
  ctx: SignedInCtx,
  { gameId, favourite }: { gameId: string; favourite: boolean },
): Promise<{ ids: string[] }> {
  const { account } = ctx.actor;
  const [known] = await ctx.db.select({ id: games.id }).from(games).where(eq(games.id, gameId));
  if (!known) refuse('game.unknown');
  if (favourite)
    await ctx.db
      .insert(favourites)
      .values({ accountId: account.id, gameId, createdAt: ctx.clock.now() })
      .onConflictDoNothing();
  else
    await ctx.db
      .delete(favourites)
      .where(and(eq(favourites.accountId, account.id), eq(favourites.gameId, gameId)));
  return { ids: await idsOf(ctx.db, account.id) };
}

async function idsOf(db: Executor, accountId: string): Promise<string[]> {
  const found = await db
    .select({ id: favourites.gameId })
    .from(favourites)
    .where(eq(favourites.accountId, accountId))
    .orderBy(desc(favourites.createdAt), favourites.gameId);
  return found.map(({ id }) => id);
}
