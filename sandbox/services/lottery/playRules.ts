import { lotteryBounds, type LotteryBetLine, type LotteryPlay } from '../../../contract';
import type { LocalisedText } from '../../db/schema';

/** What of a draw decides: a sum of places within a range, its parity, or which of two places is greater. */
export type Condition =
  | { readonly kind: 'range'; readonly at: readonly number[]; readonly from: number; readonly to: number }
  | { readonly kind: 'parity'; readonly at: readonly number[]; readonly odd: boolean }
  | { readonly kind: 'order'; readonly at: readonly [number, number]; readonly sign: -1 | 0 | 1 };

/** One thing to pick. */
export interface PlayOption {
  id: string;
  label: LocalisedText | string;
  /** Probability of a bet on it, as a fraction. */
  chance: readonly [favourable: number, of: number];
  rival: string;
  /** When it wins; of modes that combine picks the digit itself counts. */
  when?: Condition;
}

/** A play type as data. Houses add their own without code. */
export interface PlayRule {
  id: string;
  group: string;
  name: LocalisedText;
  hint: LocalisedText;
  mode: LotteryPlay['mode'];
  /** Picks of one bet, for `combination`. */
  size: number;
  /** Places of the draw that count, from 0. */
  at: readonly number[];
  rows: readonly { id: string; label: LocalisedText; options: readonly PlayOption[] }[];
}

type Picks = LotteryBetLine['picks'];

/** Whether every pick is an option of its row, and none is there twice. */
export const arePicksValid = (play: PlayRule, picks: Picks): boolean =>
  picks.length === play.rows.length &&
  picks.every(
    (row, place) =>
      new Set(row).size === row.length &&
      row.every((pick) => play.rows[place]?.options.some((option) => option.id === pick)),
  );

const choose = (all: number, size: number): number => {
  let count = 1;
  for (let step = 0; step < size; step += 1) count = (count * (all - step)) / (step + 1);
  return all < size ? 0 : count;
};

/** How many bets the picks stand for; 0 while something is missing. */
export function countBets({ mode, size }: Pick<PlayRule, 'mode' | 'size'>, picks: Picks): number {
  const counts = picks.map((row) => row.length);
  const first = counts[0] ?? 0;
  if (mode === 'product') return counts.reduce((product, row) => product * row, 1);
  if (mode === 'each') return counts.reduce((sum, row) => sum + row, 0);
  return mode === 'double' ? first * Math.max(0, first - 1) : choose(first, size);
}

/** What an option pays, in 1/10,000 of its stake, rounded down. Source: money rules, prize series. */
export const oddsOf = ({ chance: [favourable, of] }: Pick<PlayOption, 'chance'>, series: number): number =>
  Math.floor((series * 5 * of) / favourable);

/** What the winning bets of a line pay together for one unit of stake, in 1/10,000. */
export function winningOdds(
  play: PlayRule,
  picks: Picks,
  numbers: readonly string[],
  series: number,
): number {
  const drawn = numbers.map(Number);
  const options = play.rows[0]?.options ?? [];
  const single = options[0] ? oddsOf(options[0], series) : 0;
  if (play.mode === 'each')
    return play.rows
      .flatMap((row, place) => row.options.filter(({ id }) => picks[place]?.includes(id)))
      .filter(({ when }) => when && isMet(when, drawn))
      .reduce((sum, option) => sum + oddsOf(option, series), 0);
  const digits = play.at.map((place) => String(drawn[place]));
  const kinds = new Set(digits);
  const arePicked = [...kinds].every((digit) => picks[0]?.includes(digit));
  if (play.mode === 'product')
    return digits.every((digit, place) => picks[place]?.includes(digit)) ? single : 0;
  return kinds.size === (play.mode === 'double' ? 2 : play.size) && arePicked ? single : 0;
}

function isMet(condition: Condition, drawn: readonly number[]): boolean {
  const at = (place: number) => drawn[place] ?? 0;
  if (condition.kind === 'order')
    return Math.sign(at(condition.at[0]) - at(condition.at[1])) === condition.sign;
  const sum = condition.at.reduce((total, place) => total + at(place), 0);
  if (condition.kind === 'parity') return (sum % 2 === 1) === condition.odd;
  return sum >= condition.from && sum <= condition.to;
}

/** Share of a draw's outcomes from which on a line counts for no turnover. Source: money rules, valid bet. */
const coveringShare = 0.7;

/** Whether a line covers so much of a draw that it is hardly a bet. */
export function coversDraw(play: PlayRule, picks: Picks): boolean {
  const share = ({ chance: [favourable, of] }: PlayOption) => favourable / of;
  const first = play.rows[0]?.options[0];
  if (play.mode !== 'each')
    return first !== undefined && countBets(play, picks) * share(first) >= coveringShare;
  return play.rows.some((row, place) => {
    const sums = new Map<string, number>();
    for (const option of row.options)
      if (picks[place]?.includes(option.id))
        sums.set(option.rival, (sums.get(option.rival) ?? 0) + share(option));
    return [...sums.values()].some((sum) => sum >= coveringShare);
  });
}

/** Whether a line is one that can be placed. */
export const isLineValid = (play: PlayRule, picks: Picks): boolean => {
  if (!arePicksValid(play, picks)) return false;
  const count = countBets(play, picks);
  return count > 0 && count <= lotteryBounds.bets;
};
