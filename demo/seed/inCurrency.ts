import type { Phrase } from '../../sandbox/words/phrase';
import type { DemoMerchant } from './merchants';

/** How an amount stands in an operator's text: dollars bare, dong as Vietnam groups them, others by their sign. */
function write(amount: number, currency: string): string {
  if (currency === 'USD') return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
  if (currency === 'VND') return `₫${amount.toLocaleString('de')}`;
  const isWhole = Number.isInteger(amount);
  return amount.toLocaleString('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole && { minimumFractionDigits: 0 }),
  });
}

/** A text whose amounts are written in dollars, such as `$20`, with the amounts that the brand has in their place. */
export function inCurrency(text: Phrase, merchant: DemoMerchant): Phrase {
  const { currency, creditUnit } = merchant;
  const inBrands = (value: string | number | Phrase): string | number | Phrase => {
    if (typeof value === 'object') return inCurrency(value, merchant);
    const dollars = typeof value === 'string' ? /^\$(\d+(?:\.\d+)?)$/.exec(value)?.[1] : undefined;
    return dollars === undefined ? value : write(Number(dollars) * Number(creditUnit), currency);
  };
  if (!text.values) return text;
  return {
    ...text,
    values: Object.fromEntries(Object.entries(text.values).map(([name, value]) => [name, inBrands(value)])),
  };
}
