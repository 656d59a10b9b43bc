import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyDecimals } from '../../i18n/currencyDecimals';
import { localeRow, locales, type LocaleTag } from '#locales';
import { readMoney, showMoney, wireMinor } from './moneyText';

const shape = (tag: LocaleTag, currency: string, scale = 2) => ({
  row: localeRow(tag),
  currency,
  scale,
  decimals: currencyDecimals(currency, scale),
});

describe('currencyDecimals', () => {
  it.each([
    ['USD', 2, 2],
    ['IDR', 2, 2],
    ['JPY', 2, 0],
    ['VND', 2, 0],
    ['KWD', 2, 2],
    ['KWD', 3, 3],
    ['usd', 4, 2],
    ['USDT', 2, 2],
    ['USDT', 6, 6],
    ['BTC', 8, 2],
    ['', 2, 2],
    ['__proto__', 2, 2],
  ])('%s counted in %i places is typed in %i', (code, scale, decimals) => {
    expect(currencyDecimals(code, scale)).toBe(decimals);
  });
});

describe('showMoney', () => {
  it.each<[string, string, number, string]>([
    ['123450', 'USD', 2, '1,234.50'],
    ['5000000', 'VND', 2, '50,000'],
    ['5000050', 'VND', 2, '50,000.50'],
    ['0', 'VND', 2, '0'],
    ['0', 'USD', 2, '0.00'],
    ['50', 'VND', 2, '0.50'],
    ['1234567', 'USDT', 6, '1.234567'],
  ])('writes %s of %s in a scale of %i as %s', (minor, currency, scale, text) => {
    expect(showMoney(minor, shape('en', currency, scale))).toBe(text);
  });
});

describe('readMoney', () => {
  it('gives minor units of the scale, whatever decimals the currency has', () => {
    expect(readMoney('50.000', shape('vi', 'VND'))).toEqual({ ok: true, minor: 5000000n });
    expect(readMoney('12.5', shape('en', 'USDT', 6))).toEqual({ ok: true, minor: 12500000n });
  });

  it('takes an amount that is pasted with its currency', () => {
    expect(readMoney('USDT 1,234.50', shape('en', 'USDT'))).toEqual({ ok: true, minor: 123450n });
    expect(readMoney('1,234.50 usd', shape('en', 'USD'))).toEqual({ ok: true, minor: 123450n });
    expect(readMoney('1,234.50 EUR', shape('en', 'USD'))).toEqual({ ok: false, reason: 'invalid' });
  });

  it('reads back what it shows, in every language and currency', () => {
    const currencies = fc.constantFrom('USD', 'VND', 'KWD', 'USDT');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 999_999_999_999n }),
        fc.constantFrom(...locales),
        currencies,
        fc.constantFrom(2, 3, 6),
        (whole, row, currency, scale) => {
          const ways = { row, currency, scale, decimals: currencyDecimals(currency, scale) };
          const minor = whole * 10n ** BigInt(scale - ways.decimals);
          expect(readMoney(showMoney(String(minor), ways), ways)).toEqual({ ok: true, minor });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('wireMinor', () => {
  it('keeps whole numbers only', () => {
    expect([wireMinor('007'), wireMinor(12n), wireMinor(null), wireMinor('1.5'), wireMinor('x')]).toEqual([
      '7',
      '12',
      null,
      null,
      null,
    ]);
  });
});
