import type { PayFigures } from '#contract';
import type { SlipReports } from '#features/contracts/ContractSlip.tsx';

/**
 * Reports of exactly what a pay counts: its team, its days, or the hour or five minutes where that is its time, and of a
 * real-time wage the bets that are large enough. Reports are of the own team when no other is named.
 */
export function slipReports(figures: PayFigures, side: 'mine' | 'given'): SlipReports {
  const { kind, firstDay, lastDay, from, to, teamId, singleBet } = figures;
  const team = { from: firstDay, to: lastDay, ...(side === 'given' && { under: teamId }) };
  const isWhole = kind === 'dividend' || kind === 'daily';
  const bets = (status?: string): string =>
    address('personalHistoryCopy', {
      ...team,
      ...(!isWhole && { since: from, until: to }),
      ...(singleBet !== undefined && singleBet !== '0' && { stakeFrom: singleBet }),
      ...(status && { status }),
    });
  const payments = (type: string): string =>
    address('agentDownlineTransactionDetailsCopy', { ...team, of: 'dividend', type });
  return {
    bets: bets(),
    won: bets('won'),
    lost: bets('lost'),
    rebates: payments('rebate'),
    bonuses: payments('bonus'),
    wages: payments('wage'),
  };
}

const address = (page: string, query: Record<string, string>): string =>
  `/agent/${page}?${new URLSearchParams(query).toString()}`;
