import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideAmount, shareOf, rateScale } from './amounts';
import { currencyDecimals, decimalsOf, isFiner, smallestAmountOf } from './currencyDecimals';
import { depositFee, withdrawalFee } from './fees';
import { aboveMostWin, bonusTurnover, promotionShare } from './promotionRules';
import { convertStep, moneyOfPoints } from './pointsRules';
import { evens, parlayPrice, paysAt } from './sportsRules';
import { validBetOf } from './validBet';

const currency = fc.constantFrom('USD', 'VND', 'JPY', 'KWD', 'USDT', ...Intl.supportedValuesOf('currency'));
const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
const rate = fc.integer({ min: 0, max: 20_000 });
const most = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String);
const distance = (one: bigint, other: bigint): bigint => (one > other ? one - other : other - one);

describe('rounding', () => {
  it('is to the nearest amount that the currency has, and to the even one of two', () => {
    const value = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
    fc.assert(
      fc.property(value, fc.bigInt({ min: 1n, max: 100_000n }), currency, (all, divisor, code) => {
        const smallest = smallestAmountOf(code);
        const part = divideAmount(all, divisor, code);
        const off = distance(part * divisor, all) * 2n;
        expect(part % smallest).toBe(0n);
        expect(off <= divisor * smallest).toBe(true);
        if (off === divisor * smallest) expect((part / smallest) % 2n).toBe(0n);
      }),
    );
  });

  it('knows how fine amounts of a currency are', () => {
    fc.assert(
      fc.property(currency, amount, (code, value) => {
        expect(isFiner(value * smallestAmountOf(code), code)).toBe(false);
        expect(smallestAmountOf(code)).toBe(decimalsOf(code) === 0 ? 100n : 1n);
        expect(currencyDecimals(code, 2)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('a rate', () => {
  it('grows with the amount, and a whole one is the amount', () => {
    fc.assert(
      fc.property(amount, amount, rate, currency, (one, other, share, code) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(shareOf(less, share, code) <= shareOf(more, share, code)).toBe(true);
        const whole = less * smallestAmountOf(code);
        expect(shareOf(whole, rateScale, code)).toBe(whole);
      }),
    );
  });

  it('of a promotion is never more than its most', () => {
    fc.assert(
      fc.property(
        amount,
        rate,
        most,
        fc.integer({ min: 1, max: 50 }),
        currency,
        (base, share, cap, times, code) => {
          const paid = promotionShare({ rate: share, most: cap }, base, code);
          expect(paid).toBe([shareOf(base, share, code), BigInt(cap)].reduce((a, b) => (a < b ? a : b)));
          expect(bonusTurnover(base, paid, times)).toBe(BigInt(times) * base + BigInt(times) * paid);
        },
      ),
    );
    expect(promotionShare({}, 100n, 'USD')).toBe(0n);
  });

  it('pays the bonus and never more than its largest win, and takes nothing else', () => {
    fc.assert(
      fc.property(amount, amount, most, (bonus, won, largest) => {
        const above = aboveMostWin(bonus + won, bonus, BigInt(largest));
        const paid = bonus + won - above;
        expect(paid - bonus).toBe(won < BigInt(largest) ? won : BigInt(largest));
        expect(aboveMostWin(bonus + won, bonus, undefined)).toBe(0n);
      }),
    );
    // Money that a correction took is missing from what is held: nothing was won.
    expect(aboveMostWin(50n, 100n, 0n)).toBe(0n);
  });
});

describe('fees', () => {
  it('of a deposit never pass it, and leave amounts that the currency has', () => {
    fc.assert(
      fc.property(amount, rate, amount, currency, (value, feeRate, fixed, code) => {
        const smallest = smallestAmountOf(code);
        const [paid, feeFixed] = [value * smallest, (fixed * smallest).toString()];
        const fee = depositFee({ feeRate, feeFixed }, paid, code);
        expect(fee >= 0n && fee <= paid && fee % smallest === 0n).toBe(true);
      }),
    );
  });

  it('of a withdrawal leave something of it, and the free ones cost nothing but for open turnover', () => {
    fc.assert(
      fc.property(amount, rate, most, rate, currency, (value, feeRate, cap, turnoverFeeRate, code) => {
        const smallest = smallestAmountOf(code);
        const asked = (value + 1n) * smallest;
        const feeMax = (BigInt(cap) * smallest).toString();
        const fee = withdrawalFee({ freeLeft: 0, feeRate, feeMax, turnoverFeeRate }, asked, code);
        expect(fee >= 0n && fee < asked && fee % smallest === 0n).toBe(true);
        expect(withdrawalFee({ freeLeft: 1, feeRate, feeMax, turnoverFeeRate: 0 }, asked, code)).toBe(0n);
      }),
    );
  });
});

describe('points', () => {
  it('turn into money at the step with nothing left over, and at no smaller number', () => {
    const unit = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(
        unit,
        unit,
        fc.constantFrom('USD', 'VND'),
        fc.integer({ min: 1, max: 99 }),
        (per, money, code, times) => {
          const points = { pointsPerUnit: per, unitAmount: (money * 100).toString() };
          const step = convertStep(points, code);
          const paid = moneyOfPoints(step * times, points);
          expect(paid * BigInt(per)).toBe(BigInt(step * times) * BigInt(points.unitAmount));
          expect(isFiner(paid, code)).toBe(false);
        },
      ),
    );
  });
});

describe('bets', () => {
  const price = fc.integer({ min: 1_001, max: 100_000 });

  it('of several outcomes have the product of their prices, floored once, in any order', () => {
    fc.assert(
      fc.property(fc.array(price, { maxLength: 8 }), (prices) => {
        const product = prices.reduce((all, each) => all * BigInt(each), evens);
        const scale = evens ** BigInt(prices.length);
        const all = parlayPrice(prices);
        expect(all * scale <= product && (all + 1n) * scale > product).toBe(true);
        expect(parlayPrice(prices.toReversed())).toBe(all);
      }),
    );
    expect(paysAt(1_000n, evens, 'USD')).toBe(1_000n);
  });

  it('count for what was won or lost, never for more than the stake', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 10_000 }),
        currency,
        (staked, paid, share, code) => {
          const stake = staked * smallestAmountOf(code);
          const valid = validBetOf(stake, paid, share, code);
          expect(valid >= 0n && valid <= stake).toBe(true);
          expect(validBetOf(stake, stake, share, code)).toBe(0n);
          expect(validBetOf(stake, 0n, 10_000, code)).toBe(stake);
          expect(validBetOf(stake, stake * 3n, 10_000, code)).toBe(stake);
        },
      ),
    );
  });
});
