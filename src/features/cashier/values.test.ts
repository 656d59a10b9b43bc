import { describe, expect, it } from 'vitest';
import { mostOf } from './values';

describe('amounts of the cashier', () => {
  it('the most is what all three bounds allow', () => {
    expect(mostOf({ withdrawable: '500', max: '300', amountLeft: '400' })).toBe(300n);
    expect(mostOf({ withdrawable: '200', max: '300', amountLeft: '400' })).toBe(200n);
    expect(mostOf({ withdrawable: '-200', max: '300', amountLeft: '400' })).toBe(0n);
  });
});
