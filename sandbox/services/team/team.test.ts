import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type TeamMember } from '#contract';
import { rows } from '../../db/database';
import { accounts, rebateRates } from '../../db/schema';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { provide, provideVisitor } from '../../testing/provide';

const { team } = contract;
interface Page {
  rows: TeamMember[];
  total: number;
  whole: number;
  direct: number;
  teamBalance: string;
  path: { account: string }[];
}

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform, 'agent');

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
      sql`SELECT sum(balance)::bigint AS balance FROM ledger_accounts WHERE owner_id = 'aurora-arun' AND purpose NOT IN ('income', 'points')`,
    );
    expect(BigInt(all.teamBalance)).toBe(balance + (own?.balance ?? 0n));
    for (const { id, members, teamBalance } of all.rows)
      expect(await ask({ under: id })).toMatchObject({ whole: members, teamBalance });
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

describe('opening an account', () => {
  const keyOf = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
  const open = (request: object, key?: string) =>
    agent.call(
      team.openAccount,
      {
        username: 'ngatran',
        password: 'Kite-4821-ring',
        type: 'member',
        rates: [{ gameType: 'RNG', rate: 40 }],
        ...request,
      },
      key === undefined ? {} : { key },
    );

  it('makes it once for a key, below the agent, with a first password to be changed', async () => {
    const answers = await Promise.all([open({}, keyOf(1)), open({}, keyOf(1)), open({}, keyOf(1))]);
    const made = answers.map((answer) => valueOf<{ id: string }>(answer).id);
    expect(new Set(made).size).toBe(1);
    const [account] = await platform.db.select().from(accounts).where(eq(accounts.username, 'ngatran'));
    expect(account).toMatchObject({
      uplineId: 'aurora-arun',
      type: 0,
      passwordState: 'default',
      id: made[0],
    });
    const [member] = (await ask({ search: 'ngatran' })).rows;
    expect(member?.rates).toEqual([{ gameType: 'RNG', rate: 40 }]);
    expect(await open({ type: 'agent' }, keyOf(1))).toMatchObject({ errorCode: 'key.reused' });
  });

  it('refuses what would not do, and makes nothing then', async () => {
    const count = () => platform.db.$count(accounts);
    const before = await count();
    expect(await open({ username: 'NGAtran' }, keyOf(2))).toMatchObject({ errorCode: 'register.taken' });
    expect(await open({ username: 'x' }, keyOf(3))).toMatchObject({ errorCode: 'register.field' });
    expect(await open({ username: 'quietone', password: 'password' }, keyOf(4))).toMatchObject({
      errorCode: 'password.weak',
    });
    expect(
      await open({ username: 'quietone', rates: [{ gameType: 'RNG', rate: 5_000 }] }, keyOf(5)),
    ).toMatchObject({ errorCode: 'rates.tooHigh' });
    expect(await count()).toBe(before);
    const member = platform.visitor();
    await member.loginAs('member');
    expect(
      await member.call(team.openAccount, {
        username: 'quietone',
        password: 'Kite-4821-ring',
        type: 'member',
        rates: [],
      }),
    ).toMatchObject({ success: false });
  });
});
