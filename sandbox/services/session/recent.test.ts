import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Recent } from './recent';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps what is asked for, and drops the rest after a time, also when nobody comes any more', () => {
  const kept = new Recent<string>(100, 60_000);
  kept.set('mira', 'a');
  kept.set('arun', 'b');
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(50_000);
    expect(kept.get('mira')).toBe('a');
  }
  expect(kept.size).toBe(1);
  expect(kept.get('arun')).toBeUndefined();
  vi.advanceTimersByTime(120_000);
  expect(kept.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  kept.set('petra', 'c');
  expect(kept.get('petra')).toBe('c');
});

it('holds no more than twice what it may, those of last', () => {
  const kept = new Recent<number>(10, 60_000);
  for (let each = 0; each < 1_000; each += 1) kept.set(String(each), each);
  expect(kept.size).toBeLessThanOrEqual(20);
  expect(kept.get('999')).toBe(999);
  expect(kept.get('0')).toBeUndefined();
});
