import type { LotteryBetLine } from '#contract';
import { choose, countBets, lotteryBounds, oddsAt, type PickRule } from '#contract/lotteryRules';
import type { Wording } from '../../db/schema';
import { timesMet, type Condition } from './conditions';
import type { BallColour } from './rules';

/** One thing to pick. */
export interface PlayOption {
  id: string;
  label: Wording | string;
  /** Colour of the ball that it is drawn as. */
  colour?: BallColour;
  /** Probability of a bet on it as a fraction, or how often it wins on average where it can win several times. */
  chance: readonly [favourable: number, of: number];
  rival: string;
  /** When it wins; of modes that combine picks the number itself counts. */
  when?: Condition;
  /** When its stake goes back; `chance` is that among the other draws. */
  push?: Condition;
}

/** A play type as data. Houses add their own without code. */
export interface PlayRule extends PickRule {
  id: string;
  group: string;
  name: Wording;
  hint: Wording;
  /** Places of the draw that count, from 0. */
  at: readonly number[];
  /** How many rivals win together at most. @default 1, of `combination` the places that count */
  most?: number;
  /** Whether one option wins as often as it is drawn. */
  repeats?: boolean;
  rows: readonly { id: string; label: Wording; options: readonly PlayOption[] }[];
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

/** How many picks of a play type win together at most. */
export const mostWins = (play: PlayRule): number =>
  play.most ?? (play.mode === 'combination' ? play.at.length : 1);

const stakeBack = 10_000;

/** What the winning bets of a line pay together for one unit of stake, in 1/10,000. */
export function winningOdds(play: PlayRule, picks: Picks, drawn: readonly number[], series: number): number {
  const options = play.rows[0]?.options ?? [];
  const single = options[0] ? oddsAt(options[0].chance, series) : 0;
  if (play.mode === 'each')
    return play.rows
      .flatMap((row, place) => row.options.filter(({ id }) => picks[place]?.includes(id)))
      .reduce((sum, option) => sum + returnOf(option, drawn, series), 0);
  const numbers = play.at.map((place) => String(drawn[place]));
  const kinds = [...new Set(numbers)];
  if (play.mode === 'product' || play.mode === 'distinct')
    return numbers.every((number, place) => picks[place]?.includes(number)) ? single : 0;
  const hits = kinds.filter((number) => picks[0]?.includes(number)).length;
  if (play.mode === 'double') return kinds.length === 2 && hits === 2 ? single : 0;
  return single * winningSets(play, picks[0]?.length ?? 0, hits);
}

function returnOf(option: PlayOption, drawn: readonly number[], series: number): number {
  if (option.push && timesMet(option.push, drawn) > 0) return stakeBack;
  return option.when ? oddsAt(option.chance, series) * timesMet(option.when, drawn) : 0;
}

/** Sets of the picks that win: all their numbers are drawn, or, of sets larger than the draw, all that is drawn is in them. */
const winningSets = ({ size, at }: PlayRule, picked: number, hits: number): number =>
  size <= at.length ? choose(hits, size) : hits < at.length ? 0 : choose(picked - hits, size - hits);

/** Share of a draw's outcomes from which on a line counts for no turnover. Source: money rules, valid bet. */
const coveringShare = 0.7;

/** Whether a line covers so much of a draw that it is hardly a bet. */
export function coversDraw(play: PlayRule, picks: Picks): boolean {
  const share = ({ chance: [favourable, of] }: PlayOption) => favourable / of;
  const { length: all, 0: first } = play.rows[0]?.options ?? [];
  const count = countBets(play, picks);
  // Of what wins several times over, it is the share of everything that could be picked.
  if (play.mode === 'combination' && mostWins(play) !== play.size)
    return count >= coveringShare * choose(all ?? 0, play.size);
  if (play.mode !== 'each') return first !== undefined && count * share(first) >= coveringShare;
  return play.rows.some((row, place) => {
    const sums = new Map<string, number>();
    for (const option of row.options)
      if (picks[place]?.includes(option.id))
        sums.set(
          option.rival,
          (sums.get(option.rival) ?? 0) + (mostWins(play) > 1 ? 1 / row.options.length : share(option)),
        );
    return [...sums.values()].some((sum) => sum >= coveringShare);
  });
}

/** Whether a line is one that can be placed. */
export const isLineValid = (play: PlayRule, picks: Picks): boolean => {
  if (!arePicksValid(play, picks)) return false;
  const count = countBets(play, picks);
  return count > 0 && count <= lotteryBounds.bets;
};
