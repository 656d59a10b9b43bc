import { and, eq } from 'drizzle-orm';
import type { Game } from '#contract';
import type { Ctx } from '../../context';
import { games } from '../../db/schema';
import { kept } from './catalogue';
import { allLanguages, asGames, openGames } from './listGames';

/** Card and tile rooms, of one vendor or of all. */
export async function listRooms(
  ctx: Ctx,
  { vassalage }: { vassalage?: string | undefined },
): Promise<{ list: Game[] }> {
  return kept(ctx, `rooms|${ctx.merchant}|${vassalage ?? ''}`, async () => {
    const where = and(
      eq(games.isRoom, true),
      vassalage === undefined ? undefined : eq(games.vassalage, vassalage),
    );
    return { list: await asGames(ctx, await openGames(ctx, where), allLanguages) };
  });
}
