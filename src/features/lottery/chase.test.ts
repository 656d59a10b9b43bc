import { expect, test } from 'vitest';
import { lotteryBounds } from '#contract';
import { costOf, mostDraws, multiplesOf, noChase } from './chase';

test('a basket without a chase is for one draw', () => {
  expect(multiplesOf(noChase)).toEqual([1]);
  expect(costOf(1_200n, noChase)).toBe(1_200n);
});

test('goes on with the same or with doubled stakes', () => {
  const chase = { ...noChase, isOn: true, draws: 4 };
  expect(multiplesOf(chase)).toEqual([1, 1, 1, 1]);
  expect(costOf(300n, chase)).toBe(1_200n);
  expect(multiplesOf({ ...chase, growth: 'double' })).toEqual([1, 2, 4, 8]);
  expect(costOf(300n, { ...chase, growth: 'double' })).toBe(4_500n);
});

test('never asks for more than a platform takes', () => {
  expect(multiplesOf({ ...noChase, isOn: true, draws: 99 })).toHaveLength(lotteryBounds.draws);
  const doubled = multiplesOf({ ...noChase, isOn: true, draws: 99, growth: 'double' });
  expect(doubled).toHaveLength(mostDraws('double'));
  expect(doubled.at(-1)).toBeLessThanOrEqual(lotteryBounds.multiple);
  expect((doubled.at(-1) ?? 0) * 2).toBeGreaterThan(lotteryBounds.multiple);
});
