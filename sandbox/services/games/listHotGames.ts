import { and, eq } from 'drizzle-orm';
import type { Game } from '#contract';
import type { Ctx } from '../../context';
import { games } from '../../db/schema';
import { kept } from './catalogue';
import { asGames, openGames } from './listGames';
import { refuseOtherMerchant } from './merchantCode';

/** Games that the hot list shows at most. */
const most = 28;

/** The games that people play most, of one vendor or of all. */
export async function listHotGames(
  ctx: Ctx,
  {
    merchantCode,
    vassalage,
    language,
  }: { merchantCode: string; vassalage?: string | undefined; language: string },
): Promise<{ list: Game[] }> {
  refuseOtherMerchant(ctx, merchantCode);
  return kept(ctx, `hot|${ctx.merchant}|${vassalage ?? ''}|${language.toLowerCase()}`, async () => {
    const where = and(
      eq(games.state, 'open'),
      vassalage === undefined ? undefined : eq(games.vassalage, vassalage),
    );
    return { list: await asGames(ctx, await openGames(ctx, where, most), language) };
  });
}
