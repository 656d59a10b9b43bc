import { desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../context';
import { draws } from '../../db/schema';
import { openLotteries, settleDraws } from '../lottery/settleDraws';

/** Draws of the northern lottery that are counted: a month of them. */
const countedDraws = 30;

/** How often each pair of last digits came in a month of the northern Vietnamese lottery, most often first. */
export async function listPopularNumbers(
  ctx: Ctx,
  { count }: { count: '20' | '100' },
): Promise<{ list: { number: string; times: number }[] }> {
  const open = await openLotteries(ctx);
  await settleDraws(ctx, open);
  const north = open.find(({ family, rules }) => family === 'VN' && rules.ranks?.[0]?.digits === 5);
  const found = north
    ? await ctx.db
        .select({ numbers: draws.numbers })
        .from(draws)
        .where(eq(draws.lotteryCode, north.code))
        .orderBy(desc(draws.drawnAt))
        .limit(countedDraws)
    : [];
  const times = new Map(Array.from({ length: 100 }, (_, number) => [String(number).padStart(2, '0'), 0]));
  for (const { numbers } of found)
    for (const number of numbers) {
      const pair = number.slice(-2);
      times.set(pair, (times.get(pair) ?? 0) + 1);
    }
  const list = [...times]
    .map(([number, seen]) => ({ number, times: seen }))
    .toSorted((a, b) => b.times - a.times || a.number.localeCompare(b.number));
  return { list: list.slice(0, Number(count)) };
}
