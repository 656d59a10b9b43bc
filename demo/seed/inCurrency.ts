import { type Phrase, money } from '#platform/words';
import type { DemoMerchant } from './merchants';

/** A text whose amounts are written in dollars, such as `$20`, with the amounts that the brand has in their place. */
export function inCurrency(text: Phrase, merchant: DemoMerchant): Phrase {
  if (!('values' in text) || !text.values) return text;
  const { currency, creditUnit } = merchant;
  const inBrands = (value: string | number | Phrase): string | number | Phrase => {
    if (typeof value === 'object') return inCurrency(value, merchant);
    const [, dollars, cents = ''] =
      (typeof value === 'string' && /^\$(\d+)(?:\.(\d{1,2}))?$/.exec(value)) || [];
    if (dollars === undefined) return value;
    return money(BigInt(dollars + cents.padEnd(2, '0')) * creditUnit, currency, { isWhole: true });
  };
  return {
    ...text,
    values: Object.fromEntries(Object.entries(text.values).map(([name, value]) => [name, inBrands(value)])),
  };
}
