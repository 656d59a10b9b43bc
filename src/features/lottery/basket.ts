import type { LotteryPlay } from '#contract';
import { countBets, highestOdds, lotteryPayout, type Picks } from '#contract/lotteryRules';

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

/** What picks cost and can pay, in minor units. */
export function priceOf(play: LotteryPlay, picks: Picks, stake: string, multiple: number, currency: string) {
  const unit = BigInt(stake) * BigInt(multiple);
  const count = countBets(play, picks);
  return {
    count,
    cost: unit * BigInt(count),
    paysUpTo: lotteryPayout(unit, highestOdds(play, picks), currency),
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
