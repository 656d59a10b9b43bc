import { divideAmount } from './amounts';
import { smallestAmountOf } from './currencyDecimals';
import { isQuarter, splitLine, type Outcome, type Period } from './sportsMarkets';

/** Decimal odds of one, in thousandths: the stake counts once. */
export const evens = 1000n;

/** The price of several outcomes that must all be met: their product, in thousandths, floored once. */
export function parlayPrice(prices: readonly number[]): bigint {
  const product = prices.reduce((all, price) => all * BigInt(price), 1n);
  return prices.length === 0 ? evens : product / evens ** BigInt(prices.length - 1);
}

/** What comes back of a stake at a price, with the stake. */
export const paysAt = (stake: bigint, price: bigint, currency: string): bigint =>
  divideAmount(stake * price, evens, currency);

/** Goals of the home and the away side. */
export type Score = readonly [home: number, away: number];

/** How a leg can end. Half won and half lost: the other half of a quarter line gave its stake back. */
export const legResults = ['won', 'halfWon', 'push', 'halfLost', 'lost', 'void'] as const;
export type LegResult = (typeof legResults)[number];
type LineResult = Exclude<LegResult, 'halfWon' | 'halfLost'>;

/** Why the bets on a match are void; `postponed` is by more than 36 hours. */
export const callOffs = ['abandoned', 'postponed', 'walkover'] as const;
export type CalledOff = (typeof callOffs)[number];

/** How a match or a half of it ended, for the bets on it: its score, or why they are void. */
export type Ending = { score: Score } | { score: null; calledOff: CalledOff };

/** How a whole match ended; one of two halves, with its score at half-time. */
export type FullEnding = Ending & { halfTime?: Score | undefined };

/** The goals of the second half: those of the match less those of the first. */
export const secondOf = ([home, away]: Score, first: Score): Score => [home - first[0], away - first[1]];

/** How a match ended for the bets on one half of it, or on all of it. */
export function endingIn({ halfTime, ...ending }: FullEnding, period: Period | undefined): Ending {
  if (!ending.score || !period) return ending;
  if (!halfTime) throw new Error('this match has no halves');
  return { score: period === 'firstHalf' ? halfTime : secondOf(ending.score, halfTime) };
}

/** An outcome that was bet on. */
export interface PricedLeg extends Outcome {
  /** Decimal odds in thousandths. */
  price: number;
}

/** A leg whose match is over; without a score it is void. */
export interface EndedLeg extends PricedLeg {
  score: Score | null;
}

/** How far an outcome is from being met by a score, in quarter goals: above 0 it is met, 0 is the line itself. Not for the winner. */
export function overLine({ market, side, line }: Outcome, [home, away]: Score): number {
  const above = market === 'handicap' ? 4 * (home - away) + line : 4 * (home + away) - line;
  return side === 'home' || side === 'over' ? above : -above;
}

/** What a final score makes of an outcome at a whole or a half line. A whole one that is met exactly gives the stake back. */
export function resultAtLine(outcome: Outcome, score: Score): Exclude<LineResult, 'void'> {
  if (outcome.market === 'winner') {
    const winner = score[0] > score[1] ? 'home' : score[0] < score[1] ? 'away' : 'draw';
    return winner === outcome.side ? 'won' : 'lost';
  }
  const over = overLine(outcome, score);
  return over > 0 ? 'won' : over < 0 ? 'lost' : 'push';
}

/** How a leg ended: in one word also where its two halves ended in different ways. */
export function resultOf(leg: Outcome & Pick<EndedLeg, 'score'>): LegResult {
  const { score } = leg;
  if (!score) return 'void';
  const [first = 'push', second = first] = splitLine(leg).map((each) => resultAtLine(each, score));
  if (first === second) return first;
  // Lines beside each other are never won and lost by the same score.
  return first === 'won' || second === 'won' ? 'halfWon' : 'halfLost';
}

/** One of the bets that a single is. */
export interface SingleBet extends PricedLeg {
  stake: bigint;
  /** Null while the match goes on. */
  result: LineResult | null;
  payout: bigint;
}

/**
 * The bets that a single is: itself or, at a quarter line, two of half the stake on the lines beside it. An odd smallest
 * amount of the currency goes to the lower line.
 *
 * @param leg without a score it is void; with `undefined` it is open
 */
export function splitSingle(
  stake: bigint,
  leg: PricedLeg & { score?: Score | null | undefined },
  currency: string,
): SingleBet[] {
  const smallest = smallestAmountOf(currency);
  const upper = isQuarter(leg) ? (stake / (2n * smallest)) * smallest : 0n;
  const { market, side, price, score } = leg;
  return splitLine({ market, side, line: leg.line, price }).map((each, place) => {
    const own = place === 0 ? stake - upper : upper;
    const result = score === undefined ? null : score === null ? 'void' : resultAtLine(each, score);
    const payout =
      result === null || result === 'lost'
        ? 0n
        : result === 'won'
          ? paysAt(own, BigInt(price), currency)
          : own;
    return { ...each, stake: own, result, payout };
  });
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** What a leg makes of a parlay's stake, in 1/2,000: midway between two results where each half had its own. */
export function legFactor(leg: EndedLeg): bigint {
  const price = BigInt(leg.price);
  return {
    won: 2n * price,
    halfWon: price + evens,
    push: 2n * evens,
    void: 2n * evens,
    halfLost: evens,
    lost: 0n,
  }[resultOf(leg)];
}

/**
 * What comes back of a bet whose legs have all ended: of a single what its one or two bets bring, of a parlay its stake at
 * the product of its legs, rounded once. A leg that was pushed or is void counts at a price of 1.
 */
export function payoutOf(stake: bigint, legs: readonly EndedLeg[], currency: string): bigint {
  const [only] = legs;
  if (only && legs.length === 1) return sumOf(splitSingle(stake, only, currency).map(({ payout }) => payout));
  const product = legs.reduce((all, leg) => all * legFactor(leg), 1n);
  const price = (product * evens) / (2n * evens) ** BigInt(legs.length);
  return paysAt(stake, price, currency);
}

/** What a bet brings when all its legs are won. */
export function mostPaid(stake: bigint, legs: readonly PricedLeg[], currency: string): bigint {
  const [only] = legs;
  if (!only || legs.length > 1) return paysAt(stake, parlayPrice(legs.map(({ price }) => price)), currency);
  return sumOf(
    splitSingle(stake, only, currency).map((each) => paysAt(each.stake, BigInt(each.price), currency)),
  );
}

/** The part of a stake that stood for something: what a single's line gave back counts for no valid bet. */
export function stakeThatStood(stake: bigint, legs: readonly EndedLeg[], currency: string): bigint {
  const [only] = legs;
  if (!only || legs.length > 1) return stake;
  const stood = splitSingle(stake, only, currency).filter(
    ({ result }) => result === 'won' || result === 'lost',
  );
  return sumOf(stood.map((each) => each.stake));
}
