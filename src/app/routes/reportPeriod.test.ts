import { expect, test, vi } from 'vitest';
import { dayAt, daysBefore, periodOf } from './reportPeriod';

const today = '2026-03-01';

test.each([
  [{}, '2026-02-23', '2026-03-01'],
  [{ period: '1' }, '2026-03-01', '2026-03-01'],
  [{ period: 'month' }, '2026-03-01', '2026-03-01'],
  [{ period: 'yesterday' }, '2026-02-28', '2026-02-28'],
  [{ period: '7' }, '2026-02-23', '2026-03-01'],
  [{ from: '2026-01-02', to: '2026-01-31' }, '2026-01-02', '2026-01-31'],
  [{ from: '2026-02-02', to: '2026-01-31' }, '2026-02-23', '2026-03-01'],
  [{ from: 'x', to: 'y', period: '<script>' }, '2026-02-23', '2026-03-01'],
  [{ period: '0' }, '2026-03-01', '2026-03-01'],
])('%j', (address, from, to) => {
  expect(periodOf(address, today)).toEqual({ from, to });
});

const RealFormat = Intl.DateTimeFormat;

test('the day does not depend on how any language writes its dates', () => {
  // ICU 72 writes en-CA as 28/02/2026: Debian's WebKit does.
  const written = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (this: object, ...given) {
    const real = Reflect.construct(RealFormat, given) as Intl.DateTimeFormat;
    return Object.assign(Object.create(real) as Intl.DateTimeFormat, {
      format: () => '28/02/2026',
      formatToParts: (at?: number) => real.formatToParts(at),
      resolvedOptions: () => real.resolvedOptions(),
    });
  });
  expect(dayAt(Date.UTC(2026, 1, 28, 18), 'UTC')).toBe('2026-02-28');
  written.mockRestore();
});

test('the day is that of the zone', () => {
  const instant = Date.UTC(2026, 1, 28, 18);
  expect([dayAt(instant, 'UTC'), dayAt(instant, 'Asia/Ho_Chi_Minh')]).toEqual(['2026-02-28', '2026-03-01']);
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29');
});
