import type { LotteryPlay } from '#contract';

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

const oddsScale = 10_000n;

/** How many bets the picks of a play type stand for. */
export function countBets({ mode, size }: Pick<LotteryPlay, 'mode' | 'size'>, picks: Picks): number {
  const counts = picks.map((row) => row.length);
  const first = counts[0] ?? 0;
  if (mode === 'product') return counts.reduce((product, row) => product * row, 1);
  if (mode === 'each') return counts.reduce((sum, row) => sum + row, 0);
  if (mode === 'double') return first * Math.max(0, first - 1);
  if (first < size) return 0;
  return Array.from({ length: size }).reduce<number>(
    (count, _, step) => (count * (first - step)) / (step + 1),
    1,
  );
}

/** The most that one unit of stake can pay, in 1/10,000: of options that are rivals at most one wins. */
export function highestOdds(play: LotteryPlay, picks: Picks): number {
  if (countBets(play, picks) === 0) return 0;
  if (play.mode !== 'each') return play.rows[0]?.options[0]?.odds ?? 0;
  return play.rows.reduce((sum, row, place) => {
    const best = new Map<string, number>();
    for (const { id, rival, odds } of row.options)
      if (picks[place]?.includes(id)) best.set(rival, Math.max(best.get(rival) ?? 0, odds));
    return [...best.values()].reduce((rowSum, odds) => rowSum + odds, sum);
  }, 0);
}

/** What picks cost and can pay, in minor units. */
export function priceOf(play: LotteryPlay, picks: Picks, stake: string, multiple: number) {
  const unit = BigInt(stake) * BigInt(multiple);
  const count = countBets(play, picks);
  return {
    count,
    cost: unit * BigInt(count),
    paysUpTo: (unit * BigInt(highestOdds(play, picks))) / oddsScale,
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
  return play.rows.map(({ options }, place) =>
    only === undefined || only === place
      ? draw(
          options.map(({ id }) => id),
          size,
        )
      : [],
  );
}
