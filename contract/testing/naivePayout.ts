import { smallestAmountOf } from '../currencyDecimals';
import type { Outcome, Period } from '../sportsMarkets';
import type { EndedLeg } from '../sportsRules';

/** A reckoning beside the one that pays: goals as decimals, money as exact fractions, in the words of a printed rule book. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
});
const whole = (top: bigint): Fraction => ({ top, bottom: 1n });

/** To the nearest amount that the currency has, the even one of two. */
function rounded({ top, bottom }: Fraction, currency: string): bigint {
  const smallest = smallestAmountOf(currency);
  const below = top / (bottom * smallest);
  const rest = { top: top - below * bottom * smallest, bottom: bottom * smallest };
  const isUp = rest.top * 2n > rest.bottom || (rest.top * 2n === rest.bottom && below % 2n === 1n);
  return (isUp ? below + 1n : below) * smallest;
}

/** A goal: its minute, of which the first half has 45, and who scored it. */
export interface NaiveGoal {
  minute: number;
  side: 'home' | 'away';
}

/** Goals of both sides as bets on a half or on the whole match count them, one goal after the other. */
export function naiveScore(goals: readonly NaiveGoal[], period?: Period): [home: number, away: number] {
  const score = { home: 0, away: 0 };
  for (const { minute, side } of goals) {
    const own = minute <= 45 ? 'firstHalf' : 'secondHalf';
    if (period === undefined || period === own) score[side] += 1;
  }
  return [score.home, score.away];
}

/** The lines of the bets that one on a line is, in goals as the player reads them, lower first. */
export function linesOf({ side, line }: Outcome): number[] {
  const read = (side === 'away' ? 0 - line : line) / 4;
  return Number.isInteger(read * 2) ? [read] : [read - 0.25, read + 0.25];
}

/** What one such bet at a price brings for each unit of its stake. */
function bringsOf({ market, side, price, score }: EndedLeg, line: number): Fraction {
  const [win, back, nothing] = [{ top: BigInt(price), bottom: 1_000n }, whole(1n), whole(0n)];
  if (!score) return back;
  const [home, away] = score;
  const met = (mine: number, theirs: number) => (mine > theirs ? win : mine < theirs ? nothing : back);
  if (market === 'total') return side === 'over' ? met(home + away, line) : met(line, home + away);
  if (market === 'handicap') return side === 'home' ? met(home + line, away) : met(away + line, home);
  if (side === 'draw') return home === away ? win : nothing;
  return (side === 'home' ? home > away : away > home) ? win : nothing;
}

/** What comes back of a bet whose legs have all ended. */
export function naivePayout(stake: bigint, legs: readonly EndedLeg[], currency: string): bigint {
  const [only] = legs;
  if (only && legs.length === 1) {
    const smallest = smallestAmountOf(currency);
    const lines = linesOf(only);
    let left = stake / smallest;
    let paid = 0n;
    lines.forEach((line, place) => {
      // What cannot be halved is on the lower line, which is settled first.
      const own = (left + BigInt(lines.length - place) - 1n) / BigInt(lines.length - place);
      left -= own;
      paid += rounded(times(whole(own * smallest), bringsOf(only, line)), currency);
    });
    return paid;
  }
  const price = legs
    .map((each) => {
      const all = linesOf(each).map((line) => bringsOf(each, line));
      return times(all.reduce(plus, whole(0n)), { top: 1n, bottom: BigInt(all.length) });
    })
    .reduce(times, whole(1n));
  // The price of a parlay is in thousandths, floored.
  const thousandths = (price.top * 1_000n) / price.bottom;
  return rounded({ top: stake * thousandths, bottom: 1_000n }, currency);
}
