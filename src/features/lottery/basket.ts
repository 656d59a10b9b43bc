import type { LotteryPlay } from '#contract';
import { divideAmount, oddsScale } from '#contract/amounts';

/** Ids of what is picked, by row of the play type. */
export type Picks = readonly (readonly string[])[];

/** One line of the basket: what is bet, in words too, and what it comes to. */
export interface BasketLine {
  id: string;
  play: string;
  picks: string[][];
  /** Of one bet, minor units. */
  stake: string;
  multiple: number;
  /** In words. */
  name: string;
  text: string;
  count: number;
  /** Minor units. */
  cost: bigint;
  paysUpTo: bigint;
}

const countDistinct = ([row = [], ...others]: Picks, used: readonly string[] = []): number =>
  row
    .filter((pick) => !used.includes(pick))
    .reduce((sum, pick) => sum + (others.length > 0 ? countDistinct(others, [...used, pick]) : 1), 0);

const choose = (all: number, size: number): number =>
  all < size
    ? 0
    : Array.from({ length: size }).reduce<number>((count, _, step) => (count * (all - step)) / (step + 1), 1);

/** How many bets the picks of a play type stand for. */
export function countBets({ mode, size }: Pick<LotteryPlay, 'mode' | 'size'>, picks: Picks): number {
  const counts = picks.map((row) => row.length);
  const first = counts[0] ?? 0;
  if (mode === 'product') return counts.reduce((product, row) => product * row, 1);
  if (mode === 'distinct') return countDistinct(picks);
  if (mode === 'each') return counts.reduce((sum, row) => sum + row, 0);
  if (mode === 'double') return first * Math.max(0, first - 1);
  return choose(first, size);
}

/** The most that one unit of stake can pay, in 1/10,000: of options that are rivals only so many win together. */
export function highestOdds(play: LotteryPlay, picks: Picks): number {
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
const mostSets = ({ size, most }: LotteryPlay, picked: number): number =>
  size <= most ? choose(Math.min(picked, most), size) : choose(picked - most, size - most);

const bestOf = ({ most, repeats }: LotteryPlay, odds: readonly number[]): number => {
  const sorted = odds.toSorted((a, b) => b - a);
  return repeats ? (sorted[0] ?? 0) * most : sorted.slice(0, most).reduce((sum, each) => sum + each, 0);
};

/** What picks cost and can pay, in minor units. */
export function priceOf(play: LotteryPlay, picks: Picks, stake: string, multiple: number, currency: string) {
  const unit = BigInt(stake) * BigInt(multiple);
  const count = countBets(play, picks);
  return {
    count,
    cost: unit * BigInt(count),
    paysUpTo: divideAmount(unit * BigInt(highestOdds(play, picks)), oddsScale, currency),
  };
}

/** What is picked in words: "1,4 | 0,5". */
export const describePicks = (play: LotteryPlay, picks: Picks): string =>
  play.rows
    .map(({ label, options }, place) => {
      const words = options
        .filter(({ id }) => picks[place]?.includes(id))
        .map((option) => option.label)
        .join(',');
      return play.mode === 'each' && words !== '' ? `${label} ${words}` : words;
    })
    .filter((words) => words !== '')
    .join(' | ');

/** One bet by chance. `below` gives a whole number from 0 up to, and without, its argument. */
export function pickRandomly(play: LotteryPlay, below: (end: number) => number): string[][] {
  const draw = (ids: string[], count: number) => {
    const left = [...ids];
    const drawn = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? '');
    return ids.filter((id) => drawn.includes(id));
  };
  const only = play.mode === 'each' ? below(play.rows.length) : undefined;
  const size = play.mode === 'combination' || play.mode === 'double' ? play.size : 1;
  const taken: string[] = [];
  return play.rows.map(({ options }, place) => {
    if (only !== undefined && only !== place) return [];
    const ids = options.map(({ id }) => id).filter((id) => play.mode !== 'distinct' || !taken.includes(id));
    const drawn = draw(ids, size);
    taken.push(...drawn);
    return drawn;
  });
}
