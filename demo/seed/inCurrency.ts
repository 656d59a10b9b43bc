import type { LocalisedText } from '../../sandbox/db/schema';
import type { DemoMerchant } from './merchants';

/** How each currency of the demo brands writes an amount that stands in an operator's text. */
const written: Readonly<Record<string, (amount: number) => string>> = {
  USD: (amount) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`,
  THB: (amount) => `฿${amount.toLocaleString('en')}`,
  VND: (amount) => `₫${amount.toLocaleString('de')}`,
};

/** A text whose amounts are written in dollars, such as `$20`, with the amounts that the brand has in their place. */
export function inCurrency(text: LocalisedText, { currency, creditUnit }: DemoMerchant): LocalisedText {
  const write = written[currency];
  if (!write) return text;
  const amounts = (words: string): string =>
    words.replaceAll(/\$(\d+(?:\.\d+)?)/g, (_, dollars: string) =>
      write(Number(dollars) * Number(creditUnit)),
    );
  return Object.fromEntries(Object.entries(text).map(([tag, words]) => [tag, amounts(words)]));
}
