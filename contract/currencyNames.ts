import { typedText } from './typedText';

/** What people write and CLDR does not have, or has in another language only. */
const written: Readonly<Record<string, readonly string[]>> = {
  CNY: ['元', '人民币', 'RMB'],
  IDR: ['Rp'],
  INR: ['Rs', '₹', 'रु', 'रुपये'],
  JPY: ['円'],
  KHR: ['រៀល', 'riel'],
  KRW: ['원'],
  LAK: ['ກີບ', 'kip'],
  MMK: ['ကျပ်', 'Ks'],
  MYR: ['RM'],
  PHP: ['piso', 'P'],
  PLN: ['zł'],
  RUB: ['руб', 'р'],
  SEK: ['kr'],
  NOK: ['kr'],
  DKK: ['kr'],
  THB: ['บาท', 'baht'],
  TRY: ['TL'],
  UAH: ['грн'],
  USD: ['US$', 'USD'],
  USDT: ['USDT', '₮'],
  VND: ['đ', '₫', 'VNĐ', 'đồng', 'dong'],
};

const kept = new Map<string, readonly string[]>();

const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;

/** The code, the sign and the words of a currency, in the language and in English. */
function namesOf(currency: string, tag: string): string[] {
  const fromCldr = /^[A-Z]{3}$/.test(currency)
    ? [tag, 'en'].flatMap((each) =>
        displays.flatMap((currencyDisplay) =>
          [1, 2, 5].flatMap((count) =>
            new Intl.NumberFormat(each, { style: 'currency', currency, currencyDisplay })
              .formatToParts(count)
              .filter(({ type }) => type === 'currency')
              .map(({ value }) => value),
          ),
        ),
      )
    : [];
  return [currency, ...fromCldr, ...(written[currency] ?? [])].map(typedText);
}

function namesIn(currency: string, tag: string): readonly string[] {
  const key = `${tag}|${currency}`;
  const known = kept.get(key);
  if (known) return known;
  const names = [...new Set(namesOf(currency, tag).map((name) => name.toLowerCase()))];
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  // Codes come from a server: a stream of invented ones must not fill the memory.
  if (kept.size > 200) kept.clear();
  kept.set(key, longestFirst);
  return longestFirst;
}

/**
 * A text without the currency that people write before or behind an amount; another currency stays, and is refused.
 * @param tag language that the currency may be named in, as `Intl` knows it; its English names are known in all.
 */
export function withoutCurrency(text: string, currency: string, tag: string): string {
  const bare = typedText(text).trim();
  const lower = bare.toLowerCase();
  // A word that grows in lower case, such as one with İ, is no currency.
  if (lower.length !== bare.length) return bare;
  for (const name of namesIn(currency.toUpperCase(), tag)) {
    if (lower.startsWith(name)) return bare.slice(name.length).replace(/^\./, '');
    if (lower.endsWith(name)) return bare.slice(0, -name.length);
    if (lower.endsWith(`${name}.`)) return bare.slice(0, -name.length - 1);
  }
  return bare;
}
