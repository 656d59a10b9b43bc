import { decimalsOf, isFiner } from '../../contract/currencyDecimals';
import type { MerchantSettings } from './settings';

/** What looks like an amount and is none: numbers of accounts at banks, modules that are on, and the like. */
const noAmounts = /(?:^|\.)(?:account|id|code|path|url|name|holder|phone|enabled)$/;

/**
 * Why the platform cannot count for a merchant, in words with the place; undefined when it can. Amounts are kept in hundredths, so that a currency has no more
 * than two decimals; and no amount of its settings is finer than the currency has. Every whole number that a setting
 * writes as text is an amount in minor units.
 */
export function setUpFault(
  merchant: string,
  currency: string,
  values: Partial<Readonly<Record<keyof MerchantSettings, unknown>>>,
): string | undefined {
  if (decimalsOf(currency) > 2)
    return `${merchant}: ${currency} has three decimals; amounts are kept in hundredths.`;
  const finer = (path: string, value: unknown): string[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inner]) => finer(path ? `${path}.${name}` : name, inner));
    const isAmount = (typeof value === 'string' && /^-?\d{1,18}$/.test(value)) || path === 'stakeUnit';
    if (!isAmount || noAmounts.test(path)) return [];
    return isFiner(BigInt(value as string | number), currency) ? [`${path} is ${String(value)}`] : [];
  };
  const found = finer('', values);
  if (found.length === 0) return undefined;
  return `${merchant}: amounts finer than ${currency} has, in minor units: ${found.join(', ')}.`;
}
