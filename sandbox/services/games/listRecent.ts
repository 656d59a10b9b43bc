import { desc, eq } from 'drizzle-orm';
import type { Game } from '../../../contract';
import type { SignedInCtx } from '../../context';
import { games, recentGames } from '../../db/schema';
import { asGames } from './listGames';

const most = 24;

/** Games that the member opened last, latest first. */
export async function listRecent(ctx: SignedInCtx): Promise<{ list: Game[] }> {
  const { account } = ctx.actor;
  const found = await ctx.db
    .select({ game: games })
    .from(recentGames)
    .innerJoin(games, eq(games.id, recentGames.gameId))
    .where(eq(recentGames.accountId, account.id))
    .orderBy(desc(recentGames.playedAt), recentGames.gameId)
    .limit(most);
  return {
    list: await asGames(
      ctx,
      found.map(({ game }) => game),
      ctx.language,
    ),
  };
}
