import { and, eq } from 'drizzle-orm';
import type { Game } from '#contract';
import type { Ctx } from '../../context';
import { games } from '../../db/schema';
import { refuse } from '../../refusal';
import { asGames, openGames } from './listGames';

/** One game of a vendor. Refuses with `game.unknown`. */
export async function findGame(
  ctx: Ctx,
  { gameId, vassalage, language }: { gameId: string; vassalage: string; language: string },
): Promise<Game> {
  const found = await openGames(ctx, and(eq(games.id, gameId), eq(games.vassalage, vassalage)), 1);
  const [game] = await asGames(ctx, found, language.toLowerCase());
  return game ?? refuse('game.unknown');
}
