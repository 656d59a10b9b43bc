import { describe, expect, it } from 'vitest';
import { shareOf } from './amounts';
import { depositFee, withdrawalFee } from './fees';

describe('shares and fees', () => {
  it.each([
    [5n, 5_000, 2n],
    [15n, 5_000, 8n],
    [10_000n, 50, 50n],
    [0n, 50, 0n],
  ])('share of %s at %s is %s: half to even', (amount, rate, share) => {
    expect(shareOf(amount, rate, 'USD')).toBe(share);
  });
  it('a deposit fee is the share and the fixed part, and never more than the amount', () => {
    expect(depositFee({ feeRate: 150, feeFixed: '100' }, 10_000n, 'USD')).toBe(250n);
    expect(depositFee({ feeRate: 150, feeFixed: '100' }, 50n, 'USD')).toBe(50n);
  });
  it('a withdrawal is free while free ones are left, then costs at most so much, and more while bets are open', () => {
    const terms = { freeLeft: 1, feeRate: 100, feeMax: '500', turnoverFeeRate: 0 };
    expect(withdrawalFee(terms, 200_000n, 'USD')).toBe(0n);
    expect(withdrawalFee({ ...terms, freeLeft: 0 }, 20_000n, 'USD')).toBe(200n);
    expect(withdrawalFee({ ...terms, freeLeft: 0 }, 200_000n, 'USD')).toBe(500n);
    expect(withdrawalFee({ ...terms, freeLeft: 0, turnoverFeeRate: 200 }, 200_000n, 'USD')).toBe(4_500n);
    expect(withdrawalFee({ ...terms, turnoverFeeRate: 10_000 }, 100n, 'USD')).toBe(99n);
    expect(withdrawalFee(terms, 0n, 'USD')).toBe(0n);
  });
  it('come to amounts that the currency has: whole dong, half to even', () => {
    expect(shareOf(1_250_000n, 1, 'VND')).toBe(100n);
    expect(shareOf(1_500_000n, 1, 'VND')).toBe(200n);
    expect(shareOf(2_500_000n, 1, 'VND')).toBe(200n);
    expect(depositFee({ feeRate: 7, feeFixed: '0' }, 12_345_600n, 'VND')).toBe(8_600n);
    const terms = { freeLeft: 0, feeRate: 10_000, feeMax: '100000000', turnoverFeeRate: 0 };
    expect(withdrawalFee(terms, 20_000n, 'VND')).toBe(19_900n);
  });
});
