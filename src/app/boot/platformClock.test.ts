import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPlatform, platformNow } from '#ds-i18n';
import { today } from '#patterns/Calendar';
import { browserClock } from './browserPorts';

const device = Date.parse('2026-11-26T23:30:00Z');
const minutes = (count: number) => count * 60_000;

beforeEach(() => void vi.useFakeTimers({ now: device }));
afterEach(() => {
  followPlatform(Date.now());
  vi.useRealTimers();
});

it('a device whose clock is wrong reckons by the platform, from the first reply on', () => {
  browserClock.follow?.(new Date(device + minutes(45)).toUTCString());
  expect(platformNow()).toBe(device + minutes(45));
  expect(browserClock.now()).toBe(platformNow());
  expect(today('UTC').toString()).toBe('2026-11-27');
  vi.advanceTimersByTime(minutes(1));
  expect(platformNow()).toBe(device + minutes(46));
  // Somebody sets the clock right.
  vi.setSystemTime(device + minutes(46));
  browserClock.follow?.(new Date(Date.now()).toUTCString());
  expect(platformNow()).toBe(Date.now());
});

it('what a reply is under way for is no other time, and a reply without one says none', () => {
  for (const said of [new Date(device - 4_000).toUTCString(), null, '', 'soon']) browserClock.follow?.(said);
  expect(platformNow()).toBe(device);
});
