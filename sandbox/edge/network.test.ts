import { describe, expect, it } from 'vitest';
import { networkOf } from './network';
import { RateLimit } from './rate';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:1::5', '2001:db8:7::/48'],
    ['2001:0db8:0007:1:2:3:4:5', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['somewhere', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the rate limit', () => {
  it('lets a burst through, says how long to wait, and refills', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 2 });
    expect([1, 2, 3].map(() => limit.take('a', 0))).toEqual([0, 0, 0]);
    expect(limit.take('a', 0)).toBe(1);
    expect(limit.take('b', 0)).toBe(0);
    expect(limit.take('a', 1_000)).toBe(0);
    expect(limit.take('a', 1_000)).toBe(0);
    expect(limit.take('a', 1_000)).toBe(1);
    expect([1, 2, 3, 4].map(() => limit.take('a', 60_000))).toEqual([0, 0, 0, 1]);
  });
});
