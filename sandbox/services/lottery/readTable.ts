import { desc, eq } from 'drizzle-orm';
import { lotteryBounds, oddsAt, type LotteryTable } from '#contract';
import type { Ctx } from '../../context';
import { draws, merchants, type Wording } from '../../db/schema';
import { refuse } from '../../refusal';
import { stakeUnitOf } from '../games/stakeUnit';
import { localise } from '../localise';
import { ballsOf } from './balls';
import { drawsFrom, findBettable, seriesOf } from './bettable';
import { mostWins } from './playRules';
import { readDrawSeeds } from './drawSeed';
import { nextDraw } from './schedule';
import { seedOf, settleDraws } from './settleDraws';

const shownResults = 10;
/** Stakes of one bet to choose from, in the catalogue's minor units. */
const stakes = [10n, 50n, 100n, 500n, 1_000n];

/** Everything that a betting page shows before anything is picked. */
export async function readLotteryTable(
  ctx: Ctx,
  { lottery: code, language }: { lottery: string; language: string },
): Promise<LotteryTable> {
  const { lottery, game, playsAt } = await findBettable(ctx.db, code);
  await settleDraws(ctx, [lottery]);
  const now = ctx.clock.now();
  const [draw, ...upcoming] = drawsFrom(lottery, now, lotteryBounds.draws);
  if (!draw) return refuse('game.closed');
  const series = seriesOf(ctx.actor?.account);
  const plays = playsAt(new Date(draw.drawsAt));
  const unit = await stakeUnitOf(ctx.db, ctx.merchant);
  const [merchant] = await ctx.db.select().from(merchants).where(eq(merchants.code, ctx.merchant));
  const drawn = await ctx.db
    .select()
    .from(draws)
    .where(eq(draws.lotteryCode, code))
    .orderBy(desc(draws.drawnAt))
    .limit(shownResults);
  const seeds = (await readDrawSeeds(ctx.db)) ?? refuse('game.closed');
  const seedAt = (issue: string, at: Date) => seedOf(ctx, seeds.at(at), code, issue);
  const hashOf = async (issue: string, at: Date) => ctx.hasher.digest(await seedAt(issue, at));
  const following = nextDraw(lottery, new Date(draw.drawsAt));
  const say = (text: Wording | string) => localise(text, language);
  return {
    code,
    name: localise(lottery.rules.names, language) || lottery.name,
    family: lottery.family,
    currency: ctx.actor?.account.currency ?? merchant?.currency ?? refuse('game.closed'),
    now: now.toISOString(),
    draw: { ...draw, hash: await hashOf(draw.issue, new Date(draw.drawsAt)) },
    next: { issue: following.issue, hash: await hashOf(following.issue, following.at) },
    upcoming: upcoming.map(({ issue, drawsAt }) => ({ issue, drawsAt })),
    shape: {
      ...(lottery.rules.digits && { digits: lottery.rules.digits }),
      ...(lottery.rules.ranks && {
        ranks: lottery.rules.ranks.map(({ count, digits }) => ({ count, digits })),
      }),
    },
    results: await Promise.all(
      drawn.map(async ({ issue, drawnAt, numbers }) => ({
        issue,
        drawnAt: drawnAt.toISOString(),
        balls: ballsOf(lottery.family, lottery.rules, numbers, { drawnAt, language }),
        numbers,
        seed: await seedAt(issue, drawnAt),
        hash: await hashOf(issue, drawnAt),
      })),
    ),
    series,
    stakes: stakes.map((stake) => (stake * unit).toString()),
    maxStake: ((game.maxBet ?? 0n) * unit).toString(),
    groups: plays.groups.map(({ id, name }) => ({
      id,
      name: say(name),
      plays: plays.plays
        .filter(({ group }) => group === id)
        .map((play) => ({
          id: play.id,
          name: say(play.name),
          hint: say(play.hint),
          mode: play.mode,
          size: play.size,
          most: mostWins(play),
          repeats: play.repeats ?? false,
          rows: play.rows.map((row) => ({
            id: row.id,
            label: say(row.label),
            options: row.options.map((option) => ({
              id: option.id,
              label: say(option.label),
              rival: option.rival,
              ...(option.colour && { colour: option.colour }),
              odds: oddsAt(option.chance, series),
              chance: [...option.chance],
            })),
          })),
        })),
    })),
  };
}
