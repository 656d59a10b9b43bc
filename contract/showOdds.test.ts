import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isOddsFormat, oddsFormats, type OddsFormat } from './oddsFormats';
import { showOdds } from './showOdds';

const written = (price: number | bigint, format: OddsFormat): string => {
  const { figures, isNegative } = showOdds(price, format);
  return `${isNegative ? '−' : ''}${figures}`;
};
const inAll = (price: number | bigint): string[] => oddsFormats.map((format) => written(price, format));

describe('a price in each format', () => {
  // decimal, Hong Kong, Malay, Indonesian, American, fractional
  it.each([
    [1_500, ['1.50', '0.50', '0.50', '−2.00', '−200', '1/2']],
    [2_500, ['2.50', '1.50', '−0.67', '1.50', '+150', '3/2']],
    [2_000, ['2.00', '1.00', '1.00', '1.00', '+100', '1/1']],
    [1_010, ['1.01', '0.01', '0.01', '−100.00', '−10000', '1/100']],
    [1_910, ['1.91', '0.91', '0.91', '−1.10', '−110', '10/11']],
    [2_200, ['2.20', '1.20', '−0.83', '1.20', '+120', '6/5']],
    [15_500, ['15.50', '14.50', '−0.07', '14.50', '+1450', '14/1']],
    [100_000, ['100.00', '99.00', '−0.01', '99.00', '+9900', '100/1']],
  ])('%i thousandths', (price, texts) => {
    expect(inAll(price)).toEqual(texts);
  });

  it('shows a leg that wins nothing as that, and turns nothing round by it', () => {
    expect(inAll(1_000)).toEqual(['1.00', '0.00', '0.00', '0.00', '0', '0/1']);
  });

  it('is exact for parlays that are beyond the numbers of a script', () => {
    const price = 123_456_789_012_345_678_901_234n;
    expect(written(price, 'decimal')).toBe('123456789012345678901.23');
    expect(written(price, 'american')).toBe('+12345678901234567890023');
    expect(written(price, 'fractional')).toBe('123456789012345678900/1');
  });

  it('never writes a price that wins as nothing', () => {
    expect(written(1_001, 'hongKong')).toBe('0.001');
    expect(written(501_000, 'malay')).toBe('−0.002');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1_001n, max: 10n ** 24n }),
        fc.constantFrom(...oddsFormats),
        (price, format) => {
          expect(showOdds(price, format).figures).not.toMatch(/^[+0./]*0(\/1)?$/);
        },
      ),
    );
  });
});

describe('what the formats have in common', () => {
  const price = fc.integer({ min: 1_001, max: 2_000_000 });
  const valueOf = (text: string): number => Number(text.replace('−', '-'));

  test('half a unit of the last place is all that is lost', () => {
    fc.assert(
      fc.property(price, (each) => {
        const gain = (each - 1000) / 1000;
        expect(Math.abs(valueOf(written(each, 'decimal')) - each / 1000)).toBeLessThan(0.0050001);
        for (const format of ['hongKong', 'malay', 'indonesian'] as const) {
          const { figures, isNegative } = showOdds(each, format);
          const exact = isNegative ? 1 / gain : gain;
          expect(Math.abs(Number(figures) - exact)).toBeLessThan(0.0050001);
        }
        const american = valueOf(written(each, 'american'));
        expect(Math.abs(american - (gain < 1 ? -100 / gain : 100 * gain))).toBeLessThan(0.5000001);
      }),
    );
  });

  test('the sign says on which side of evens a price is', () => {
    fc.assert(
      fc.property(price, (each) => {
        expect(showOdds(each, 'malay').isNegative).toBe(each > 2_000);
        expect(showOdds(each, 'indonesian').isNegative).toBe(each < 2_000);
        expect(showOdds(each, 'american').isNegative).toBe(each < 2_000);
        for (const format of ['decimal', 'hongKong', 'fractional'] as const)
          expect(showOdds(each, format).isNegative).toBe(false);
      }),
    );
  });

  test('a better price is never shown as a worse one', () => {
    // Malay and Indonesian begin anew at evens: they are in order on each side of it.
    const better: Record<OddsFormat, (text: string) => number> = {
      decimal: Number,
      hongKong: Number,
      malay: valueOf,
      indonesian: valueOf,
      american: valueOf,
      fractional: (text) =>
        text
          .split('/')
          .map(Number)
          .reduce((over, by) => over / by),
    };
    fc.assert(
      fc.property(price, price, fc.constantFrom(...oddsFormats), (a, b, format) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        if (format === 'malay' && low <= 2_000 && high > 2_000) return;
        expect(better[format](written(low, format))).toBeLessThanOrEqual(
          better[format](written(high, format)),
        );
      }),
    );
  });

  test('the fraction is the nearest of the ladder that all of them are of', () => {
    const worth = (text: string): number =>
      text
        .split('/')
        .map(Number)
        .reduce((over, by) => over / by);
    const ladder = new Set(
      Array.from({ length: 2_000 }, (_, index) => [1_001 + index, 3_000 + 50 * index])
        .flat()
        .filter((each) => each <= 101_000)
        .map((each) => written(each, 'fractional')),
    );
    expect(ladder.size).toBe(82);
    fc.assert(
      fc.property(fc.integer({ min: 1_001, max: 101_000 }), (each) => {
        const gain = (each - 1000) / 1000;
        const miss = Math.abs(worth(written(each, 'fractional')) - gain);
        for (const other of ladder) expect(miss).toBeLessThanOrEqual(Math.abs(worth(other) - gain) + 1e-9);
      }),
    );
  });

  test('a number of a script and a whole number of any length are the same price', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...oddsFormats), (each, format) => {
        expect(showOdds(each, format)).toEqual(showOdds(BigInt(each), format));
      }),
    );
  });
});

it.each([
  ['malay', true],
  ['Malay', false],
  ['', false],
  [null, false],
  [3, false],
])('reads %j as a format: %s', (named, isOne) => {
  expect(isOddsFormat(named)).toBe(isOne);
});
