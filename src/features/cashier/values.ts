import type { Deposit, DepositChannel, DepositMethod, WithdrawalTerms } from '#contract';
import { formatNumber, type LocaleRow } from '#ds-i18n';

const wholeRate = 10_000n;

/** A share of an amount, rounded once, half to even. `rate` in 1/10,000. Source: money rules. */
export function shareOf(amount: bigint, rate: number): bigint {
  const product = amount * BigInt(rate);
  const quotient = product / wholeRate;
  const twice = (product % wholeRate) * 2n;
  return quotient + (twice > wholeRate || (twice === wholeRate && quotient % 2n === 1n) ? 1n : 0n);
}

/** What a channel keeps of an amount in minor units; never more than the amount. */
export function depositFee(
  { feeRate, feeFixed }: Pick<DepositChannel, 'feeRate' | 'feeFixed'>,
  amount: bigint,
): bigint {
  const fee = shareOf(amount, feeRate) + BigInt(feeFixed);
  return fee < amount ? fee : amount;
}

/** The channel that a deposit was opened with, while it is still offered. */
export const channelOf = (
  methods: readonly DepositMethod[],
  { kind, channel }: Pick<Deposit, 'kind' | 'channel'>,
): DepositChannel | undefined =>
  methods.find((method) => method.kind === kind)?.channels.find(({ name }) => name === channel);

/** What a deposit brings: what was credited, or the amount to pay less the fee. */
export function creditOf(deposit: Deposit, channel: DepositChannel | undefined): bigint {
  if (deposit.status === 'credited') return BigInt(deposit.credited);
  const payable = BigInt(deposit.payable);
  return payable - (channel ? depositFee(channel, payable) : BigInt(deposit.fee));
}

/** Minutes as a person says them: 25 min. */
export const minutesText = (minutes: number, row: LocaleRow): string =>
  new Intl.NumberFormat(row.intlTag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);

/** A rate of 1/10,000 as a percentage: 0.5%. */
export const rateText = (rate: number, row: LocaleRow): string =>
  formatNumber(rate / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });

/** What a withdrawal of an amount in minor units costs; never the whole amount. Source: money rules. */
export function withdrawalFee(
  {
    freeLeft,
    feeRate,
    feeMax,
    turnoverFeeRate,
  }: Pick<WithdrawalTerms, 'freeLeft' | 'feeRate' | 'feeMax' | 'turnoverFeeRate'>,
  amount: bigint,
): bigint {
  if (amount <= 0n) return 0n;
  const beyond = freeLeft > 0 ? 0n : shareOf(amount, feeRate);
  const most = BigInt(feeMax);
  const fee = (beyond < most ? beyond : most) + shareOf(amount, turnoverFeeRate);
  return fee < amount ? fee : amount - 1n;
}

/** The most that can be withdrawn at once now. */
export function mostOf({
  withdrawable,
  max,
  amountLeft,
}: Pick<WithdrawalTerms, 'withdrawable' | 'max' | 'amountLeft'>): bigint {
  return [BigInt(withdrawable), BigInt(max), BigInt(amountLeft)].reduce((least, each) =>
    each < least ? each : least,
  );
}
