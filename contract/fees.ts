import { shareOf } from './amounts';
import { smallestAmountOf } from './currencyDecimals';

/** What a channel keeps of a deposit: a rate in 1/10,000, and an amount in minor units. */
export interface DepositFeeTerms {
  readonly feeRate: number;
  readonly feeFixed: string;
}

/** What a channel keeps of a deposit; never more than the amount. */
export function depositFee({ feeRate, feeFixed }: DepositFeeTerms, amount: bigint, currency: string): bigint {
  const fee = shareOf(amount, feeRate, currency) + BigInt(feeFixed);
  return fee < amount ? fee : amount;
}

/** What a withdrawal costs: a rate beyond the free ones, `feeMax` at most, and one while a deposit is not bet yet. */
export interface WithdrawalFeeTerms {
  readonly freeLeft: number;
  readonly feeRate: number;
  readonly feeMax: string;
  /** 0 while no deposit has to be bet. */
  readonly turnoverFeeRate: number;
}

/** What a withdrawal of an amount costs; never the whole amount. Source: money rules. */
export function withdrawalFee(
  { freeLeft, feeRate, feeMax, turnoverFeeRate }: WithdrawalFeeTerms,
  amount: bigint,
  currency: string,
): bigint {
  if (amount <= 0n) return 0n;
  const beyond = freeLeft > 0 ? 0n : shareOf(amount, feeRate, currency);
  const most = BigInt(feeMax);
  const fee = (beyond < most ? beyond : most) + shareOf(amount, turnoverFeeRate, currency);
  return fee < amount ? fee : amount - smallestAmountOf(currency);
}
