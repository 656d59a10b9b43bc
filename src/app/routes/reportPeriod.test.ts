import { expect, test } from 'vitest';
import { dayAt, daysBefore, periodOf } from './reportPeriod';

const today = '2026-03-01';

test.each([
  [{}, '2026-03-01', '2026-03-01'],
  [{ period: 'yesterday' }, '2026-02-28', '2026-02-28'],
  [{ period: '7' }, '2026-02-23', '2026-03-01'],
  [{ from: '2026-01-02', to: '2026-01-31' }, '2026-01-02', '2026-01-31'],
  [{ from: '2026-02-02', to: '2026-01-31' }, '2026-03-01', '2026-03-01'],
  [{ from: 'x', to: 'y', period: '<script>' }, '2026-03-01', '2026-03-01'],
  [{ period: '0' }, '2026-03-01', '2026-03-01'],
])('%j', (address, from, to) => {
  expect(periodOf(address, today)).toEqual({ from, to });
});

test('the day is that of the zone', () => {
  const instant = Date.UTC(2026, 1, 28, 18);
  expect([dayAt(instant, 'UTC'), dayAt(instant, 'Asia/Ho_Chi_Minh')]).toEqual(['2026-02-28', '2026-03-01']);
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
