import { describe, expect, it } from 'vitest';
import type { ContractTerms } from '#contract';
import { daily, dividend, hourly, realTime } from '../../testing/contractFixture';
import { daysOf, endOf, firstMoment, periodOf, settlesAt } from './periods';

const of = (terms: ContractTerms, timeZone: string, at: string): [string, string] => {
  const { from, to } = periodOf(terms, timeZone, new Date(at));
  return [from.toISOString(), to.toISOString()];
};
const half = dividend(100);

describe('periods', () => {
  it('are halves, weeks and months of the brand’s calendar', () => {
    const saigon = 'Asia/Ho_Chi_Minh';
    expect(of(half, saigon, '2026-11-15T16:59:59Z')).toEqual([
      '2026-10-31T17:00:00.000Z',
      '2026-11-15T17:00:00.000Z',
    ]);
    expect(of(half, saigon, '2026-11-15T17:00:00Z')).toEqual([
      '2026-11-15T17:00:00.000Z',
      '2026-11-30T17:00:00.000Z',
    ]);
    expect(of(half, 'UTC', '2028-02-29T12:00:00Z')).toEqual([
      '2028-02-16T00:00:00.000Z',
      '2028-03-01T00:00:00.000Z',
    ]);
    expect(of(dividend(1, { period: 'weekly' }), 'UTC', '2026-11-22T23:00:00Z')[0]).toBe(
      '2026-11-16T00:00:00.000Z',
    );
    expect(of(dividend(1, { period: 'monthly' }), saigon, '2026-12-31T20:00:00Z')[0]).toBe(
      '2026-12-31T17:00:00.000Z',
    );
    expect(of(dividend(1, { period: 'daily' }), saigon, '2026-12-31T20:00:00Z')[1]).toBe(
      '2027-01-01T17:00:00.000Z',
    );
  });

  it('are hours by the brand’s clocks, also where those are ahead by half an hour', () => {
    expect(of(hourly(1), 'Asia/Kolkata', '2026-11-01T10:29:59Z')).toEqual([
      '2026-11-01T09:30:00.000Z',
      '2026-11-01T10:30:00.000Z',
    ]);
    expect(of(realTime(1, 1), 'Asia/Kolkata', '2026-11-01T10:29:59Z')).toEqual([
      '2026-11-01T10:25:00.000Z',
      '2026-11-01T10:30:00.000Z',
    ]);
  });

  it('follow one another without a gap through a year in which clocks change', () => {
    for (const [terms, step] of [
      [half, 24],
      [daily(1), 5],
      [hourly(1), 0.3],
    ] as const) {
      let at = new Date('2026-03-20T00:00:00Z');
      let before = periodOf(terms, 'Europe/Berlin', at);
      while (at.getTime() < Date.parse('2026-11-05T00:00:00Z')) {
        at = new Date(at.getTime() + step * 3_600_000);
        const now = periodOf(terms, 'Europe/Berlin', at);
        expect(now.from <= at && at < now.to).toBe(true);
        if (now.from.getTime() !== before.from.getTime()) expect(now.from).toEqual(before.to);
        before = now;
      }
    }
  });

  it('are settled some time after they end, and begin and end a contract', () => {
    const now = new Date('2026-11-20T05:07:00Z');
    expect(settlesAt('dividend', now).getTime() - now.getTime()).toBe(180 * 60_000);
    expect(firstMoment(half, 'UTC', now).toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(firstMoment(hourly(1), 'UTC', now).toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(endOf({ terms: half, startsAt: new Date('2026-11-17T00:00:00Z') }, 'UTC', now).toISOString()).toBe(
      '2026-12-01T00:00:00.000Z',
    );
    const later = new Date('2026-12-01T00:00:00Z');
    expect(endOf({ terms: half, startsAt: later }, 'UTC', now)).toBe(later);
    expect(daysOf('UTC', { from: now, to: later })).toEqual({
      firstDay: '2026-11-20',
      lastDay: '2026-11-30',
    });
  });
});
