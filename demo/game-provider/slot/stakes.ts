import type { GameRow } from '#platform/schema';
import { lineCounts } from './lines';
import { profileByReturn } from './maths';
import type { SlotProfile } from './profiles';

/** What makes one game of the catalogue a playable slot. */
export interface SlotGame {
  profile: SlotProfile;
  lineCount: number;
  /** Whole stakes that can be chosen, minor units of the player's currency, smallest first. */
  stakes: bigint[];
}

const steps = [1n, 2n, 3n, 5n, 10n, 20n, 30n, 50n, 100n, 200n, 500n];
/** Steps that a game without a largest stake offers. */
const usualSteps = 9;

/**
 * The slot behind a game; undefined for a game that is none: another category, or lines and a return that no profile
 * has. `unit` turns the catalogue's stakes into those of the player's currency.
 */
export function slotOf(
  { category, lines, rtp, minBet, maxBet }: Pick<GameRow, 'category' | 'lines' | 'rtp' | 'minBet' | 'maxBet'>,
  unit: bigint,
): SlotGame | undefined {
  const profile = category === 'RNG' ? profileByReturn(rtp) : undefined;
  if (!profile || !(lineCounts as readonly number[]).includes(lines)) return undefined;
  const all = maxBet === null ? steps.slice(0, usualSteps) : steps.filter((step) => minBet * step <= maxBet);
  return { profile, lineCount: lines, stakes: all.map((step) => minBet * step * unit) };
}
