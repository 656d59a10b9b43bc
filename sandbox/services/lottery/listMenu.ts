import { and, eq, inArray } from 'drizzle-orm';
import type { Game, LotteryMenuEntry } from '#contract';
import type { SignedInCtx } from '../../context';
import { games } from '../../db/schema';
import { asGames, openGames } from '../games/listGames';
import { listRecent } from '../games/listRecent';

/** Lotteries of Vietnam's house: those whose draws the platform follows, and those that the house draws itself. */
export async function listMenu(ctx: SignedInCtx): Promise<{ list: LotteryMenuEntry[] }> {
  const found = await openGames(ctx, and(eq(games.vassalage, 'TCG_LOTTO_VN'), eq(games.state, 'open')));
  return { list: (await asGames(ctx, found)).map(toEntry) };
}

/** Lotteries of any house that the member opened or bet on last. */
export async function listRecentMenu(ctx: SignedInCtx): Promise<{ list: LotteryMenuEntry[] }> {
  const { list } = await listRecent(ctx, inArray(games.category, ['LOTT', 'ELOTT']));
  return { list: list.map(toEntry) };
}

function toEntry({ id, name, vassalage, image }: Game): LotteryMenuEntry {
  const [region] = /NORTH|CENTRAL|SOUTH/.exec(id) ?? [];
  return {
    code: id,
    name,
    vassalage,
    image,
    ...(region !== undefined && { region: region as NonNullable<LotteryMenuEntry['region']> }),
  };
}
