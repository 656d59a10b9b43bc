import { shareOf } from './amounts';

/** What counts of a finished bet: min(stake, |result|) times the share of its game type, in 1/10,000. Source: money rules. */
export function validBetOf(stake: bigint, payout: bigint, share: number, currency: string): bigint {
  const result = payout - stake;
  const size = result < 0n ? -result : result;
  return shareOf(size < stake ? size : stake, share, currency);
}
