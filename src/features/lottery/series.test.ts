import { expect, test } from 'vitest';
import { oddsAt } from '#contract/lotteryRules';
import { pricedBy, tableAt } from './series';
import { sampleLines, sampleTable } from './samples';

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
