import type { GameCategory } from '#contract';
import type { Wording } from '#platform/schema';
import { word } from '#platform/words';

/**
 * A reward of the demo member. Amounts are written in dollars, days count from the beginning of the world, and are
 * many where something is there to be claimed: a world is used for weeks.
 */
export interface RewardSeed {
  title: Wording;
  reason: Wording;
  dollars: number;
  opens: number;
  ends: number;
  /** Without it the reward is cash. */
  bonus?: { wagering: number; days: number; maxStake: number; gameTypes: GameCategory[] };
}

const cash = word('demo.reward.cashReward');

export const rewardSeeds: readonly RewardSeed[] = [
  {
    title: cash,
    reason: word('demo.reward.yearWithUs'),
    dollars: 25,
    opens: -6,
    ends: 27,
  },
  {
    title: word('demo.reward.weekendReload'),
    reason: word('demo.reward.lastDeposit'),
    dollars: 100,
    opens: -2,
    ends: 24,
    bonus: { wagering: 8, days: 7, maxStake: 5, gameTypes: ['RNG', 'FISH'] },
  },
  {
    title: word('demo.reward.autumnDraw'),
    reason: word('demo.reward.oneOf12Winners'),
    dollars: 10,
    opens: -1,
    ends: 30,
  },
  {
    title: word('demo.reward.newYearBonus'),
    reason: word('demo.reward.everyYear'),
    dollars: 10,
    opens: 40,
    ends: 54,
  },
  {
    title: cash,
    reason: word('demo.reward.weekOfSlotsOctober'),
    dollars: 25,
    opens: -36,
    ends: -22,
  },
];
