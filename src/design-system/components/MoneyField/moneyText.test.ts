import { describe, expect, it } from 'vitest';
import { localeRow, locales, type LocaleTag } from '#locales';
import { formatMoney } from '../../i18n/formatMoney';
import golden from '../../i18n/money.golden.json';
import { readMoney, readingsOf, symbolOf } from './moneyText';

const read = (tag: LocaleTag, text: string, currency: string) => {
  const parsed = readMoney(text, { row: localeRow(tag), currency, scale: 2 });
  return parsed.ok ? parsed.minor : parsed.reason;
};

describe('an amount as people write it', () => {
  it.each<[LocaleTag, string, string, bigint]>([
    ['vi', '50.000đ', 'VND', 5_000_000n],
    ['vi', '50.000 ₫', 'VND', 5_000_000n],
    ['vi', '50.000,00', 'VND', 5_000_000n],
    ['vi', '50.000 VNĐ', 'VND', 5_000_000n],
    ['vi', '50.000 Đồng', 'VND', 5_000_000n],
    ['en', '50,000.00 VND', 'VND', 5_000_000n],
    ['id', 'Rp 50.000', 'IDR', 5_000_000n],
    ['id', 'Rp. 50.000,00', 'IDR', 5_000_000n],
    ['en', 'USD 1,234.50', 'USD', 123_450n],
    ['en', '$1,234.50', 'USD', 123_450n],
    ['th', '฿๑,๒๓๔.๕๐', 'THB', 123_450n],
    ['th', '100 บาท', 'THB', 10_000n],
    ['ja', '１，２３４円', 'JPY', 123_400n],
    ['ru', '1 234,50 руб.', 'RUB', 123_450n],
    ['en', '\u202a100\u202c', 'USDT', 10_000n],
  ])('%s reads %s', (tag, text, currency, minor) => {
    expect(read(tag, text, currency)).toBe(minor);
  });

  it.each<[LocaleTag, string, string]>([
    ['en', '€50', 'USD'],
    ['en', '50 EUR', 'USD'],
    ['vi', '100000.55', 'VND'],
    ['vi', '50k', 'VND'],
    ['en', '$1 $2', 'USD'],
    ['en', 'USD', 'USD'],
  ])('%s refuses %s', (tag, text, currency) => {
    expect(typeof read(tag, text, currency)).toBe('string');
  });

  it('reads what the site itself shows, in every language and currency', () => {
    const amounts = [0n, 5_000_000n, 123_456_700n, 100n];
    // A language that is new has none yet.
    const own: Readonly<Record<string, readonly string[]>> = golden;
    const wrong = locales.flatMap((row) =>
      ['USD', 'VND', 'IDR', 'THB', 'JPY', 'INR', 'EUR', own[row.tag]?.[0] ?? 'USD'].flatMap((currency) =>
        amounts.flatMap((minor) => {
          const { text } = formatMoney(minor, currency, row);
          return read(row.tag, text, currency) === minor ? [] : [`${row.tag} ${text}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('an amount with too many decimals', () => {
  it.each<[LocaleTag, string, string, bigint[]]>([
    ['en', '1.500', 'USD', [150n, 150_000n]],
    ['en', '$1.500', 'USD', [150n, 150_000n]],
    ['en', '1.234', 'USD', [123_400n]],
    ['vi', '1,500', 'USD', [150n, 150_000n]],
    ['vi', '50,000', 'VND', [5_000n, 5_000_000n]],
    ['th', '฿๑.๕๐๐', 'THB', [150n, 150_000n]],
    ['en', '1.2345', 'USD', []],
    ['en', '1.50', 'USD', []],
    ['en', 'a lot', 'USD', []],
  ])('%s may mean by %s', (tag, text, currency, meant) => {
    expect(readingsOf(text, { row: localeRow(tag), currency, scale: 2, decimals: 2 })).toEqual(meant);
  });
});

it.each<[LocaleTag, string, { text: string; isBefore: boolean }]>([
  ['en', 'USD', { text: '$', isBefore: true }],
  ['vi', 'VND', { text: '₫', isBefore: false }],
  ['en', 'USDT', { text: 'USDT', isBefore: true }],
])('the sign of a currency stands where %s writes it: %s', (tag, currency, sign) => {
  expect(symbolOf({ row: localeRow(tag), currency })).toEqual(sign);
});
