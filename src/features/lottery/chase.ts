import { lotteryBounds } from '#contract/lotteryRules';

/** How a basket goes on over several draws, as somebody chooses it. */
export interface ChaseChoice {
  /** Off, the basket is for the open draw alone. */
  isOn: boolean;
  /** Draws, the open one included; not a number while the field does not say how many. */
  draws: number;
  /** `same` bets as much in every draw, `double` twice as much as in the one before. */
  growth: 'same' | 'double';
  /** Ends with the first win; the stakes of later draws come back. */
  stopsOnWin: boolean;
}

export const noChase: ChaseChoice = { isOn: false, draws: 5, growth: 'same', stopsOnWin: true };

/** Most draws of a growth: doubled stakes reach the largest multiple in ten. */
export const mostDraws = (growth: ChaseChoice['growth']): number =>
  growth === 'same' ? lotteryBounds.draws : Math.floor(Math.log2(lotteryBounds.multiple)) + 1;

/** How many times its stake each line is bet, draw by draw: one draw for a basket without a chase, none for no number. */
export function multiplesOf({ isOn, draws, growth }: ChaseChoice): number[] {
  if (!isOn) return [1];
  return Array.from({ length: Math.min(draws, mostDraws(growth)) }, (_, step) =>
    growth === 'same' ? 1 : 2 ** step,
  );
}

/** What a basket costs over all its draws, minor units. */
export const costOf = (once: bigint, chase: ChaseChoice): bigint =>
  multiplesOf(chase).reduce((sum, times) => sum + once * BigInt(times), 0n);
