import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeRow, locales } from '#locales';
import { formatMoney } from './formatMoney';
import golden from './money.golden.json';

/** ICU versions differ in the kind of space and in invisible direction marks; neither is what this table is about. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/\p{Cf}/gu, '');

/** 0, 0.005, 1, 1234, 1234567.89 and -1 in thousandths. */
const amounts = ['0', '5', '1000', '1234000', '1234567890', '-1000'];
const rows = locales.map((row) => [row.tag, row] as const);
const en = localeRow('en');

describe('formatMoney', () => {
  // A language that is new has no row until somebody who reads it has looked at one; a release asks for it.
  it.each(Object.entries(golden))(
    '%s writes the golden row in its own currency',
    (tag, [currency = '', ...texts]) => {
      const row = localeRow(tag as keyof typeof golden);
      expect(amounts.map((minor) => plain(formatMoney(minor, currency, row, { scale: 3 }).text))).toEqual(
        texts,
      );
    },
  );

  it.each(rows)(
    '%s: the decimals of the currency, groups and Latin digits for any amount and currency',
    (_tag, row) => {
      const isolated = (text: string) => (row.dir === 'rtl' ? `\u2066${text}\u2069` : text);
      const currencies = fc.constantFrom('USD', 'VND', 'JPY', 'KWD', 'USDT', 'BTC', 'EUR', 'ZZZ');
      fc.assert(
        fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), currencies, (minor, currency) => {
          const { text, parts } = formatMoney(minor, currency, row);
          const of = (type: string) => parts.filter((part) => part.type === type).map((part) => part.value);
          // As one run from left to right, wherever it stands.
          expect(isolated(parts.map((part) => part.value).join(''))).toBe(text);
          const hundredths = String(minor).replace('-', '').padStart(3, '0').slice(-2);
          const isWhole = ['VND', 'JPY'].includes(currency) && hundredths === '00';
          // A fraction of what has none is money all the same.
          expect(of('cents')).toEqual(isWhole ? [] : [currency === 'KWD' ? `${hundredths}0` : hundredths]);
          expect(of('decimal')).toHaveLength(isWhole ? 0 : 1);
          expect(of('whole').join('').replace(/\D/g, '')).toBe(
            String(minor).replace('-', '').padStart(3, '0').slice(0, -2),
          );
          expect(
            of('whole')
              .join('')
              .split(/\D/)
              .every((group) => group.length <= 3),
          ).toBe(true);
          expect(of('sign')).toHaveLength(minor < 0n ? 1 : 0);
          expect(of('currency')).toHaveLength(1);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('keeps lakh groups where the language has them, with forced Latin digits', () => {
    for (const tag of ['hi', 'mr', 'bn', 'ta', 'te', 'ne'] as const) {
      expect(formatMoney('123456789', 'INR', localeRow(tag)).text).toContain('12,34,567.89');
    }
  });

  it('shows codes that are no ISO currency as they are', () => {
    expect(plain(formatMoney('150', 'USDT', en).text)).toBe('USDT 1.50');
    expect(plain(formatMoney('150', 'usdt', localeRow('vi')).text)).toBe('1,50 USDT');
    expect(plain(formatMoney('-150', 'USDT', localeRow('de')).text)).toBe('-1,50 USDT');
    expect(plain(formatMoney('150', '<script>', en).text)).toBe('SCRIPT 1.50');
    expect(plain(formatMoney('150', '\u202eUSD', en).text)).toBe('$1.50');
    expect(plain(formatMoney('150', 'A'.repeat(99), en).text)).toBe('AAAAAAAA 1.50');
    expect(formatMoney('150', '', en).text).toBe('1.50');
  });

  it('cuts what the decimals of a currency cannot show, so that no money appears that is not there', () => {
    const bare = (minor: string, currency: string, scale: number) =>
      formatMoney(minor, currency, en, { scale, currencyDisplay: 'none' }).text;
    expect(bare('1999', 'USD', 3)).toBe('1.99');
    expect(bare('-9', 'USD', 3)).toBe('0.00');
    expect(bare('1999', 'KWD', 3)).toBe('1.999');
    expect(bare('1999', 'bhd', 2)).toBe('19.990');
    expect(bare('7', 'JPY', 0)).toBe('7');
    expect(bare('700', 'JPY', 2)).toBe('7');
    expect(bare('750', 'JPY', 2)).toBe('7.50');
    expect(bare('0', 'VND', 2)).toBe('0');
  });

  it('writes every decimal that an amount has when asked, and never less than two', () => {
    const exact = (minor: string, scale: number) =>
      formatMoney(minor, 'USDT', en, { scale, cents: 'exact', currencyDisplay: 'none' }).text;
    expect([exact('1234567', 6), exact('1230000', 6), exact('10000000', 6), exact('5', 6)]).toEqual([
      '1.234567',
      '1.23',
      '10.00',
      '0.000005',
    ]);
    expect([exact('1999', 3), exact('-9', 3), exact('150', 2), exact('7', 0)]).toEqual([
      '1.999',
      '-0.009',
      '1.50',
      '7.00',
    ]);
  });

  it('leaves out cents that are zero when asked', () => {
    const short = (minor: string, tag: 'en' | 'vi' = 'en', currency = 'USD') =>
      plain(formatMoney(minor, currency, localeRow(tag), { cents: 'ifAny' }).text);
    expect([short('500000'), short('50'), short('1050')]).toEqual(['$5,000', '$0.50', '$10.50']);
    expect(short('500000', 'vi', 'VND')).toBe('5.000 ₫');
  });

  it('writes the sign when asked', () => {
    const text = (minor: string, sign: 'always' | 'exceptZero' | 'never') =>
      formatMoney(minor, 'USD', en, { sign }).text;
    expect(text('100', 'always')).toBe('+$1.00');
    expect(text('100', 'exceptZero')).toBe('+$1.00');
    expect(text('0', 'exceptZero')).toBe('$0.00');
    expect(text('-100', 'never')).toBe('$1.00');
  });

  it('gives the parts in the order of the language', () => {
    expect(formatMoney('-123450', 'USD', en).parts).toEqual([
      { type: 'sign', value: '-' },
      { type: 'currency', value: '$' },
      { type: 'whole', value: '1,234' },
      { type: 'decimal', value: '.' },
      { type: 'cents', value: '50' },
    ]);
  });

  it.each(['', 'abc', '1.5', '1e9', ' 1', '--1', '9'.repeat(41)])('shows a dash for %s', (minor) => {
    expect(formatMoney(minor, 'USD', en).text).toBe('—');
  });
});
