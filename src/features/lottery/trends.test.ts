import { describe, expect, it } from 'vitest';
import type { LotteryTrend } from '#contract';
import { extremesOf, omissionsOf, placesOf, trendsOf } from './trends';

const trend = (family: LotteryTrend['family'], ...oldestFirst: string[][]): LotteryTrend => ({
  family,
  draws: oldestFirst.map((numbers, at) => ({ issue: String(at), numbers })).toReversed(),
});

describe('trends of past draws', () => {
  const place = placesOf(trend('K3', ['1', '6', '6'], ['1', '2', '6'], ['3', '2', '6'], ['1', '4', '6']))[0];
  if (!place) throw new Error('no place');

  it('counts for how many draws each number was absent', () => {
    expect(omissionsOf(place).map((row) => row.slice(0, 3))).toEqual([
      [0, 1, 1],
      [0, 2, 2],
      [1, 3, 0],
      [0, 4, 1],
    ]);
  });

  it('sums up each number, and finds the hot and the cold one', () => {
    const trends = trendsOf(place);
    expect(trends[0]).toEqual({ number: '1', omission: 0, times: 3, average: 0, longest: 1, run: 2 });
    expect(trends[2]).toEqual({ number: '3', omission: 1, times: 1, average: 1, longest: 2, run: 1 });
    expect(extremesOf(trends)).toMatchObject({ hot: { number: '1' }, cold: { number: '2', omission: 4 } });
  });

  it('knows the places of each family', () => {
    const draw = ['01', '02', '03', '04', '05', '06', '47', '08', '09', '10'];
    expect(placesOf(trend('PK10', draw))).toHaveLength(10);
    expect(placesOf(trend('LHC', draw.slice(0, 7))).map(({ drawn }) => drawn)).toEqual([['4'], ['7']]);
    expect(placesOf(trend('VN', ['90427'])).map(({ drawn }) => drawn)).toEqual([['2'], ['7']]);
    expect(placesOf(trend('11X5', draw.slice(0, 5)))[4]?.numbers.at(-1)).toBe('11');
    expect(placesOf(trend('SSC'))).toEqual([]);
    expect(extremesOf([])).toBeUndefined();
  });
});
