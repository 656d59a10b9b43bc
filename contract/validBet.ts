import { shareOf } from './amounts';

/**
 * What counts of a finished bet: min(stake, |result|) times the share of its game type, in 1/10,000. Source: money rules.
 *
 * @param stood the part of the stake that did not just go back, as that of a pushed half does
 */
export function validBetOf(
  stake: bigint,
  payout: bigint,
  share: number,
  currency: string,
  stood = stake,
): bigint {
  const result = payout - stake;
  const size = result < 0n ? -result : result;
  return shareOf(size < stood ? size : stood, share, currency);
}
