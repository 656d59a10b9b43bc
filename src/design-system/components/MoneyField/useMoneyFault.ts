import { formatMoney, useDs } from '#ds-i18n';
import { isolate } from '#contract/isolated';
import { formatMoneyInput } from '../../i18n/formatMoneyInput';
import { readMoney, wireMinor, type MoneyShape } from './moneyText';

/** Limits of a field, and whether its text is still being typed. */
export interface MoneyLimits extends MoneyShape {
  /** The field was left, or sent, since it was last empty. */
  readonly isLeft: boolean;
  readonly minValue: string | bigint | undefined;
  readonly maxValue: string | bigint | undefined;
}

/** An example in the reader's notation: with groups, and decimals if the currency has them. */
const example = '123450';

/**
 * What is wrong with a typed amount, in words; undefined while nothing is. What can still become right while it is
 * typed ("-", or 5 on the way to 50) is not held against anybody before the field is left.
 * @param text what was typed; an empty text has no fault.
 * @param minor what it means, or null.
 */
export function useMoneyFault(text: string, minor: string | null, limits: MoneyLimits): string | undefined {
  const ds = useDs();
  const { row, currency, scale, decimals, isLeft } = limits;
  const [min, max] = [wireMinor(limits.minValue), wireMinor(limits.maxValue)];
  // The amount keeps its own direction within a sentence of the other one.
  const named = (amount: string) =>
    isolate(formatMoney(amount, currency, row, { scale, cents: 'exact' }).text);

  if (minor !== null) {
    if (max !== null && BigInt(minor) > BigInt(max)) return ds('number.tooLarge', { max: named(max) });
    if (isLeft && min !== null && BigInt(minor) < BigInt(min)) {
      return ds('number.tooSmall', { min: named(min) });
    }
    return undefined;
  }
  const read = readMoney(text, limits);
  if (read.ok || read.reason === 'empty') return undefined;
  if (read.reason === 'tooManyDecimals') return ds('money.tooManyDecimals', { count: decimals });
  if (read.reason === 'tooLong') return ds('money.tooLong');
  if (!isLeft) return undefined;
  if (read.reason === 'negative') return ds('money.negative');
  const amount = decimals === 2 ? example : example + '0'.repeat(decimals);
  return ds('money.invalid', { example: isolate(formatMoneyInput(amount, row, decimals)) });
}
