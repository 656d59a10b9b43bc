import type { AgentTerms } from '#contract';

/**
 * Sample terms that a new operator begins with.
 *
 * @param amount minor units of the merchant's currency for an amount in dollars
 */
export const agentProgrammeOf = (amount: (dollars: number) => string): AgentTerms => ({
  weeks: 4,
  margin: 400,
  rebates: { own: 80, members: 50 },
  tiers: [
    { activeMembers: 5, netLoss: amount(500), rate: 1_500 },
    { activeMembers: 30, netLoss: amount(5_000), rate: 2_000 },
    { activeMembers: 80, netLoss: amount(20_000), rate: 2_500 },
  ],
  members: { start: 40, most: 200 },
  bets: { start: amount(600), most: amount(2_000), step: amount(50) },
});
