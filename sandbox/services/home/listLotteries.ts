import { inArray } from 'drizzle-orm';
import { lotteryPrefix, type Lottery } from '#contract';
import type { Ctx } from '../../context';
import { games } from '../../db/schema';
import { localise } from '../localise';
import { ballsOf } from '../lottery/balls';
import { nextDraw } from '../lottery/schedule';
import { openLotteries, settleDraws, type OpenLottery, type SettledDraw } from '../lottery/settleDraws';

/** Lotteries with their latest result and their next draw, most popular first. Draws whatever is due. */
export async function listPopularLotteries(
  ctx: Ctx,
  { language }: { language: string },
): Promise<{ list: Lottery[] }> {
  return { list: await describe(ctx, language) };
}

/** The same, latest result first. */
export async function listOpenedNumbers(
  ctx: Ctx,
  { count, language }: { count: '20' | '100'; language: string },
): Promise<{ list: Lottery[] }> {
  const drawn = (await describe(ctx, language)).filter(({ last }) => last !== null);
  const latest = drawn.toSorted((a, b) => (b.last?.drawnAt ?? '').localeCompare(a.last?.drawnAt ?? ''));
  return { list: latest.slice(0, Number(count)) };
}

async function describe(ctx: Ctx, language: string): Promise<Lottery[]> {
  const open = await openLotteries(ctx);
  const latest = await settleDraws(ctx, open);
  const now = ctx.clock.now();
  const houses = new Map(
    (
      await ctx.db
        .select({ id: games.id, vassalage: games.vassalage })
        .from(games)
        .where(
          inArray(
            games.id,
            open.map(({ code }) => lotteryPrefix + code),
          ),
        )
    ).map(({ id, vassalage }) => [id, vassalage]),
  );
  return open.map((lottery) => ({
    ...toLottery(lottery, latest.get(lottery.code), now, language),
    vassalage: houses.get(lotteryPrefix + lottery.code),
  }));
}

function toLottery(
  lottery: OpenLottery,
  last: SettledDraw | undefined,
  now: Date,
  language: string,
): Lottery {
  const { code, family, everySeconds, rules } = lottery;
  return {
    code,
    name: localise(rules.names, language) || lottery.name,
    family,
    everySeconds,
    nextDrawAt: nextDraw(lottery, now).at.toISOString(),
    last: last
      ? {
          issue: last.issue,
          drawnAt: last.drawnAt.toISOString(),
          balls: ballsOf(family, rules, last.numbers, { drawnAt: last.drawnAt, language }),
        }
      : null,
  };
}
