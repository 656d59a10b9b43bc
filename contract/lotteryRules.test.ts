import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  choose,
  countBets,
  highestOdds,
  lotteryPayout,
  oddsAt,
  pickModes,
  seriesBounds,
  seriesRebate,
  seriesRebateShare,
  type Picks,
} from './lotteryRules';

const ids = ['0', '1', '2', '3', '4', '5', '6'];
const row = fc.subarray(ids);
const rows = fc.array(row, { minLength: 1, maxLength: 4 });
const series = fc
  .integer({ min: seriesBounds.least / 2, max: seriesBounds.most / 2 })
  .map((half) => half * 2);
const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
const currency = fc.constantFrom('USD', 'VND', 'KWD', 'USDT');

/** Every single bet of the picks, written out. */
function singleBets(mode: (typeof pickModes)[number], size: number, picks: Picks): string[][] {
  const [first = []] = picks;
  const all = picks.reduce<string[][]>(
    (made, next) => made.flatMap((bet) => next.map((one) => [...bet, one])),
    [[]],
  );
  const subsets = (from: readonly string[], left: number): string[][] =>
    left === 0
      ? [[]]
      : from.flatMap((one, at) => subsets(from.slice(at + 1), left - 1).map((rest) => [one, ...rest]));
  return {
    product: () => all,
    distinct: () => all.filter((bet) => new Set(bet).size === bet.length),
    each: () => picks.flatMap((options) => options.map((one) => [one])),
    double: () => first.flatMap((two) => first.filter((one) => one !== two).map((one) => [two, two, one])),
    combination: () => subsets(first, size),
  }[mode]();
}

describe('counts of lottery bets', () => {
  it.each(pickModes)('of %s are those of the bets written out one by one', (mode) => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 5 }), (picks, size) => {
        expect(countBets({ mode, size }, picks)).toBe(singleBets(mode, size, picks).length);
      }),
    );
  });

  test('sets are those of Pascal’s triangle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 49 }), fc.integer({ min: 1, max: 8 }), (all, size) => {
        expect(choose(all, size)).toBe(choose(all - 1, size) + choose(all - 1, size - 1));
      }),
    );
  });
});

describe('odds of a prize series', () => {
  const chance = fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 10_000, max: 10_000_000 }));

  it('are a whole number, and never return more than the series says', () => {
    fc.assert(
      fc.property(chance, series, ([favourable, of], chosen) => {
        const odds = oddsAt([favourable, of], chosen);
        const [paid, due] = [BigInt(odds) * BigInt(favourable), BigInt(chosen) * 5n * BigInt(of)];
        expect(Number.isSafeInteger(odds)).toBe(true);
        expect(paid <= due && due - paid < BigInt(favourable)).toBe(true);
      }),
    );
  });

  it('are lower for a lower series, by what comes back as a rebate', () => {
    expect([oddsAt([1, 2], 1960), oddsAt([1, 2], 1700), oddsAt([1, 100_000], 1960)]).toEqual([
      19_600, 17_000, 980_000_000,
    ]);
    expect([oddsAt([3, 1_000], 1_958), seriesRebateShare(1960, 1700)]).toEqual([3_263_333, 0.13]);
    fc.assert(
      fc.property(stake, series, series, currency, (staked, one, other, money) => {
        const [own, chosen] = one > other ? [one, other] : [other, one];
        const [rebate, whole] = [seriesRebate(staked, own, chosen, money), BigInt(own - chosen) * staked];
        const off = rebate * 2000n - whole;
        expect((off < 0n ? -off : off) <= (money === 'VND' ? 100_000n : 1_000n)).toBe(true);
      }),
    );
  });

  it('round a rebate half to even', () => {
    const stakes = [500n, 1_500n, 2_500n, 501n, 499n];
    expect(stakes.map((each) => seriesRebate(each, 1960, 1958, 'USD'))).toEqual([0n, 2n, 2n, 1n, 0n]);
  });
});

describe('what a line can pay at the most', () => {
  it('is what its best bets pay that can win together', () => {
    const odds = fc.integer({ min: 10_000, max: 10_000_000 });
    fc.assert(
      fc.property(
        row,
        fc.array(odds, { minLength: 7, maxLength: 7 }),
        fc.nat({ max: 6 }),
        (picked, each, most) => {
          const options = ids.map((id, at) => ({ id, rival: 'one', odds: each[at] ?? 0 }));
          const play = {
            mode: 'each',
            size: 1,
            most: most + 1,
            repeats: false,
            rows: [{ options }],
          } as const;
          const best = options
            .filter(({ id }) => picked.includes(id))
            .map((option) => option.odds)
            .sort((a, b) => b - a)
            .slice(0, most + 1);
          expect(highestOdds(play, [picked])).toBe(best.reduce((sum, one) => sum + one, 0));
        },
      ),
    );
  });

  it('pays in amounts that the currency has', () => {
    fc.assert(
      fc.property(stake, fc.nat(), (staked, odds) => {
        expect(lotteryPayout(staked, odds, 'VND') % 100n).toBe(0n);
      }),
    );
  });
});
