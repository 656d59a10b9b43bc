import { describe, expect, it } from 'vitest';
import { depositFee, mostOf, shareOf, withdrawalFee } from './values';

describe('amounts of the cashier', () => {
  it.each([
    [5n, 5_000, 2n],
    [15n, 5_000, 8n],
    [10_000n, 50, 50n],
    [0n, 50, 0n],
  ])('share of %s at %s is %s: half to even', (amount, rate, share) => {
    expect(shareOf(amount, rate)).toBe(share);
  });
  it('a deposit fee is the share and the fixed part, and never more than the amount', () => {
    expect(depositFee({ feeRate: 150, feeFixed: '100' }, 10_000n)).toBe(250n);
    expect(depositFee({ feeRate: 150, feeFixed: '100' }, 50n)).toBe(50n);
  });
  it('a withdrawal is free while free ones are left, then costs at most so much, and more while bets are open', () => {
    const terms = { freeLeft: 1, feeRate: 100, feeMax: '500', turnoverFeeRate: 0 };
    expect(withdrawalFee(terms, 200_000n)).toBe(0n);
    expect(withdrawalFee({ ...terms, freeLeft: 0 }, 20_000n)).toBe(200n);
    expect(withdrawalFee({ ...terms, freeLeft: 0 }, 200_000n)).toBe(500n);
    expect(withdrawalFee({ ...terms, freeLeft: 0, turnoverFeeRate: 200 }, 200_000n)).toBe(4_500n);
    expect(withdrawalFee({ ...terms, turnoverFeeRate: 10_000 }, 100n)).toBe(99n);
    expect(withdrawalFee(terms, 0n)).toBe(0n);
  });
  it('the most is what all three bounds allow', () => {
    expect(mostOf({ withdrawable: '500', max: '300', amountLeft: '400' })).toBe(300n);
    expect(mostOf({ withdrawable: '200', max: '300', amountLeft: '400' })).toBe(200n);
  });
});
