import { intlTagOf, type LocaleRow } from '#locales';
import { decimalsOf } from '#contract/currencyDecimals';

/** One run of a formatted amount, so that sign, currency and cents can be styled apart. Their order differs by language. */
export interface MoneyPart {
  readonly type: 'sign' | 'currency' | 'whole' | 'decimal' | 'cents' | 'literal';
  readonly value: string;
}

export interface FormattedMoney {
  /** The whole amount: all parts joined, kept together as one run from left to right where the language runs the other way. */
  readonly text: string;
  readonly parts: readonly MoneyPart[];
}

export interface MoneyOptions {
  /** Decimal places that one minor unit stands for. @default 2 */
  readonly scale?: number;
  /** When a sign is written. @default 'auto': for negative amounts */
  readonly sign?: 'auto' | 'always' | 'exceptZero' | 'never';
  /** How the currency is named. @default 'symbol' */
  readonly currencyDisplay?: 'symbol' | 'code' | 'none';
  /**
   * `ifAny` leaves out cents that are zero: for limits and stakes, never for a balance. `exact` writes more
   * decimals than usual where the amount has them: for a limit that somebody has to type. @default 'always'
   */
  readonly cents?: 'always' | 'ifAny' | 'exact';
}

/** Without them `1.00 US$` would be read as `$US 1.00` in a sentence that runs from right to left. */
const [ltrIsolate, endIsolate] = ['\u2066', '\u2069'];

/** Stands where no amount can be shown. */
const dash = '—';

type Sign = -1 | 0 | 1;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Whole numbers with separators between all groups, also where CLDR leaves 1234 ungrouped (es, pl). */
export function integerFormat(tag: string): Intl.NumberFormat {
  let format = numberFormats.get(tag);
  if (!format) {
    format = new Intl.NumberFormat(tag, { useGrouping: 'always', maximumFractionDigits: 0 });
    numberFormats.set(tag, format);
  }
  return format;
}

const decimalSigns = new Map<string, string>();

/** The sign between whole and cents in a language. */
export function decimalSign(row: LocaleRow): string {
  let sign = decimalSigns.get(intlTagOf(row));
  if (sign === undefined) {
    const parts = new Intl.NumberFormat(intlTagOf(row), { minimumFractionDigits: 1 }).formatToParts(0);
    sign = parts.find((part) => part.type === 'decimal')?.value ?? '.';
    decimalSigns.set(intlTagOf(row), sign);
  }
  return sign;
}

/** The sign between groups of digits in a language; may be a no-break space. */
export function groupSign(row: LocaleRow): string {
  return (
    integerFormat(intlTagOf(row))
      .formatToParts(1e9)
      .find((part) => part.type === 'group')?.value ?? ','
  );
}

const patterns = new Map<string, readonly MoneyPart[]>();

/**
 * Sign, currency and spaces in the order of the language, with one empty `whole` where the number goes. The number is
 * formatted apart because a currency pattern with forced Latin digits loses the lakh groups of Marathi, and because
 * `Intl` in older browsers cannot format a decimal string without rounding it through a float.
 */
function pattern(row: LocaleRow, currency: string, sign: Sign, options: MoneyOptions): readonly MoneyPart[] {
  const { sign: signDisplay = 'auto', currencyDisplay = 'symbol' } = options;
  const key = [intlTagOf(row), currency, sign, signDisplay, currencyDisplay].join('|');
  const known = patterns.get(key);
  if (known) return known;

  // Intl throws on a code that is not three letters, such as USDT: take the place of a real code instead.
  const isIso = /^[A-Z]{3}$/.test(currency);
  const parts = new Intl.NumberFormat(intlTagOf(row), {
    signDisplay,
    ...(currencyDisplay !== 'none' && {
      style: 'currency' as const,
      currency: isIso ? currency : 'USD',
      currencyDisplay: isIso ? currencyDisplay : 'code',
    }),
  }).formatToParts(sign);

  const made: MoneyPart[] = [];
  for (const { type, value } of parts) {
    if (type === 'minusSign' || type === 'plusSign') made.push({ type: 'sign', value });
    else if (type === 'currency') made.push({ type: 'currency', value: isIso ? value : currency });
    else if (type === 'literal') made.push({ type: 'literal', value });
    else if (type === 'integer') made.push({ type: 'whole', value: '' });
  }
  // Codes come from a server: a stream of invented ones must not fill the memory.
  if (patterns.size > 500) patterns.clear();
  patterns.set(key, made);
  return made;
}

/** A currency code as it may be shown: letters, digits and a few signs, at most eight. */
function cleanCode(currency: string): string {
  return currency
    .replace(/[^\p{L}\p{N}.$-]/gu, '')
    .slice(0, 8)
    .toUpperCase();
}

interface Amount {
  readonly sign: Sign;
  readonly whole: bigint;
  readonly cents: string;
}

/**
 * `decimals`: those of the currency. What the amount has beyond them is shown all the same where a whole unit is the
 * smallest, for it is money; of others, fractions of the smallest unit are cut.
 */
function readMinor(
  minor: bigint | string,
  { scale, decimals, isExact }: { scale: number; decimals: number; isExact: boolean },
): Amount | undefined {
  const text = String(minor);
  if (!/^-?\d{1,40}$/.test(text)) return undefined;
  const digits = text.replace('-', '').padStart(scale + 1, '0');
  const whole = BigInt(digits.slice(0, digits.length - scale));
  const fraction = digits.slice(digits.length - scale).padEnd(decimals, '0');
  const usual = decimals === 0 && /[1-9]/.test(fraction.slice(0, 2)) ? 2 : decimals;
  // Cut, not rounded: never shows money that is not there.
  const cents = fraction.slice(0, usual) + (isExact ? fraction.slice(usual).replace(/0+$/, '') : '');
  const isZero = whole === 0n && /^0*$/.test(cents);
  return { sign: isZero ? 0 : text.startsWith('-') ? -1 : 1, whole, cents };
}

/**
 * An amount of money in a language: Latin digits, all groups separated, the decimals of its currency unless asked otherwise:
 * two of a dollar, none of a yen or a dong, three of a Bahraini dinar.
 * @param minor the amount in minor units: a bigint, or the decimal string of the wire such as `"-123450"`.
 * @param currency ISO 4217 code, or any other code of the platform's (`USDT`), which is then shown as it is.
 * @param row the language, from `useLocaleRow()`.
 * @returns a dash if `minor` is not a whole number; never throws.
 */
export function formatMoney(
  minor: bigint | string,
  currency: string,
  row: LocaleRow,
  options: MoneyOptions = {},
): FormattedMoney {
  const amount = readMinor(minor, {
    scale: options.scale ?? 2,
    decimals: decimalsOf(currency),
    isExact: options.cents === 'exact',
  });
  if (!amount) return { text: dash, parts: [{ type: 'literal', value: dash }] };
  const code = cleanCode(currency);
  const shown = code ? options : { ...options, currencyDisplay: 'none' as const };
  const hasCents = amount.cents !== '' && (options.cents !== 'ifAny' || /[1-9]/.test(amount.cents));
  const number: readonly MoneyPart[] = [
    { type: 'whole', value: integerFormat(intlTagOf(row)).format(amount.whole) },
    { type: 'decimal', value: decimalSign(row) },
    { type: 'cents', value: amount.cents },
  ];
  const written = hasCents ? number : number.slice(0, 1);
  const parts = pattern(row, code, amount.sign, shown).flatMap<MoneyPart>((part) =>
    part.type === 'whole' ? written : [part],
  );
  const text = parts.map((part) => part.value).join('');
  return { text: row.dir === 'rtl' ? `${ltrIsolate}${text}${endIsolate}` : text, parts };
}
