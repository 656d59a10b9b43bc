import { and, eq } from 'drizzle-orm';
import { seriesBounds, type OpenDraw } from '#contract';
import type { Executor } from '../../db/database';
import { games, lotteries, type Account, type GameRow } from '../../db/schema';
import { refuse } from '../../refusal';
import { playsOf, type Plays } from './playsOf';
import type { LotteryRules } from './rules';
import { nextDraw, type Timetable } from './schedule';
import type { OpenLottery } from './settleDraws';

/** Seconds before a draw at which it takes no more bets. */
const lockSeconds = 5;

/** Series of an account without one of its own. Source: money rules. */
export const topSeries = seriesBounds.most;

/** The prize series of whoever asks; visitors see the house's. */
export const seriesOf = (account: Pick<Account, 'lotterySeries'> | undefined): number =>
  account?.lotterySeries ?? topSeries;

/** A lottery that takes bets. */
export interface BettableLottery {
  lottery: OpenLottery;
  /** The lottery as a game of the catalogue: vendor and least stake. */
  game: GameRow;
  /** What can be bet on in a draw at that moment. */
  playsAt: (at: Date) => Plays;
}

/** Finds a lottery that takes bets. Refuses with `game.unknown`, or `game.closed` while it is shut. */
export async function findBettable(db: Executor, code: string): Promise<BettableLottery> {
  const [found] = await db
    .select({ lottery: lotteries, game: games })
    .from(lotteries)
    .innerJoin(games, eq(games.id, `l-${code}`))
    .where(and(eq(lotteries.code, code)));
  if (!found) refuse('game.unknown');
  const lottery = { ...found.lottery, rules: found.lottery.rules as unknown as LotteryRules };
  if (found.lottery.state !== 'open' || found.game.state !== 'open') refuse('game.closed');
  return { lottery, game: found.game, playsAt: (at) => playsOf(lottery, at) };
}

/** The draw that takes bets at that moment. */
export function openDrawAt(
  timetable: Timetable,
  now: Date,
): Pick<OpenDraw, 'issue' | 'closesAt' | 'drawsAt'> {
  const draw = nextDraw(timetable, new Date(now.getTime() + lockSeconds * 1000));
  return {
    issue: draw.issue,
    closesAt: new Date(draw.at.getTime() - lockSeconds * 1000).toISOString(),
    drawsAt: draw.at.toISOString(),
  };
}

/** So many draws from the one that takes bets at that moment on. */
export function drawsFrom(
  timetable: Timetable,
  now: Date,
  count: number,
): Pick<OpenDraw, 'issue' | 'closesAt' | 'drawsAt'>[] {
  const draws = [openDrawAt(timetable, now)];
  for (let last = draws[0]; last && draws.length < count; last = draws.at(-1))
    // At the moment of a draw the next one is open.
    draws.push(openDrawAt(timetable, new Date(last.drawsAt)));
  return draws;
}
