import type { LocalisedText } from '../../sandbox/db/schema';
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
export function inCurrency(text: LocalisedText, { currency, creditUnit }: DemoMerchant): LocalisedText {
  const amounts = (words: string): string =>
    words.replaceAll(/\$(\d+(?:\.\d+)?)/g, (_, dollars: string) =>
      write(Number(dollars) * Number(creditUnit), currency),
    );
  return Object.fromEntries(Object.entries(text).map(([tag, words]) => [tag, amounts(words)]));
}
