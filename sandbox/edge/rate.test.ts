import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate';

describe('the rate limit', () => {
  it('lets a burst through, says how long to wait, and refills', () => {
    const limit = new RateLimit({ burst: 3, perSecond: 2 });
    expect([1, 2, 3].map(() => limit.consume('a', 0))).toEqual([0, 0, 0]);
    expect(limit.consume('a', 0)).toBe(1);
    expect(limit.consume('b', 0)).toBe(0);
    expect(limit.consume('a', 1_000)).toBe(0);
    expect(limit.consume('a', 1_000)).toBe(0);
    expect(limit.consume('a', 1_000)).toBe(1);
    expect([1, 2, 3, 4].map(() => limit.consume('a', 60_000))).toEqual([0, 0, 0, 1]);
  });
});
