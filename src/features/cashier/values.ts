import type { Deposit, DepositChannel, DepositMethod, WithdrawalTerms } from '#contract';
import { depositFee } from '#contract/fees';
import { formatNumber, type LocaleRow } from '#ds-i18n';

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
  return payable - (channel ? depositFee(channel, payable, deposit.currency) : BigInt(deposit.fee));
}

/** A rate of 1/10,000 as a percentage: 0.5%. */
export const rateText = (rate: number, row: LocaleRow): string =>
  formatNumber(rate / 10_000, row, { style: 'percent', maximumFractionDigits: 2 });

/** The most that can be withdrawn at once now; nothing of a balance below zero. */
export function mostOf({
  withdrawable,
  max,
  amountLeft,
}: Pick<WithdrawalTerms, 'withdrawable' | 'max' | 'amountLeft'>): bigint {
  const least = [BigInt(withdrawable), BigInt(max), BigInt(amountLeft)].reduce((a, b) => (b < a ? b : a));
  return least > 0n ? least : 0n;
}
