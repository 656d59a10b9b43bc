import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractKinds } from '#contract';
import { rows } from '#platform/host';
import { agentContracts } from '#platform/schema';
import { endingWith } from '#platform/seed';
import { type OpenedDatabase, openTestDatabase } from '#platform/testing';

let world: OpenedDatabase;
beforeAll(async () => {
  world = await openTestDatabase();
});
afterAll(() => world.close());

const leader = 'aurora-salma';

describe("the leader's team", () => {
  it('is 2,000 accounts on five levels', async () => {
    const levels = await rows<{ level: number; people: bigint }>(
      world.db,
      sql`SELECT distance AS level, count(*) AS people FROM account_uplines WHERE upline_id = ${leader} AND distance > 0
        GROUP BY distance ORDER BY distance`,
    );
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    expect(levels.reduce((sum, { people }) => sum + Number(people), 0)).toBe(2_000);
  });

  it('has bet in each of the last twelve months', async () => {
    const months = await rows<{ month: string; bets: bigint }>(
      world.db,
      sql`SELECT to_char(b.day, 'YYYY-MM') AS month, count(*) AS bets FROM bets b
          JOIN account_uplines u ON u.account_id = b.account_id
        WHERE u.upline_id = ${leader} GROUP BY 1 ORDER BY 1`,
    );
    // November is in it twice in part: of the year before, and of this one.
    expect(months.length).toBeGreaterThanOrEqual(12);
    for (const { bets } of months.slice(1)) expect(Number(bets)).toBeGreaterThan(10);
  });

  it('has contracts of every kind in every state', async () => {
    const found = await rows<{ kind: string; states: string[] }>(
      world.db,
      sql`SELECT c.kind, array_agg(DISTINCT c.status ORDER BY c.status) AS states FROM agent_contracts c
          JOIN account_uplines u ON u.account_id = c.downline_id
        WHERE u.upline_id = ${leader} GROUP BY c.kind`,
    );
    const states = [
      'accepted',
      'ended',
      'lapsed',
      'offered',
      'rejected',
      'replaced',
      'terminated',
      'withdrawn',
    ];
    expect(Object.fromEntries(found.map((each) => [each.kind, each.states]))).toEqual(
      Object.fromEntries(contractKinds.map((kind) => [kind, states])),
    );
  });

  it('has an offer to the leader that ends contracts given on when it is accepted', async () => {
    const offers = await world.db
      .select()
      .from(agentContracts)
      .where(
        and(
          eq(agentContracts.downlineId, leader),
          eq(agentContracts.kind, 'dividend'),
          eq(agentContracts.status, 'offered'),
        ),
      );
    expect(offers).toHaveLength(1);
    const [offer] = offers;
    expect(offer && (await endingWith(world.db, offer))).not.toEqual([]);
  });

  it('was paid by its contracts: each kind has payslips', async () => {
    const found = await rows<{ kind: string; paid: bigint }>(
      world.db,
      sql`SELECT s.kind, sum(s.paid)::bigint AS paid FROM contract_slips s
          JOIN account_uplines u ON u.account_id = s.downline_id
        WHERE u.upline_id = ${leader} GROUP BY s.kind`,
    );
    expect(found.map(({ kind }) => kind).toSorted()).toEqual([...contractKinds].toSorted());
    for (const { paid, kind } of found) expect(paid, kind).toBeGreaterThan(0n);
  });
});
