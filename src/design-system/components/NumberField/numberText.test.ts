import { describe, expect, it } from 'vitest';
import { localeRow, locales } from '#locales';
import { pastes, readings, seenDigits } from '#contract/testing/hostileNumbers';
import { readMoney } from '../MoneyField/moneyText';
import { readNumber, showNumber, stepNumber, type NumberShape } from './numberText';

const kinds: Record<string, Omit<NumberShape, 'row'>> = {
  count: { step: 1, isPercent: false, minValue: 1, maxValue: 999 },
  points: { step: 100, isPercent: false, minValue: 0, maxValue: 24_860 },
  rate: { step: 0.01, isPercent: false, minValue: 0, maxValue: 100 },
  percentage: { step: 0.0001, isPercent: true, minValue: 0, maxValue: 0.008 },
};
const shape = (kind: keyof typeof kinds, tag = 'en'): NumberShape => ({
  ...(kinds[kind] as Omit<NumberShape, 'row'>),
  row: localeRow(tag as 'en'),
});

describe('200 hostile pastes', () => {
  it('are that many', () => expect(new Set(pastes).size).toBeGreaterThan(200));

  it.each(Object.keys(kinds))('into a %s: never another value than was typed', (kind) => {
    const { isPercent } = shape(kind);
    const wrong = locales.flatMap(({ tag }) =>
      pastes.flatMap((text) => {
        const { value } = readNumber(text, shape(kind, tag));
        if (Number.isNaN(value)) return [];
        const typed = isPercent ? value * 100 : value;
        const isOne = readings(text).some((reading) => Math.abs(reading - typed) < 1e-9);
        return isOne ? [] : [`${tag} ${JSON.stringify(text)} became ${String(value)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['USD', 'VND', 'THB', 'USDT'])(
    'into an amount of %s: never another value than was typed',
    (currency) => {
      const wrong = locales.flatMap((row) =>
        pastes.flatMap((text) => {
          const read = readMoney(text, { row, currency, scale: 2 });
          if (!read.ok) return [];
          const isOne = readings(text).some((reading) => Math.abs(reading * 100 - Number(read.minor)) < 1e-6);
          return isOne && seenDigits(text) !== ''
            ? []
            : read.minor === 0n
              ? []
              : [`${row.tag} ${text}: ${read.minor}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  it('a separator of the other habit is understood, or refused, and never ten times as much', () => {
    expect(readNumber('0,5', shape('percentage')).value).toBe(0.005);
    expect(readNumber('0.5', shape('percentage', 'vi')).value).toBe(0.005);
    expect(readNumber('5', shape('percentage')).fault).toBe('tooLarge');
    expect(readNumber('0.123', shape('percentage')).fault).toBe('tooManyDecimals');
    expect(readNumber('0,125', shape('percentage')).fault).toBe('tooManyDecimals');
    expect(readNumber('1.5', shape('count')).fault).toBe('tooManyDecimals');
    expect(readNumber('1000', shape('count')).fault).toBe('tooLarge');
  });
});

it.each(locales)('$tag reads back what the field shows', ({ tag }) => {
  const wrong = Object.keys(kinds).flatMap((kind) => {
    const own = shape(kind, tag);
    const values =
      kind === 'percentage'
        ? [0, 0.0001, 0.0012, 0.008]
        : [1, 5, 100, 0.25].slice(0, kind === 'rate' ? 4 : 3);
    return values.filter(
      (value) =>
        value >= (own.minValue ?? 0) && !Object.is(readNumber(showNumber(value, own), own).value, value),
    );
  });
  expect(wrong).toEqual([]);
});

it('steps on whole steps, within the limits', () => {
  expect(stepNumber(Number.NaN, 1, shape('count'))).toBe(1);
  expect(stepNumber(999, 1, shape('count'))).toBe(999);
  expect(stepNumber(0.0012, 1, shape('percentage'))).toBe(0.0013);
  expect(stepNumber(0.0012, -1, shape('percentage'))).toBe(0.0011);
  expect(stepNumber(150, 1, shape('points'))).toBe(200);
  expect(stepNumber(150, -1, shape('points'))).toBe(100);
});
