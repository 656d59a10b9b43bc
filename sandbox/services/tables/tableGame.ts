import type { FairNumbers } from '../fair/fairNumbers';

/** Games that are dealt here. */
export const dealtKinds = ['baccarat', 'dragonTiger', 'roulette', 'sicBo'] as const;
export type DealtKind = (typeof dealtKinds)[number];

/** How a round ended. */
export interface Outcome {
  /** Cards of each side, in the order in which they were drawn; games without cards have none. */
  sides: Readonly<Record<string, readonly number[]>>;
  /** What the cards of each side count. */
  points: Readonly<Record<string, number>>;
  /** The number of a wheel, or the dice. */
  numbers: readonly number[];
  /** What the road shows of it. */
  mark: string;
  /** In words, for the record of bets. */
  result: string;
}

/** Which of the table's limits an area has: the whole of it, a tenth or a hundredth, as it pays more. */
export type AreaLimit = 'main' | 'side' | 'long';

/** What can be bet on. */
export interface Area {
  id: string;
  limit: AreaLimit;
  /** As the record of bets keeps it. */
  pick: string;
}

/** A game with a dealer, as data: what can be bet on, how a shoe is played, and what is paid. */
export interface TableGame {
  kind: DealtKind;
  areas: readonly Area[];
  /** Plays so many rounds from the numbers of one seed: a shoe of cards, or a run of spins. */
  play: (below: FairNumbers, rounds: number) => Promise<Outcome[]>;
  /** What comes back of a stake, with the stake, in minor units of its currency. */
  payoutOf: (area: string, stake: bigint, outcome: Outcome, currency: string) => bigint;
}

/** What a bet pays that wins `odds` to one; nothing when it loses. */
export const paid = (stake: bigint, odds: number, isWon: boolean): bigint =>
  isWon ? stake * BigInt(odds + 1) : 0n;

/** Eight decks, shuffled: each card from 0 to 51, its rank `card % 13` from ace to king, its suit `card / 13`. */
export const shoeDecks = 8;
