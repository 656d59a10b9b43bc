import { describe, expect, it } from 'vitest';
import { businessDateOf } from '../businessDay';
import { drawsUntil, nextDraw, type Timetable } from './schedule';

const daily: Timetable = { everySeconds: 86_400, firstDraw: 11 * 3_600 + 900 };
const zone = 'Asia/Ho_Chi_Minh';
const issues = (timetable: Timetable, at: string, count: number) =>
  drawsUntil(timetable, new Date(at), count).map(({ issue }) => issue);

describe('when a lottery draws', () => {
  it('a draw is over at its moment, and the next one is to come', () => {
    const at = new Date('2026-02-20T11:15:00Z');
    expect(drawsUntil(daily, at, 1)).toEqual([{ issue: '20260220', at }]);
    expect(nextDraw(daily, at).issue).toBe('20260221');
    expect(nextDraw(daily, new Date(at.getTime() - 1)).issue).toBe('20260220');
  });

  it('leaves out days off, back and forth', () => {
    const tet = ['2026-02-16', '2026-02-17', '2026-02-18'];
    const timetable = { ...daily, rules: { calendar: { zone, daysOff: tet } } };
    expect(issues(timetable, '2026-02-19T12:00:00Z', 3)).toEqual(['20260219', '20260215', '20260214']);
    expect(nextDraw(timetable, new Date('2026-02-15T12:00:00Z')).issue).toBe('20260219');
  });

  it('goes by the days of the week of its own zone, not of Greenwich', () => {
    // 18:30 UTC on a Monday is Tuesday in Vietnam.
    const late: Timetable = {
      everySeconds: 86_400,
      firstDraw: 18.5 * 3_600,
      rules: { calendar: { zone, weekdays: [2] } },
    };
    const next = nextDraw(late, new Date('2026-03-01T00:00:00Z'));
    expect(next.at.toISOString()).toBe('2026-03-02T18:30:00.000Z');
    expect(businessDateOf(zone, next.at)).toBe('2026-03-03');
  });

  it('a day off closes every draw of that day, of a lottery with many', () => {
    const often: Timetable = {
      everySeconds: 300,
      firstDraw: 0,
      rules: { calendar: { zone: 'UTC', daysOff: ['2026-05-01'] } },
    };
    const next = nextDraw(often, new Date('2026-04-30T23:56:00Z'));
    expect(next).toEqual({ issue: '20260502-001', at: new Date('2026-05-02T00:00:00Z') });
    expect(issues(often, '2026-05-01T12:00:00Z', 1)).toEqual(['20260430-288']);
  });

  it('half an hour past midnight it has the number of today, counted from midnight there', () => {
    const quick: Timetable = { everySeconds: 60, firstDraw: 0, rules: { calendar: { zone } } };
    const midnight = new Date('2026-02-19T17:00:00Z');
    expect(issues(quick, midnight.toISOString(), 2)).toEqual(['20260220-0001', '20260219-1440']);
    expect(nextDraw(quick, new Date(midnight.getTime() + 30 * 60_000)).issue).toBe('20260220-0032');
    // A lottery that says no zone numbers them by UTC, as it always did.
    expect(issues({ ...quick, rules: {} }, midnight.toISOString(), 1)).toEqual(['20260219-1021']);
  });

  it('each draw of a day of 23 or 25 hours has a number of its own, in order', () => {
    const quick: Timetable = {
      everySeconds: 300,
      firstDraw: 0,
      rules: { calendar: { zone: 'Europe/London' } },
    };
    for (const [after, count] of [
      ['2026-03-30T00:00:00Z', 23 * 12],
      ['2026-10-26T01:00:00Z', 25 * 12],
    ] as const) {
      const day = issues(quick, after, count + 24).filter((issue) => /^2026(0329|1025)-/.test(issue));
      expect(day).toHaveLength(count);
      expect(new Set(day).size).toBe(count);
      expect(day.toSorted().toReversed()).toEqual(day);
    }
  });

  it('a calendar without any day is a mistake that is said', () => {
    const never = { ...daily, rules: { calendar: { zone, weekdays: [] } } };
    expect(() => nextDraw(never, new Date('2026-01-01T00:00:00Z'))).toThrow('no day with a draw');
    expect(drawsUntil(never, new Date('2026-01-01T00:00:00Z'), 2)).toEqual([]);
  });
});
