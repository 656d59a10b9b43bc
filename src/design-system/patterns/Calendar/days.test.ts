import { CalendarDate, parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { presetDays, toDay, today, type RangePreset } from './days';

const now = new CalendarDate(2026, 3, 31);
const open = { min: undefined, max: undefined };
const text = (preset: RangePreset, limits = open as Parameters<typeof presetDays>[2]) => {
  const days = presetDays(preset, now, limits);
  return days && `${days.start.toString()}/${days.end.toString()}`;
};

describe('presetDays', () => {
  it.each<[RangePreset, string]>([
    ['today', '2026-03-31/2026-03-31'],
    ['yesterday', '2026-03-30/2026-03-30'],
    ['last7Days', '2026-03-25/2026-03-31'],
    ['last30Days', '2026-03-02/2026-03-31'],
    ['thisMonth', '2026-03-01/2026-03-31'],
    ['lastMonth', '2026-02-01/2026-02-28'],
  ])('%s is %s', (preset, days) => {
    expect(text(preset)).toBe(days);
  });

  it('ends with the last day allowed', () => {
    const limits = { min: undefined, max: parseDate('2026-03-30') };
    expect(text('thisMonth', limits)).toBe('2026-03-01/2026-03-30');
    expect(text('today', limits)).toBeUndefined();
  });

  it('is not offered when its first day is too early', () => {
    const limits = { min: parseDate('2026-03-10'), max: undefined };
    expect(text('last7Days', limits)).toBe('2026-03-25/2026-03-31');
    expect(text('last30Days', limits)).toBeUndefined();
  });
});

describe('toDay', () => {
  it('reads days and nothing else', () => {
    expect(toDay('2024-02-29')?.toString()).toBe('2024-02-29');
    for (const wrong of ['2026-02-29', '21.11.2026', '2026-11-21T10:00:00Z', '', 'now', null, undefined]) {
      expect(toDay(wrong)).toBeUndefined();
    }
  });
});

describe('today', () => {
  it('depends on the zone, and survives one that does not exist', () => {
    const [east, west] = [today('Pacific/Kiritimati'), today('Pacific/Niue')];
    expect(east.compare(west)).toBeGreaterThanOrEqual(1);
    expect(today('Nowhere/AtAll').toString()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
