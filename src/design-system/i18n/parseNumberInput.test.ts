import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeRow, locales, type LocaleTag } from '#locales';
import { formatMoneyInput } from './formatMoneyInput';
import { parseNumberInput } from './parseNumberInput';

const read = (tag: LocaleTag, text: string, scale?: number) => {
  const parsed = parseNumberInput(text, localeRow(tag), scale);
  return parsed.ok ? parsed.minor : parsed.reason;
};

describe('parseNumberInput', () => {
  it.each<[LocaleTag, string, bigint]>([
    ['en', '1234.5', 123450n],
    ['en', '1,234.56', 123456n],
    ['en', '1,234,567', 123456700n],
    ['en', ' 1,234.50 ', 123450n],
    ['en', '.5', 50n],
    ['en', '5.', 500n],
    ['en', '+7', 700n],
    ['en', '007', 700n],
    ['en', '0', 0n],
    ['hi', '12,34,567.89', 123456789n],
    ['vi', '1.234.567,89', 123456789n],
    ['vi', '1.234', 123400n],
    ['vi', '100.000', 10000000n],
    ['fr', '1\u202f234,5', 123450n],
    ['fr', '1 234,5', 123450n],
    ['de', "1'234,50", 123450n],
    ['th', '๑,๒๓๔.๕๐', 123450n],
    ['ar', '١٬٢٣٤٫٥٠', 123450n],
    ['bn', '১২,৩৪,৫৬৭', 123456700n],
    ['ja', '１，２３４．５', 123450n],
  ])('%s reads %s', (tag, text, minor) => {
    expect(read(tag, text)).toBe(minor);
  });

  it('understands the other decimal sign where it can mean nothing else', () => {
    expect(read('vi', '1.5')).toBe(150n);
    expect(read('vi', '12.34')).toBe(1234n);
    expect(read('en', '1,5')).toBe(150n);
    expect(read('vi', '1.500')).toBe(150000n);
  });

  it.each<[LocaleTag, string]>([
    ['en', 'abc'],
    ['en', '1e5'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '1.2.3'],
    ['en', '1,23,4'],
    ['en', '12,3456'],
    ['en', '1.234,56'],
    ['en', '1,234 567'],
    ['en', '--5'],
    ['en', '5-'],
    ['en', '.'],
    ['en', ','],
    ['en', '-'],
    ['fr', '1.234'],
    ['en', '1 USD'],
    ['en', '$1'],
    ['en', '<b>1</b>'],
  ])('%s refuses %s', (tag, text) => {
    expect(read(tag, text)).toBe('invalid');
  });

  it('names what is wrong', () => {
    expect(read('en', '')).toBe('empty');
    expect(read('en', ' \u200f ')).toBe('empty');
    expect(read('en', '1.234')).toBe('tooManyDecimals');
    expect(read('en', '1.230')).toBe('tooManyDecimals');
    expect(read('en', '1.5', 0)).toBe('tooManyDecimals');
    expect(read('en', '-5')).toBe('negative');
    expect(read('en', '−5')).toBe('negative');
    expect(read('en', '9'.repeat(16))).toBe('tooLong');
    expect(read('en', '9'.repeat(10_000))).toBe('tooLong');
  });

  it('takes zeros behind a decimal sign for no fraction, and three of them for nothing that is sure', () => {
    expect(read('vi', '50.000,00', 0)).toBe(50_000n);
    expect(read('en', '50,000.00', 0)).toBe(50_000n);
    expect(read('vi', '50.00', 0)).toBe(50n);
    expect(read('vi', '50,000', 0)).toBe('tooManyDecimals');
    expect(read('vi', '50,000', 2)).toBe('tooManyDecimals');
    expect(read('en', '50.000', 0)).toBe('tooManyDecimals');
  });

  it('reads as many decimals as the scale has', () => {
    expect(read('en', '1.234', 3)).toBe(1234n);
    expect(read('en', '0.00000001', 8)).toBe(1n);
    expect(read('en', '1,234', 0)).toBe(1234n);
  });

  it('reads back what the field shows, in every language', () => {
    const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), fc.constantFrom(0, 2, 3), (minor, row, scale) => {
        const shown = formatMoneyInput(minor, row, scale);
        expect(parseNumberInput(shown, row, scale)).toEqual({ ok: true, minor: minor });
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...locales), (text, row) => {
        const parsed = parseNumberInput(text, row);
        expect(parsed.ok ? parsed.minor >= 0n : parsed.reason.length > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
