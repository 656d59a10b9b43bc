import { farthestLine, isQuarter, splitLine, type Outcome } from '#contract/sportsMarkets';
import { roundsToWin } from './series';
import { overLine, resultAtLine } from '#contract/sportsRules';

/** What is known of a match, from which all its prices follow. */
export interface Outlook {
  score: readonly [home: number, away: number];
  /** Goals to be expected of each side from now on; of a series, each side's chance of a round. */
  expected: readonly [home: number, away: number];
  /** How many maps a series has at most; absent for a match. */
  bestOf?: 3 | 5 | null;
  /** Rounds that each side has won of the map that is played. */
  rounds?: readonly [home: number, away: number] | null;
}

/** How a match can end, and how likely that is. */
export interface End {
  score: readonly [home: number, away: number];
  share: number;
}

/** What a series is offered at, in quarters of a map: it is won, or not, by so many, and there is one more, or not. */
export const mapLines = {
  3: { handicap: [-6, 6], total: [10] },
  5: { handicap: [-10, -6, 6, 10], total: [14, 18] },
} as const;

/** The house's share in its prices. */
const margin = 1.06;
/** No price is shorter. */
const shortest = 1.01;
/** Lines are looked at within so many quarter goals. */
const around = 8;
/** Goals of one side beyond which nothing is reckoned with. */
const most = 9;

/** What a share of all cases is, and what share gives the stake back. */
interface Shares {
  won: number;
  push: number;
}

/**
 * All ends of a match, each with its likelihood: either side's further goals are a Poisson count. A series goes on until one
 * side has more than half of its maps, and a map until one has enough rounds.
 */
export function endsOf({ score, expected, bestOf, rounds }: Outlook): End[] {
  if (bestOf)
    return endsInMaps(score, bestOf, [wonMap(rounds ?? [0, 0], expected[0]), wonMap([0, 0], expected[0])], 1);
  const home = poisson(expected[0]);
  const away = poisson(expected[1]);
  return home.flatMap((h, x) =>
    away.map((a, y) => ({ score: [score[0] + x, score[1] + y] as const, share: h * a })),
  );
}

/** Whether maps so won are the end of a series. */
export const isSeriesEnd = ([home, away]: End['score'], bestOf: number): boolean =>
  home + away <= bestOf && Math.max(home, away) === Math.ceil(bestOf / 2);

/** @param chances of the home side: of the next map, and of each later one */
function endsInMaps(
  [home, away]: End['score'],
  bestOf: number,
  [next, later]: readonly [number, number],
  share: number,
): End[] {
  if (isSeriesEnd([home, away], bestOf)) return [{ score: [home, away], share }];
  return [
    ...endsInMaps([home + 1, away], bestOf, [later, later], share * next),
    ...endsInMaps([home, away + 1], bestOf, [later, later], share * (1 - next)),
  ];
}

/** How likely the home side wins a map of which rounds have been played, by its chance of a round. */
function wonMap([home, away]: readonly [number, number], round: number): number {
  const [own, other] = [roundsToWin - home, roundsToWin - away];
  // It loses fewer rounds than the other side needs, before it wins its last one.
  let [won, ways] = [0, 1];
  for (let lost = 0; lost < other; lost += 1) {
    won += ways * (1 - round) ** lost;
    ways = (ways * (own + lost)) / (lost + 1);
  }
  return won * round ** own;
}

function sharesOf(ends: readonly End[], outcome: Outcome): Shares {
  const shares = { won: 0, push: 0 };
  const halves = splitLine(outcome);
  for (const { score, share } of ends)
    for (const half of halves) {
      const result = resultAtLine(half, score);
      if (result !== 'lost') shares[result] += share / halves.length;
    }
  return shares;
}

/** The price of an outcome, decimal odds in thousandths; null when it is too long a shot, or as good as sure. */
export function priceOf(ends: readonly End[], outcome: Outcome): number | null {
  const { won, push } = sharesOf(ends, outcome);
  // What gives the stake back is no case at all: the price is that of the rest.
  return push > 0.98 ? null : priceAt(won / (1 - push));
}

/** Rounded as bookmakers do: to hundredths, from 5 on to tenths, from 10 on to halves. */
function priceAt(share: number): number | null {
  const fair = 1 / Math.max(share, 1e-6);
  const odds = Math.max(fair / margin, shortest);
  // The shortest price must still be below the fair one, or it would be a gift.
  if (odds > 60 || fair < 2 * shortest - 1) return null;
  const step = odds < 5 ? 10 : odds < 10 ? 100 : 500;
  return Math.round((odds * 1000) / step) * step;
}

/**
 * The line of a market at which both sides are nearest to equal: whole, half and quarter goals are offered.
 * @param offered the lines that are, if not all of them
 */
export function mainLine(
  ends: readonly End[],
  market: 'handicap' | 'total',
  offered?: readonly number[],
): number {
  const side = market === 'handicap' ? 'home' : 'over';
  // How often each distance from the line zero comes: one pass over all ends serves every line.
  const at = new Map<number, number>();
  for (const { score, share } of ends) {
    const distance = overLine({ market, side, line: 0 }, score);
    at.set(distance, (at.get(distance) ?? 0) + share);
  }
  const isTotal = market === 'total';
  // The line that is looked for lies around the mean.
  const sumOf = (each: (distance: number) => number) =>
    [...at].reduce((sum, [distance, share]) => sum + each(distance) * share, 0);
  const mean = Math.round(sumOf((distance) => distance) / sumOf(() => 1));
  const middle = isTotal ? mean : -mean;
  const lowest = Math.max(middle - around, isTotal ? 2 : -farthestLine);
  const count = Math.min(middle + around, farthestLine) - lowest + 1;
  const lines = offered ?? Array.from({ length: count }, (_, place) => lowest + place);
  let best = { line: lines[0] ?? lowest, distance: Infinity };
  for (const line of lines) {
    let [won, lost] = [0, 0];
    for (const [distance, share] of at) {
      const over = isTotal ? distance - line : distance + line;
      // So near to it, half of a quarter line's stake goes back.
      const stood = Math.abs(over) === 1 ? share / 2 : share;
      if (over > 0) won += stood;
      else if (over < 0) lost += stood;
    }
    // The more of a stake can go back, the less a line is preferred.
    const returns = isQuarter({ market, side, line }) ? 0.01 : line % 4 === 0 ? 0.02 : 0;
    const distance = Math.abs(won / (won + lost) - 0.5) + returns;
    if (distance < best.distance) best = { line, distance };
  }
  return best.line;
}

function poisson(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) shares.push(((shares[count - 1] ?? 0) * mean) / count);
  return shares;
}
