import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type TeamMember } from '../../../contract';
import { rows } from '../../db/database';
import { accounts, rebateRates } from '../../db/schema';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';

const { team } = contract;
interface Page {
  rows: TeamMember[];
  total: number;
  whole: number;
  direct: number;
  teamBalance: string;
  path: { account: string }[];
}

let platform: TestPlatform;
let agent: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  agent = platform.visitor();
  await agent.loginAs('agent');
});
afterAll(() => platform.close());

const ask = async (request: object): Promise<Page> =>
  valueOf<Page>(await agent.call(team.members, { pageSize: 200, ...request }));
const raise = (id: string, rate: number, gameType = 'RNG') =>
  agent.call(team.raiseRates, { id, rates: [{ gameType: gameType as 'RNG', rate }] });

describe('the team', () => {
  it('adds up at every level, by balance and by head', async () => {
    const walk = async (under: string | undefined): Promise<{ heads: number; balance: bigint }> => {
      const { rows: members } = await ask(under === undefined ? {} : { under });
      let heads = 0;
      let balance = 0n;
      for (const member of members) {
        const below = await walk(member.id);
        expect(member.members).toBe(below.heads);
        expect(BigInt(member.teamBalance)).toBe(BigInt(member.balance) + below.balance);
        heads += 1 + below.heads;
        balance += BigInt(member.teamBalance);
      }
      return { heads, balance };
    };
    const all = await ask({});
    const { heads, balance } = await walk(undefined);
    expect(all.whole).toBe(heads);
    expect(all.direct).toBe(all.total);
    const [own] = await rows<{ balance: bigint }>(
      platform.db,
      sql`SELECT sum(balance)::bigint AS balance FROM ledger_accounts WHERE owner_id = 'aurora-arun' AND purpose <> 'income'`,
    );
    expect(BigInt(all.teamBalance)).toBe(balance + (own?.balance ?? 0n));
  });

  it('finds anybody below by a part of the name, with the way to them', async () => {
    const { rows: found } = await ask({ search: 'AN' });
    expect(found.length).toBeGreaterThan(1);
    for (const { account, path, level } of found) {
      expect(account).toContain('an');
      expect(path).toHaveLength(level - 1);
    }
    expect((await ask({ search: '%' })).total).toBe(0);
  });

  it('shows nobody else: uplines, other teams and other brands are unknown', async () => {
    for (const under of ['aurora-mira', 'lotus-arun', 'nobody'])
      expect(await agent.call(team.members, { under })).toMatchObject({ errorCode: 'account.unknown' });
  });
});

describe('rates', () => {
  it('go up to the own ones and never down, for direct downlines alone', async () => {
    const [direct] = (await ask({})).rows;
    if (!direct) throw new Error('no downline');
    const before = direct.rates.find(({ gameType }) => gameType === 'RNG')?.rate ?? 0;
    const [first, second] = await Promise.all([raise(direct.id, before + 2), raise(direct.id, before + 2)]);
    for (const answer of [first, second])
      expect(valueOf<TeamMember>(answer).rates).toContainEqual({ gameType: 'RNG', rate: before + 2 });
    expect(await raise(direct.id, before)).toMatchObject({ errorCode: 'rates.lower' });
    expect(await raise(direct.id, 9_000)).toMatchObject({ errorCode: 'rates.tooHigh' });
    const [below] = (await ask({ under: direct.id })).rows;
    expect(await raise(below?.id ?? '', 1)).toMatchObject({ errorCode: 'account.unknown' });
    expect(await raise('aurora-mira', 1)).toMatchObject({ errorCode: 'account.unknown' });
  });

  it('end as one of two agents of the same account could have set them', async () => {
    const [, direct] = (await ask({})).rows;
    const id = direct?.id ?? '';
    await Promise.all([60, 55, 70, 65].map((rate) => raise(id, rate)));
    const [kept] = await platform.db
      .select()
      .from(rebateRates)
      .where(sql`${rebateRates.accountId} = ${id} AND ${rebateRates.gameType} = 'RNG'`);
    expect(kept?.rate).toBe(70);
    expect(await platform.db.$count(accounts, eq(accounts.id, id))).toBe(1);
  });
});
