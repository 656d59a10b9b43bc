import { currencyDecimals } from './currencyDecimals';
import { withoutCurrency } from './currencyNames';
import { typedText } from './typedText';

/** How a language writes numbers. */
export interface NumberSigns {
  /** Between the whole and the fraction. */
  readonly decimal: string;
  /** Between groups of digits; may be a no-break space. */
  readonly group: string;
}

/** What a typed or pasted text means as a number; a refusal says why, for the message under the field. */
export type ParsedNumber =
  | { readonly ok: true; readonly minor: bigint }
  | { readonly ok: false; readonly reason: 'empty' | 'invalid' | 'negative' | 'tooManyDecimals' | 'tooLong' };

/** More digits than any number here has; keeps a pasted book from becoming arithmetic. */
const maxWholeDigits = 15;

/** Groups of three, or of two before the last three as in South Asia. */
const grouped = /^(?!0)(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/** Zeros behind a decimal sign are no fraction; three of them may be a group of the other notation. */
const noFraction = /^0{1,2}$/;

function splitAtDecimal(number: string, decimal: string, scale: number): [string, string, ...string[]] {
  const [whole = '', cents = '', ...rest] = number.split(decimal);
  if (number.includes(decimal)) return [whole, cents, ...rest];
  const [before = '', after = '', ...more] = number.split(decimal === ',' ? '.' : ',');
  const canBeDecimal = more.length === 0 && after.length > 0;
  // No group begins with a zero, and none has two digits at its end.
  const isDecimal =
    canBeDecimal && (/^0?$/.test(before) || after.length <= Math.min(scale, 2) || noFraction.test(after));
  return isDecimal ? [before, after] : [whole, ''];
}

/**
 * Reads an amount, a rate or a count the way a language writes it: what is sent for a text. Groups have to be where
 * groups belong, so that "1,5" in English is refused instead of becoming 15. The other language's decimal sign is
 * understood where it can mean nothing else ("1.50" in Vietnamese), since phone keyboards follow the phone's language and
 * not the page's.
 * @param text what was typed or pasted; digits of any script and spaces around are fine.
 * @param scale decimal places that one minor unit stands for; more are refused, never rounded.
 */
export function parseNumber(text: string, { decimal, group }: NumberSigns, scale = 2): ParsedNumber {
  if (text.length > 100) return { ok: false, reason: 'tooLong' };
  const bare = typedText(text)
    .trim()
    .replaceAll('−', '-')
    .replaceAll('٫', decimal)
    .replaceAll('٬', group)
    .replace(/(?<=\d)[\s'’](?=\d)/g, ' ');
  if (bare === '') return { ok: false, reason: 'empty' };

  const unsigned = /^\s*([+-]?)\s*([\d., ]+)$/.exec(bare);
  const [, sign, number = ''] = unsigned ?? [];
  if (!/\d/.test(number)) return { ok: false, reason: 'invalid' };

  const [whole, cents, ...rest] = splitAtDecimal(number, decimal, scale);
  const kinds = [...new Set(whole.match(/[., ]/g))];
  const own = /\s/.test(group) ? ' ' : group;
  // One kind of separator at a time, and not another language's: "1,234 567" is a slip, not a number.
  const hasGroups = kinds.length === 1 && (kinds[0] === own || kinds[0] === ' ');
  const groups = whole.replaceAll(/[., ]/g, ',');
  if (rest.length > 0 || !/^\d*$/.test(cents)) return { ok: false, reason: 'invalid' };
  if (kinds.length > 0 && !(hasGroups && grouped.test(groups))) return { ok: false, reason: 'invalid' };
  if (sign === '-') return { ok: false, reason: 'negative' };
  const fraction = cents.length > scale && noFraction.test(cents) ? '' : cents;
  if (fraction.length > scale) return { ok: false, reason: 'tooManyDecimals' };

  const digits = groups.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > maxWholeDigits) return { ok: false, reason: 'tooLong' };
  return { ok: true, minor: BigInt((digits || '0') + fraction.padEnd(scale, '0')) };
}

/** How amounts of one field are written. */
export interface AmountShape {
  /** Language that a currency may be named in, as `Intl` knows it. */
  readonly tag: string;
  readonly signs: NumberSigns;
  /** Code of the currency that may stand beside the amount. */
  readonly currency: string;
  /** Decimal places that one minor unit stands for. @default 2 */
  readonly scale?: number;
}

/** What a typed amount means in minor units, with no more decimals than its currency has. */
export function parseAmount(text: string, { tag, signs, currency, scale = 2 }: AmountShape): ParsedNumber {
  const decimals = currencyDecimals(currency, scale);
  const parsed = parseNumber(withoutCurrency(text, currency, tag), signs, decimals);
  return parsed.ok ? { ok: true, minor: parsed.minor * 10n ** BigInt(scale - decimals) } : parsed;
}
