// @ts-check
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  busyNote,
  exitCodeOf,
  figure,
  keeps,
  median,
  print,
  quantile,
  ratio,
  tableOf,
  voidsOf,
} from './figures.mjs';

const samples = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 });

describe('quantile', () => {
  it('is a sample, or lies between two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1])).toBe(2.5);
    expect(quantile([10, 20, 30, 40, 50], 0.95)).toBe(48);
    expect(quantile([7], 0.95)).toBe(7);
  });

  it('lies within the samples, grows with the share and does not depend on their order', () => {
    fc.assert(
      fc.property(samples, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const found = quantile(values, share);
        expect(found).toBeGreaterThanOrEqual(Math.min(...values));
        expect(found).toBeLessThanOrEqual(Math.max(...values));
        expect(quantile(values, 1)).toBeGreaterThanOrEqual(found);
        expect(quantile(values.toReversed(), share)).toBe(found);
      }),
    );
  });

  it('refuses to speak of nothing', () => {
    expect(() => quantile([], 0.5)).toThrow('Nothing was measured.');
    expect(() => figure('clicks', 'ms', [])).toThrow('Nothing was measured.');
  });
});

describe('a target', () => {
  it.each([
    [{ value: 50, most: 50 }, true],
    [{ value: 50.1, most: 50 }, false],
    [{ value: 90, least: 90 }, true],
    [{ value: 89, least: 90 }, false],
    [{ value: 1 }, undefined],
    [{ value: Number.NaN, most: 50 }, false],
    [{ value: Number.NaN, least: 50 }, false],
  ])('of %o is kept: %s', (facts, kept) => {
    expect(keeps({ name: 'x', unit: 'ms', ...facts })).toBe(kept);
  });

  it('that is missed, and a measure that failed, end the program with 1', () => {
    const good = { figures: [figure('a', 'ms', [1, 2, 3], { most: 2 })] };
    const bad = { figures: [figure('a', 'ms', [1, 3, 3], { most: 2 })] };
    const told = { figures: [figure('a', 'ms', [1_000])] };
    expect(exitCodeOf([good, told])).toBe(0);
    expect(exitCodeOf([good, bad, told])).toBe(1);
    expect(exitCodeOf([good, { figures: [], failure: 'The page did not load.' }])).toBe(1);
  });
});

describe('print', () => {
  it.each(
    /** @type {const} */ ([
      [176_612, 'bytes', '176.6 kB'],
      [41_960_000, 'megabytes', '42.0 MB'],
      [16.66, 'ms', '16.7 ms'],
      [1_534.2, 'ms', '1534 ms'],
      [94.6, 'points', '95'],
      [0.0041, 'score', '0.004'],
      [0.0149, 'share', '1.5 %'],
      [412.3, 'perSecond', '412/s'],
      [1.318, 'ratio', '1.32 ×'],
    ]),
  )('%d %s as %s', (value, unit, text) => {
    expect(print(value, unit)).toBe(text);
  });
});

it('a floor that is more than 15 % worse than in November voids the run, and ends it with 1', () => {
  const of = (/** @type {number} */ ms) => [
    { figures: [figure('bare read', 'ms', [ms], { november: 0.62 })] },
  ];
  expect(voidsOf(of(0.71))).toEqual([]);
  expect(voidsOf(of(0.72))).toEqual([
    expect.stringMatching(/says nothing: bare read took 0\.7 ms, and 0\.6 ms/),
  ]);
  expect([exitCodeOf(of(0.71)), exitCodeOf(of(0.72))]).toEqual([0, 1]);
});

it('the table stands in columns, ratios first and what has no target last, in grey', () => {
  const figures = [
    figure('keystroke to paint', 'ms', [60.04, 55, 70], { most: 50 }),
    figure('heap', 'megabytes', [4e7]),
    ratio('to bare React', [120, 90], [100, 100], 1.2),
  ];
  const home = [figure('JavaScript', 'bytes', [176_612], { most: 180_000 })];
  const table = tableOf(
    [
      { title: 'Home', figures: home },
      { title: 'Hall', figures },
    ],
    (line) => `~${line}`,
  );
  expect(table).toEqual([
    'Hall',
    '  ✓ to bare React          1.05 ×   ≤ 1.20 ×     0.90 × … 1.20 ×',
    'Home',
    '  ✓ JavaScript           176.6 kB   ≤ 180.0 kB',
    'Hall',
    '  ✗ keystroke to paint    60.0 ms   ≤ 50.0 ms    55.0 ms … 70.0 ms',
    '~Hall',
    '~    heap                  40.0 MB',
  ]);
});

it('a busy machine is told of, an idle one is not', () => {
  expect(busyNote(1.6, 2)).toMatch(/busy \(load 1\.6 on 2 cores\)/);
  expect(busyNote(0.4, 2)).toBeUndefined();
});
