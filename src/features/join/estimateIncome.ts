import type { AgentProgramme } from '#contract';

/** What a month could bring an agent, line by line; amounts in minor units, rates in 1/10,000. */
export interface IncomeEstimate {
  /** Valid bets of the team in the month. */
  bets: bigint;
  /** What the team loses, less the rebates that its members get. */
  netLoss: bigint;
  /** The tier that is reached, from 1; 0 below the first. */
  tier: number;
  dividendRate: number;
  dividend: bigint;
  /** What of each bet the agent earns: the difference of the two rates. */
  rebateRate: number;
  rebate: bigint;
  total: bigint;
}

const whole = 10_000n;

/** A share of an amount that is not negative: rounded once, half to even. */
function shareOf(amount: bigint, rate: number): bigint {
  const product = amount * BigInt(rate);
  const down = product / whole;
  const twice = (product % whole) * 2n;
  return twice > whole || (twice === whole && down % 2n === 1n) ? down + 1n : down;
}

/** Works out a month of an agent with so many members who bet so much a week each. Source: money rules. */
export function estimateIncome(
  { weeks, margin, rebates, tiers }: AgentProgramme,
  members: number,
  weeklyBet: bigint,
): IncomeEstimate {
  const bets = BigInt(members) * weeklyBet * BigInt(weeks);
  const loss = shareOf(bets, margin) - shareOf(bets, rebates.members);
  const netLoss = loss > 0n ? loss : 0n;
  const tier = tiers.findLastIndex(
    (each) => members >= each.activeMembers && netLoss >= BigInt(each.netLoss),
  );
  const dividendRate = tiers[tier]?.rate ?? 0;
  const dividend = shareOf(netLoss, dividendRate);
  const rebateRate = Math.max(0, rebates.own - rebates.members);
  const rebate = shareOf(bets, rebateRate);
  return {
    bets,
    netLoss,
    tier: tier + 1,
    dividendRate,
    dividend,
    rebateRate,
    rebate,
    total: dividend + rebate,
  };
}
