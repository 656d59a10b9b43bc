import type { JackpotLevel } from '#contract';
import { smallestAmountOf } from '#contract/currencyDecimals';
import type { Random } from '../../ports';

/** What a jackpot is, in minor units of the catalogue's dollar. */
export interface JackpotRule {
  /** What it begins with. */
  start: bigint;
  /** Won before it is larger than this, whoever by. */
  most: bigint;
  /** What goes into it of each stake on its games, in ten-thousandths. */
  share: bigint;
  /** A stake of one wins it once in so many times; a larger one so many times more often. */
  odds: number;
  /** What other sites that share it add in a minute. */
  perMinute: bigint;
}

/** The jackpots of the demo's provider, which all sites that offer its games share. */
export const jackpotRules: Record<JackpotLevel, JackpotRule> = {
  minor: { start: 5_000n, most: 25_000n, share: 50n, odds: 2_000_000, perMinute: 400n },
  major: { start: 100_000n, most: 500_000n, share: 30n, odds: 80_000_000, perMinute: 900n },
  grand: { start: 5_000_000n, most: 25_000_000n, share: 20n, odds: 3_000_000_000, perMinute: 3_000n },
};

/** Parts of a minor unit that a jackpot counts in. */
export const partsOfUnit = 10_000n;

/** What a jackpot pays, in minor units: what does not make an amount of its currency stays in it. */
export function jackpotAmount({ parts }: Pick<JackpotCount, 'parts'>, currency: string): bigint {
  const smallest = smallestAmountOf(currency);
  return (parts / (partsOfUnit * smallest)) * smallest;
}
const minuteMs = 60_000n;

/** What a jackpot held when it was last counted. */
export interface JackpotCount {
  /** Ten-thousandths of a minor unit. */
  parts: bigint;
  countedAt: Date;
  /** When it was last won at another site; null when it has not been. */
  elsewhereAt: Date | null;
}

/** The count of a jackpot that nobody of a brand has bet for. */
export const unplayed = ({ start }: JackpotRule, unit: bigint): JackpotCount => ({
  parts: start * unit * partsOfUnit,
  countedAt: new Date(Date.UTC(2026, 0, 1)),
  elsewhereAt: null,
});

/**
 * What a jackpot has grown to. The other sites bet at an even pace; whoever of them brings it to its most wins it, and it
 * begins again.
 * @param unit the merchant's stake unit
 */
export function countJackpot(
  { start, most, perMinute }: JackpotRule,
  unit: bigint,
  { parts, countedAt, elsewhereAt }: JackpotCount,
  now: Date,
): JackpotCount {
  const [first, span, pace] = [start, most - start, perMinute].map(
    (amount) => amount * unit * partsOfUnit,
  ) as [bigint, bigint, bigint];
  const elapsed = BigInt(Math.max(0, now.getTime() - countedAt.getTime()));
  const grown = parts - first + (pace * elapsed) / minuteMs;
  if (grown < span) return { parts: first + grown, countedAt: now, elsewhereAt };
  const over = grown % span;
  const sinceMs = Number((over * minuteMs) / pace);
  return { parts: first + over, countedAt: now, elsewhereAt: new Date(now.getTime() - sinceMs) };
}

/**
 * Which jackpot a bet wins; the largest when chance gives several.
 * @param stake in minor units of the catalogue's dollar
 */
export function drawJackpot(stake: bigint, random: Pick<Random, 'below'>): JackpotLevel | undefined {
  const hit = (level: JackpotLevel): boolean => BigInt(random.below(jackpotRules[level].odds)) < stake;
  return (['grand', 'major', 'minor'] as const).find(hit);
}
