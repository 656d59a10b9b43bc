import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Game } from '#contract';
import type { SignedInCtx } from '../../context';
import type { Executor } from '../../db/database';
import { games, recentGames } from '../../db/schema';
import { asGames } from './listGames';

const most = 24;

/** Keeps that somebody opened a game. */
export const rememberOpened = (db: Executor, opened: typeof recentGames.$inferInsert): Promise<unknown> =>
  db
    .insert(recentGames)
    .values(opened)
    .onConflictDoUpdate({
      target: [recentGames.accountId, recentGames.gameId],
      set: { playedAt: opened.playedAt },
    });

/** Games that the member opened last, latest first; of those that fit, where some are asked for. */
export async function listRecent(ctx: SignedInCtx, where?: SQL): Promise<{ list: Game[] }> {
  const { account } = ctx.actor;
  const found = await ctx.db
    .select({ game: games })
    .from(recentGames)
    .innerJoin(games, eq(games.id, recentGames.gameId))
    .where(and(eq(recentGames.accountId, account.id), where))
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
