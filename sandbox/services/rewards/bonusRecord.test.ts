import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type HandlerReplyOf } from '#contract';
import { turnoverRequirements } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { download, valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';

const calls = contract.rewards;
type BonusPage = HandlerReplyOf<typeof calls.bonusRecord>;

let platform: TestPlatform;
let member: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  member = platform.visitor();
  await member.loginAs('member');
  const others = platform.visitor();
  await others.loginAs('agent');
  const bonus = (
    id: string,
    opened: string,
    status: 'open' | 'met' | 'expired' | 'givenUp',
    amount: bigint,
  ) => ({
    id,
    accountId: id.startsWith('agent') ? 'aurora-arun' : 'aurora-mira',
    kind: 'bonus' as const,
    cause: id,
    title: { en: `=Bonus ${id}`, vi: `Thưởng ${id}` },
    amount,
    required: amount * 8n,
    done: status === 'met' ? amount * 8n : 0n,
    status,
    openedAt: new Date(opened),
    endedAt: status === 'open' ? null : new Date(`${opened.slice(0, 4)}-12-31T00:00:00Z`),
  });
  await platform.db.insert(turnoverRequirements).values([
    // The brand's day ends at 17:00 UTC: the first is still of the 9th, the second of the 10th.
    bonus('last-of-9', '2020-03-09T16:59:59.999Z', 'met', 100n),
    bonus('first-of-10', '2020-03-09T17:00:00Z', 'expired', 200n),
    bonus('last-of-11', '2020-03-11T16:59:59Z', 'givenUp', 400n),
    bonus('first-of-12', '2020-03-11T17:00:00Z', 'met', 800n),
    bonus('agent-10', '2020-03-10T00:00:00Z', 'met', 1600n),
  ]);
});
afterAll(() => platform.close());

const read = async (
  from: string,
  to: string,
  rest: { statuses?: string; page?: number; pageSize?: number } = {},
) => valueOf<BonusPage>(await member.call(calls.bonusRecord, { from, to, ...rest }));

describe('the bonus record', () => {
  it('is of the days of the brand, newest first, and of this member alone', async () => {
    const found = await read('2020-03-10', '2020-03-11');
    expect(found.rows.map(({ id }) => id)).toEqual(['last-of-11', 'first-of-10']);
    expect(found).toMatchObject({
      total: 2,
      totals: { received: '600', earned: '0', lost: '600', running: '0', done: '0' },
    });
    const all = await read('2020-03-09', '2020-03-12');
    expect(all.totals).toEqual({ received: '1500', earned: '900', lost: '600', running: '0', done: '7200' });
  });

  it('counts every row of the filter, whatever page is shown', async () => {
    const page = await read('2020-03-09', '2020-03-12', { page: 2, pageSize: 1 });
    expect(page.rows.map(({ id }) => id)).toEqual(['last-of-11']);
    expect(page.total).toBe(4);
    const past = await read('2020-03-09', '2020-03-12', { page: 9, pageSize: 1 });
    expect(past).toMatchObject({ rows: [], total: 4, totals: { received: '1500' } });
    const lost = await read('2020-03-09', '2020-03-12', { statuses: 'expired,givenUp' });
    expect(lost).toMatchObject({ total: 2, totals: { received: '600', earned: '0' } });
  });

  it('refuses a period that is reversed or too long', async () => {
    expect(await member.call(calls.bonusRecord, { from: '2020-03-10', to: '2020-03-09' })).toMatchObject({
      errorCode: 'period.reversed',
    });
    expect(await member.call(calls.exportBonuses, { from: '2018-03-10', to: '2020-03-09' })).toMatchObject({
      errorCode: 'period.tooLong',
    });
  });

  it('comes as a file in which no name is a formula', async () => {
    const { lines } = await download(platform, member, calls.exportBonuses, {
      from: '2020-03-09',
      to: '2020-03-12',
    });
    expect(lines).toHaveLength(5);
    expect(lines[1]).toContain('first-of-12');
    expect(lines[1]).toContain("'=Bonus first-of-12");
    expect(lines[1]).toContain('8.00');
  });
});
