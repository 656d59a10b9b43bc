import { and, eq, inArray } from 'drizzle-orm';
import type { Game } from '#contract';
import type { Ctx } from '../../context';
import { games } from '../../db/schema';
import { kept } from '../games/catalogue';
import { allLanguages, asGames, openGames } from '../games/listGames';
import { countOffers } from '../games/listVendors';
import { ageInDays } from '../games/toGame';

/** What the home page shows of each. */
const freshCount = 14;
const liveCount = 8;

/** The newest slots, the busiest live tables, and how much each category has on offer. */
export async function readPopularGames(
  ctx: Ctx,
): Promise<{ fresh: Game[]; live: Game[]; counts: Record<string, number> }> {
  return kept(ctx, `popular|${ctx.merchant}`, async () => ({
    fresh: await newestSlots(ctx),
    live: await asGames(
      ctx,
      await openGames(ctx, and(eq(games.category, 'LIVE'), eq(games.state, 'open')), liveCount),
      allLanguages,
    ),
    counts: await countCategories(ctx),
  }));
}

async function newestSlots(ctx: Ctx): Promise<Game[]> {
  const now = ctx.clock.now();
  const ages = await ctx.db
    .select({ id: games.id, addedAt: games.addedAt, popularity: games.popularity })
    .from(games)
    .where(and(eq(games.category, 'RNG'), eq(games.state, 'open')));
  const newest = ages
    .toSorted((a, b) => ageInDays(a.addedAt, now) - ageInDays(b.addedAt, now) || b.popularity - a.popularity)
    .slice(0, freshCount)
    .map(({ id }) => id);
  const found = await openGames(ctx, inArray(games.id, newest));
  return asGames(
    ctx,
    found.toSorted((a, b) => newest.indexOf(a.id) - newest.indexOf(b.id)),
    allLanguages,
  );
}

async function countCategories(ctx: Ctx): Promise<Record<string, number>> {
  const offers = await countOffers(ctx);
  const counts: Record<string, number> = {
    SPORTS: offers.events.get('football') ?? 0,
    ESPORTS: offers.events.get('esports') ?? 0,
  };
  for (const [key, count] of offers.games) {
    const [category = ''] = key.split('|');
    if (category !== 'SPORTS') counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
}
