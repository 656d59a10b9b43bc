import { and, eq } from 'drizzle-orm';
import type { VnDay } from '#contract';
import type { Ctx } from '../../context';
import { draws } from '../../db/schema';
import { refuse } from '../../refusal';
import { localise } from '../localise';
import { findBettable } from './bettable';
import { readDrawSeeds } from './drawSeed';
import { drawsUntil, nextDraw, type ScheduledDraw } from './schedule';
import { resultOf, type OpenLottery } from './settleDraws';

/** Days that are offered beside the one that is shown. */
const shownDays = 7;
/** Draws in which pairs are counted, and those that absences are looked for in. */
const countedDraws = 30;
const absenceDraws = 100;
const shownPairs = 10;

/** The day of a draw: of a lottery with one draw a day its number is the day. */
const dayOf = ({ issue }: ScheduledDraw): string =>
  `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6)}`;

/**
 * Results of a region of Vietnam on one day, station by station, with what is counted over the days before. Each station
 * after the first draws from a seed of its own; bets are settled by the first. Refuses with `game.unknown` for what is no
 * lottery of Vietnam, and `game.closed`.
 */
export async function readVnDay(
  ctx: Ctx,
  { lottery: code, day, language }: { lottery: string; day?: string | undefined; language: string },
): Promise<VnDay> {
  const { lottery } = await findBettable(ctx.db, code);
  const { ranks, stations = [], names } = lottery.rules;
  if (lottery.family !== 'VN' || !ranks) refuse('game.unknown');
  const seeds = (await readDrawSeeds(ctx.db)) ?? refuse('game.closed');
  const now = ctx.clock.now();
  const over = drawsUntil(lottery, now, absenceDraws);
  const next = nextDraw(lottery, now);
  const shownDay = day ?? dayOf(over[0] ?? next);
  const draw = drawOf(lottery, shownDay);
  const isDrawn = draw !== undefined && draw.at <= now;
  const weekday = new Date(`${shownDay}T00:00:00Z`).getUTCDay();
  const results = await Promise.all(over.map(({ issue, at }) => resultOf(ctx, seeds.at(at), lottery, issue)));
  const special = ranks[0]?.digits;
  return {
    code,
    name: localise(names, language) || lottery.name,
    region: special === 5 ? 'NORTH' : lottery.code === 'VN_CENTRAL' ? 'CENTRAL' : 'SOUTH',
    now: now.toISOString(),
    day: shownDay,
    drawsAt: draw?.at.toISOString() ?? null,
    isDrawn,
    ranks: ranks.map(({ name, count, digits, prize }) => ({ name, count, digits, ...(prize && { prize }) })),
    stations: await Promise.all(
      (draw ? (stations[weekday] ?? []) : []).map(async (name, place) => ({
        name,
        numbers: isDrawn ? await numbersOf(ctx, seeds.at(draw.at), lottery, draw.issue, place) : [],
      })),
    ),
    days: [
      ...over
        .slice(0, shownDays - 1)
        .toReversed()
        .map((each) => ({ day: dayOf(each), isDrawn: true })),
      { day: dayOf(next), isDrawn: false },
    ],
    next: { issue: next.issue, drawsAt: next.at.toISOString() },
    calendar: stations,
    often: oftenIn(results.slice(0, countedDraws)),
    absent: absentIn(results),
  };
}

/** The draw of a day, if there is one. */
function drawOf(lottery: OpenLottery, day: string): ScheduledDraw | undefined {
  const [last] = drawsUntil(lottery, new Date(`${day}T23:59:59Z`), 1);
  return last && dayOf(last) === day ? last : undefined;
}

/** What a station drew. The first one's is the draw that is bet on, as it was written down. */
async function numbersOf(
  ctx: Ctx,
  secret: string,
  lottery: OpenLottery,
  issue: string,
  place: number,
): Promise<string[]> {
  const [known] =
    place === 0
      ? await ctx.db
          .select({ numbers: draws.numbers })
          .from(draws)
          .where(and(eq(draws.lotteryCode, lottery.code), eq(draws.issue, issue)))
      : [];
  return known?.numbers ?? resultOf(ctx, secret, lottery, place === 0 ? issue : `${issue}:${place + 1}`);
}

const pairsOf = (numbers: readonly string[]): string[] => numbers.map((number) => number.slice(-2));
const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

function oftenIn(results: readonly string[][]): { number: string; times: number }[] {
  const times = new Map<string, number>();
  for (const pair of results.flatMap(pairsOf)) times.set(pair, (times.get(pair) ?? 0) + 1);
  return [...times]
    .map(([number, seen]) => ({ number, times: seen }))
    .toSorted((a, b) => b.times - a.times || a.number.localeCompare(b.number))
    .slice(0, shownPairs);
}

/** @param results newest first */
function absentIn(results: readonly string[][]): { number: string; draws: number }[] {
  const drawn = results.map((numbers) => new Set(pairsOf(numbers)));
  const absence = (number: string): number => {
    const last = drawn.findIndex((each) => each.has(number));
    return last === -1 ? drawn.length : last;
  };
  return pairs
    .map((number) => ({ number, draws: absence(number) }))
    .toSorted((a, b) => b.draws - a.draws || a.number.localeCompare(b.number))
    .slice(0, shownPairs);
}
