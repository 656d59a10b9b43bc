import type { VipLevel } from '#contract';

/** What an operator sets of VIP levels; amounts are decimal text of minor units. */
export interface VipRules {
  /** The lowest first, from level 0 on and without gaps; what they ask for grows. */
  levels: VipLevel[];
  /** Days that a gift waits to be claimed. */
  claimDays: { level: number; week: number; birthday: number };
}

/** Valid bets, deposits and monthly bets that a level asks for; its two gifts; all in dollars, the rate in 1/10,000. */
const table: readonly (readonly [number, number, number, number, number, number])[] = [
  [0, 0, 0, 0, 0, 0],
  [100, 20, 10, 1, 2, 10],
  [400, 100, 30, 3, 3, 15],
  [900, 250, 80, 6, 5, 20],
  [1_500, 500, 150, 12, 10, 30],
  [2_500, 1_000, 300, 20, 15, 40],
  [10_000, 3_000, 1_000, 60, 30, 50],
  [50_000, 12_000, 4_000, 250, 80, 60],
  [250_000, 50_000, 15_000, 1_000, 200, 80],
];

/** Rules for a currency in which `dollar` minor units are worth a dollar. */
export function vipRulesOf(dollar: bigint): VipRules {
  const money = (dollars: number): string => (BigInt(dollars) * dollar).toString();
  return {
    levels: table.map(([validBet, deposits, monthly, levelGift, birthdayGift, weeklyRate], level) => ({
      level,
      validBet: money(validBet),
      deposits: money(deposits),
      monthly: money(monthly),
      levelGift: money(levelGift),
      birthdayGift: money(birthdayGift),
      weeklyRate,
    })),
    claimDays: { level: 90, week: 14, birthday: 30 },
  };
}

/** What a member did, as far as levels ask for it. */
export interface VipFigures {
  validBet: bigint;
  deposits: bigint;
  /** Valid bets of the business month. */
  monthly: bigint;
}

/** The level after one, when what it asks for is done; `highest` is the highest one ever reached. */
function isNextReached(next: VipLevel, highest: number, done: VipFigures): boolean {
  // A level that was lost has its totals already; it comes back by the bets of a month that would have kept it.
  if (next.level <= highest) return done.monthly >= BigInt(next.monthly);
  return done.validBet >= BigInt(next.validBet) && done.deposits >= BigInt(next.deposits);
}

/** Climbs from a level as far as what was done allows. */
export function reachedLevel(
  { levels }: Pick<VipRules, 'levels'>,
  from: { level: number; highest: number },
  done: VipFigures,
): { level: number; highest: number } {
  let { level, highest } = from;
  for (let next = levels[level + 1]; next && isNextReached(next, highest, done); next = levels[level + 1]) {
    level += 1;
    highest = Math.max(highest, level);
  }
  return { level, highest };
}
