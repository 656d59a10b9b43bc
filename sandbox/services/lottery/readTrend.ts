import { and, eq, inArray } from 'drizzle-orm';
import type { LotteryTrend, trendRanges } from '#contract';
import type { Ctx } from '../../context';
import { draws } from '../../db/schema';
import { refuse } from '../../refusal';
import { findBettable } from './bettable';
import { readDrawSeeds } from './drawSeed';
import { drawsUntil } from './schedule';
import { resultOf } from './settleDraws';

/** The last draws of a lottery, newest first. What was not written down yet is drawn from its seed, as it would be. */
export async function readTrend(
  ctx: Ctx,
  { lottery: code, count }: { lottery: string; count: (typeof trendRanges)[number] },
): Promise<LotteryTrend> {
  const { lottery } = await findBettable(ctx.db, code);
  const seeds = (await readDrawSeeds(ctx.db)) ?? refuse('game.closed');
  const over = drawsUntil(lottery, ctx.clock.now(), Number(count));
  const issues = over.map(({ issue }) => issue);
  const stored = await ctx.db
    .select()
    .from(draws)
    .where(and(eq(draws.lotteryCode, code), inArray(draws.issue, issues)));
  const known = new Map(stored.map(({ issue, numbers }) => [issue, numbers]));
  const isVietnam = lottery.family === 'VN';
  return {
    family: lottery.family,
    draws: await Promise.all(
      over.map(async ({ issue, at }) => {
        const numbers = known.get(issue) ?? (await resultOf(ctx, seeds.at(at), lottery, issue));
        return { issue, numbers: isVietnam ? numbers.slice(0, 1) : numbers };
      }),
    ),
  };
}
