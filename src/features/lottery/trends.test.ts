import { describe, expect, it } from 'vitest';
import type { LotteryTrend } from '#contract';
import {
  columnsOf,
  extremesOf,
  heatOf,
  longestOf,
  omissionsOf,
  placesOf,
  roadOf,
  type TrendPlace,
  trendsOf,
} from './trends';

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

it('a road says on which side each draw was, and gathers those of one side', () => {
  const place: TrendPlace = {
    id: '1',
    kind: 'place',
    numbers: Array.from({ length: 11 }, (_, number) => String(number + 1).padStart(2, '0')),
    drawn: ['07', '09', '11', '06', '03', '04', '11', '02'],
  };
  const size = roadOf(place, 'size');
  expect(size).toEqual(['first', 'first', 'tie', 'first', 'second', 'second', 'tie', 'second']);
  expect(columnsOf(size).map(({ length }) => length)).toEqual([4, 4]);
  expect(longestOf(size)).toBe(3);
  expect(roadOf(place, 'parity').slice(0, 5)).toEqual(['first', 'first', 'tie', 'second', 'first']);
  const digits = { ...place, numbers: [...'0123456789'], drawn: ['4', '5', '0', '9'] };
  expect(roadOf(digits, 'size')).toEqual(['second', 'first', 'second', 'first']);
  expect(longestOf([])).toBe(0);
});

it('three numbers are hot, three cold, and what came last is never cold', () => {
  const trend = (number: string, times: number, omission: number) => ({
    number,
    times,
    omission,
    average: 0,
    longest: omission,
    run: 1,
  });
  const heat = heatOf([
    ...['0', '1', '2'].map((number) => trend(number, 9, 1)),
    ...['3', '4', '5'].map((number) => trend(number, 1, 20)),
    ...['6', '7', '8', '9'].map((number) => trend(number, 4, 3)),
  ]);
  expect(Object.fromEntries(heat)).toEqual({ 0: 'hot', 1: 'hot', 2: 'hot', 3: 'cold', 4: 'cold', 5: 'cold' });
  expect(heatOf([trend('0', 0, 0), trend('1', 0, 0), trend('2', 0, 0)]).size).toBe(0);
});
