import { beforeAll, describe, expect, it } from 'vitest';
import {
  betSorts,
  contract,
  mostSorted,
  movementSorts,
  payslipSorts,
  type Call,
  type ReplyOf,
  type TeamBet,
} from '#contract';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { addBetsOfEveryKind, download, valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { possibleOrder } from './recordOrder';
import { provide, provideVisitor } from '../../testing/provide';

const { records, reports, contracts } = contract;
const directions = ['ascending', 'descending'] as const;
const days = { from: '2026-09-25', to: '2026-11-20' };

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform);
const member = provideVisitor(platform);
beforeAll(async () => {
  await addBetsOfEveryKind(platform);
  await agent.loginAs('agent');
  await member.loginAs('member');
});

interface Page {
  rows: { id: string }[];
  total: number;
  asOf?: string | null;
}
/** All rows of a list, page by page. */
async function allRows<Row extends { id: string }>(who: Visitor, call: Call, query: object): Promise<Row[]> {
  const found: Row[] = [];
  let asOf: string | null | undefined;
  for (let page = 1; ; page += 1) {
    const answer: Page = valueOf(
      await who.call(call, { ...query, page, pageSize: 150, ...(asOf && { asOf }) } as never),
    );
    asOf ??= answer.asOf;
    found.push(...(answer.rows as Row[]));
    if (found.length >= answer.total || answer.rows.length === 0) return found;
  }
}

/** Rises or falls from row to row; what has no value comes last. */
function expectSorted(values: readonly (bigint | null)[], direction: (typeof directions)[number]): void {
  const known = values.filter((value) => value !== null);
  expect(values.slice(0, known.length)).toEqual(known);
  for (const [at, value] of known.entries())
    if (at > 0) {
      const before = known[at - 1] ?? 0n;
      expect(direction === 'ascending' ? before <= value : before >= value).toBe(true);
    }
}

const sorts = betSorts.flatMap((sort) => directions.map((direction) => ({ sort, direction })));

describe('bets', () => {
  it.each(sorts)('of a team stand $direction by $sort over all their pages', async ({ sort, direction }) => {
    const found = await allRows<TeamBet>(agent, records.teamBets, { ...days, sort, direction });
    const newest = await allRows<TeamBet>(agent, records.teamBets, days);
    expect(newest.length).toBeGreaterThan(300);
    expect(found.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
    if (sort === 'time') expect(found).toEqual(direction === 'descending' ? newest : newest.toReversed());
    else {
      const values = found.map(({ [sort]: value }) => (value === null ? null : BigInt(value)));
      expectSorted(values, direction);
      expect(new Set(values).size).toBeGreaterThan(2);
    }
  });

  it.each(sorts)('of a file stand as on the pages: $direction by $sort', async ({ sort, direction }) => {
    const query = { ...days, sort, direction };
    const [own, team] = [
      await allRows(member, records.bets, query),
      await allRows(agent, records.teamBets, query),
    ];
    const idsOf = (lines: readonly string[], at: number) => lines.slice(1).map((line) => line.split(',')[at]);
    const ownFile = await download(platform, member, records.exportBets, query);
    expect(idsOf(ownFile.lines, 1)).toEqual(own.map(({ id }) => id));
    const teamFile = await download(platform, agent, records.exportTeamBets, query);
    expect(idsOf(teamFile.lines, 2)).toEqual(team.map(({ id }) => id));
  });
});

describe('movements', () => {
  it.each(movementSorts.flatMap((sort) => directions.map((direction) => ({ sort, direction }))))(
    'of a member, of a team and of a file stand $direction by $sort',
    async ({ sort, direction }) => {
      const query = { ...days, sort, direction };
      const own = await allRows<{ id: string; amount: string }>(member, records.movements, query);
      const team = await allRows<{ id: string; amount: string }>(agent, reports.transactions, query);
      for (const [found, newest] of [
        [own, await allRows(member, records.movements, days)],
        [team, await allRows(agent, reports.transactions, days)],
      ] as const) {
        expect(found.length).toBeGreaterThan(0);
        expect(found.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
        if (sort === 'time')
          expect(found).toEqual(direction === 'descending' ? newest : newest.toReversed());
        else expectSorted(found.map(({ amount }) => BigInt(amount)), direction); // prettier-ignore
      }
      expect(team.length).toBeGreaterThan(20);
      const file = await download(platform, member, records.exportMovements, query);
      expect(file.lines.slice(1).map((line) => line.split(',')[1])).toEqual(own.map(({ id }) => id));
    },
  );
});

describe('payslips', () => {
  const asked = { side: 'given', kind: 'daily', from: '2026-09-01', to: '2026-11-30' } as const;
  type Slips = ReplyOf<typeof contracts.payslips>;
  it.each(payslipSorts.flatMap((sort) => directions.map((direction) => ({ sort, direction }))))(
    'stand $direction by $sort',
    async ({ sort, direction }) => {
      const found = await allRows<Slips['rows'][number]>(agent, contracts.payslips, {
        ...asked,
        sort,
        direction,
      });
      const newest = await allRows(agent, contracts.payslips, asked);
      expect(newest.length).toBeGreaterThan(10);
      expect(found.map(({ id }) => id).toSorted()).toEqual(newest.map(({ id }) => id).toSorted());
      expectSorted(
        found.map((slip) => (sort === 'time' ? BigInt(Date.parse(slip.to)) : BigInt(slip[sort]))),
        direction,
      );
    },
  );

  it('by which nothing is due are left out where asked for, and counted', async () => {
    const ask = async (more: object) =>
      valueOf<Slips>(await agent.call(contracts.payslips, { ...asked, pageSize: 200, ...more }));
    const [all, none] = [await ask({}), await ask({ state: 'none' })];
    const hidden = await ask({ zeroRows: 'hidden' });
    expect(none.total).toBeGreaterThan(0);
    expect([hidden.total, hidden.hiddenRows, all.hiddenRows]).toEqual([
      all.total - none.total,
      none.total,
      0,
    ]);
    expect(hidden.rows.map(({ id }) => id)).toEqual(
      all.rows.filter(({ amount }) => amount !== '0').map(({ id }) => id),
    );
    expect(hidden.totals).toEqual(all.totals);
  });
});

describe('an order that would read too many rows', () => {
  it('is that of time, which costs what its page does', () => {
    const order = { sort: 'stake', direction: 'ascending' } as const;
    expect(possibleOrder(order, mostSorted)).toEqual(order);
    expect(possibleOrder(order, mostSorted + 1)).toEqual({ ...order, sort: 'time' });
  });
});
