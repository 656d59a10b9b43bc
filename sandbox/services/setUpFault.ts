import { decimalsOf, isFiner } from '../../contract/currencyDecimals';
import { mapAmounts } from './settingAmounts';
import type { MerchantSettings } from './settings';

/**
 * Why the platform cannot count for a merchant, in words with the place; undefined when it can. Amounts are kept in
 * hundredths, so that a currency has no more than two decimals; and no amount of its settings is finer than the currency has.
 */
export function setUpFault(
  merchant: string,
  currency: string,
  values: Partial<Readonly<Record<keyof MerchantSettings, unknown>>>,
): string | undefined {
  if (decimalsOf(currency) > 2)
    return `${merchant}: ${currency} has three decimals; amounts are kept in hundredths.`;
  const found: string[] = [];
  mapAmounts(values, (amount, path) => {
    if (isFiner(amount, currency)) found.push(`${path} is ${amount}`);
    return amount;
  });
  if (found.length === 0) return undefined;
  return `${merchant}: amounts finer than ${currency} has, in minor units: ${found.join(', ')}.`;
}
