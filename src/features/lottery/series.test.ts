import { expect, test } from 'vitest';
import { seriesBounds } from '#contract';
import { lowestSeries, oddsAt, pricedBy, rebateOf, rebateShare, seriesStep, tableAt } from './series';
import { sampleLines, sampleTable } from './samples';

test('the bounds are those of the contract', () => {
  expect([lowestSeries, seriesStep]).toEqual([seriesBounds.least, seriesBounds.step]);
});

test('a lower series pays less, in proportion, and gives the rest back', () => {
  expect(oddsAt([1, 2], 1960)).toBe(19_600);
  expect(oddsAt([1, 2], 1700)).toBe(17_000);
  expect(oddsAt([1, 100_000], 1960)).toBe(980_000_000);
  // Of three in a thousand the odds are no whole number: what is left over stays with the house.
  expect(oddsAt([3, 1_000], 1_958)).toBe(Math.floor(9_790_000 / 3));
  expect(rebateOf(1_000n, 1960, 1700, 'USD')).toBe(130n);
  expect(rebateShare(1960, 1700)).toBe(0.13);
});

test('a rebate is rounded half to even', () => {
  expect([500n, 1_500n, 2_500n, 501n, 499n].map((stake) => rebateOf(stake, 1960, 1958, 'USD'))).toEqual([
    0n,
    2n,
    2n,
    1n,
    0n,
  ]);
});

test('the table and the basket follow the series', () => {
  const chance: [number, number] = [1, 100_000];
  const table = {
    ...sampleTable,
    groups: sampleTable.groups.map((group) => ({
      ...group,
      plays: group.plays.map((play) => ({
        ...play,
        rows: play.rows.map((row) => ({ ...row, options: row.options.map((each) => ({ ...each, chance })) })),
      })),
    })),
  };
  expect(tableAt(table, 1960)).toBe(table);
  const lower = tableAt(table, 1700);
  expect(lower.groups.flatMap(({ plays }) => plays)[0]?.rows[0]?.options[0]?.odds).toBe(oddsAt(chance, 1700));
  const five = sampleLines.filter(({ play }) => play === 'five');
  expect(pricedBy(five, lower).map(({ paysUpTo }) => paysUpTo)).toEqual(
    five.map(
      ({ stake, multiple }) => (BigInt(stake) * BigInt(multiple) * BigInt(oddsAt(chance, 1700))) / 10_000n,
    ),
  );
  expect(pricedBy(five, lower).map(({ cost }) => cost)).toEqual(five.map(({ cost }) => cost));
});
