import { and, desc, eq, gt, like } from 'drizzle-orm';
import type { Winner } from '#contract';
import type { Ctx } from '../../context';
import { games, winners } from '../../db/schema';

/** The board has twenty places. Source: spec section 9. */
const places = 20;
const dayMs = 86_400_000;

/**
 * The latest wins of the brand, accounts masked. The people of the demo world play the same day again and again: their
 * wins keep their hour and move to the latest day that has reached it. Everybody else's stand as they happened, for a
 * day.
 */
export async function listWinners(ctx: Ctx): Promise<{ list: Winner[] }> {
  const now = ctx.clock.now();
  const own = eq(winners.merchantCode, ctx.merchant);
  const rows = (where: ReturnType<typeof and>) =>
    ctx.db
      .select({ winner: winners, gameName: games.name, image: games.image })
      .from(winners)
      .innerJoin(games, eq(games.id, winners.gameId))
      .where(where)
      .orderBy(desc(winners.wonAt))
      .limit(200);
  const seeded = await rows(and(own, like(winners.id, 'seed-%')));
  const played = await rows(and(own, gt(winners.wonAt, new Date(now.getTime() - dayMs))));
  const board = new Map(
    [...seeded, ...played].map(({ winner, gameName, image }) => [
      winner.id,
      { ...winner, gameName, image, wonAt: latestDay(winner.wonAt, now) },
    ]),
  );
  const list = [...board.values()]
    .toSorted((a, b) => b.wonAt.getTime() - a.wonAt.getTime())
    .slice(0, places)
    .map(({ id, accountLabel, gameName, image, amount, currency, wonAt }) => ({
      id,
      account: accountLabel,
      gameName,
      image,
      amount: amount.toString(),
      currency,
      wonAt: wonAt.toISOString(),
    }));
  return { list };
}

/** The same time of day, on the latest day on which it has been. */
function latestDay(moment: Date, now: Date): Date {
  const days = Math.floor((now.getTime() - moment.getTime()) / dayMs);
  return new Date(moment.getTime() + Math.max(0, days) * dayMs);
}
