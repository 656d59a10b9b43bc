import { divideAmount, oddsScale } from './amounts';

/** Prize series that can be bet at: even numbers. A prize is stake × series / 2000 / probability. Source: money rules. */
export const seriesBounds = { least: 1700, most: 1960, step: 2 } as const;

/** The series that returns the whole of all stakes. */
const wholeSeries = 2000;

/** Most bets that one line may stand for, most lines of one basket, and most draws that a basket goes on for. */
export const lotteryBounds = { bets: 100_000, lines: 50, multiple: 999, draws: 30 } as const;

/** How the bets of a line follow from its picks. */
export const pickModes = ['product', 'distinct', 'each', 'combination', 'double'] as const;

/** Ids of what is picked, by row of the play type. */
export type Picks = readonly (readonly string[])[];

/** How a play type turns picks into bets. */
export interface PickRule {
  readonly mode: (typeof pickModes)[number];
  /** Picks of one bet, for `combination`. */
  readonly size: number;
}

/** A play type with the odds of its options at a series. */
export interface PricedPlay extends PickRule {
  /** How many rivals, or of `combination` how many picks, win together at most. */
  readonly most: number;
  /** Whether one pick wins as often as it is drawn. */
  readonly repeats: boolean;
  readonly rows: readonly {
    readonly options: readonly { readonly id: string; readonly rival: string; readonly odds: number }[];
  }[];
}

/** How many sets of `size` there are among `all`. */
export function choose(all: number, size: number): number {
  if (all < size) return 0;
  let count = 1;
  for (let step = 0; step < size; step += 1) count = (count * (all - step)) / (step + 1);
  return count;
}

/** Rows of different picks: pairs and triples of which no two are alike. */
const countDistinct = ([row = [], ...others]: Picks, used: readonly string[] = []): number =>
  row
    .filter((pick) => !used.includes(pick))
    .reduce((sum, pick) => sum + (others.length > 0 ? countDistinct(others, [...used, pick]) : 1), 0);

/** How many bets the picks of a play type stand for; 0 while something is missing. */
export function countBets({ mode, size }: PickRule, picks: Picks): number {
  const counts = picks.map((row) => row.length);
  const first = counts[0] ?? 0;
  if (mode === 'product') return counts.reduce((product, row) => product * row, 1);
  if (mode === 'distinct') return countDistinct(picks);
  if (mode === 'each') return counts.reduce((sum, row) => sum + row, 0);
  return mode === 'double' ? first * Math.max(0, first - 1) : choose(first, size);
}

/** What an option pays at a series, in 1/10,000 of its stake, rounded down. Source: money rules, prize series. */
export const oddsAt = ([favourable, of]: readonly [favourable: number, of: number], series: number): number =>
  Math.floor((series * 5 * of) / favourable);

/** The most that one unit of stake can pay, in 1/10,000: of options that are rivals only so many win together. */
export function highestOdds(play: PricedPlay, picks: Picks): number {
  if (countBets(play, picks) === 0) return 0;
  const single = play.rows[0]?.options[0]?.odds ?? 0;
  if (play.mode === 'combination') return single * mostSets(play, picks[0]?.length ?? 0);
  if (play.mode !== 'each') return single;
  return play.rows.reduce((sum, row, place) => {
    const byRival = new Map<string, number[]>();
    for (const { id, rival, odds } of row.options)
      if (picks[place]?.includes(id)) byRival.set(rival, [...(byRival.get(rival) ?? []), odds]);
    return [...byRival.values()].reduce((rowSum, odds) => rowSum + bestOf(play, odds), sum);
  }, 0);
}

/** Winning sets of a draw at their most: of its numbers, or around them where a set is larger than the draw. */
const mostSets = ({ size, most }: PricedPlay, picked: number): number =>
  size <= most ? choose(Math.min(picked, most), size) : choose(picked - most, size - most);

const bestOf = ({ most, repeats }: PricedPlay, odds: readonly number[]): number => {
  const sorted = odds.toSorted((a, b) => b - a);
  return repeats ? (sorted[0] ?? 0) * most : sorted.slice(0, most).reduce((sum, each) => sum + each, 0);
};

/** What bets pay for one stake of each, in minor units: `odds` is what they return together, in 1/10,000. */
export const lotteryPayout = (stake: bigint, odds: number, currency: string): bigint =>
  divideAmount(stake * BigInt(odds), oddsScale, currency);

/** What comes back of a stake for a series below one's own, in minor units. Source: money rules. */
export const seriesRebate = (stake: bigint, own: number, chosen: number, currency: string): bigint =>
  divideAmount(stake * BigInt(own - chosen), BigInt(wholeSeries), currency);

/** The rebate of a series as a share of the stake. */
export const seriesRebateShare = (own: number, chosen: number): number => (own - chosen) / wholeSeries;
