import type { AgentProgramme } from '#contract';

/** Sample terms, for stories and tests. */
export const programme: AgentProgramme = {
  currency: 'USD',
  weeks: 4,
  margin: 400,
  rebates: { own: 80, members: 50 },
  tiers: [
    { activeMembers: 5, netLoss: '50000', rate: 1_500 },
    { activeMembers: 30, netLoss: '500000', rate: 2_000 },
    { activeMembers: 80, netLoss: '2000000', rate: 2_500 },
  ],
  members: { start: 40, most: 200 },
  bets: { start: '60000', most: '200000', step: '5000' },
};
