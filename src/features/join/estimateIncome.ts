import type { AgentProgramme } from '#contract';
import { shareOf } from '#contract/amounts';

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

/** Works out a month of an agent with so many members who bet so much a week each. Source: money rules. */
export function estimateIncome(
  { currency, weeks, margin, rebates, tiers }: AgentProgramme,
  members: number,
  weeklyBet: bigint,
): IncomeEstimate {
  const bets = BigInt(members) * weeklyBet * BigInt(weeks);
  const loss = shareOf(bets, margin, currency) - shareOf(bets, rebates.members, currency);
  const netLoss = loss > 0n ? loss : 0n;
  const tier = tiers.findLastIndex(
    (each) => members >= each.activeMembers && netLoss >= BigInt(each.netLoss),
  );
  const dividendRate = tiers[tier]?.rate ?? 0;
  const dividend = shareOf(netLoss, dividendRate, currency);
  const rebateRate = Math.max(0, rebates.own - rebates.members);
  const rebate = shareOf(bets, rebateRate, currency);
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
