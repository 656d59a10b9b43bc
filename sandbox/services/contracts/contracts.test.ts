import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type AgentContract, type AgentContractDetail, type ContractTerms } from '#contract';
import { accounts, agentContracts, messages } from '../../db/schema';
import {
  accept,
  agree,
  daily,
  dividend,
  hourly,
  idOf,
  line,
  listOf,
  offer,
  realTime,
  signedIn,
} from '../../testing/contractFixture';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { expireOffers } from './expireOffers';
import { localise } from '../localise';
import { provide } from '../../testing/provide';

const { contracts } = contract;
const platform = provide(createTestPlatform);
let root: Visitor;
let first: Visitor;
let second: Visitor;
let below: Visitor;
beforeAll(async () => {
  // Without the seed's contracts and what was told of them.
  await platform.db.execute(sql`DELETE FROM messages WHERE category = 'contract'`);
  await platform.db.execute(sql`DELETE FROM contract_payments`);
  for (const table of ['contract_slips', 'contract_events', 'agent_contracts'])
    await platform.db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
  root = await signedIn(platform, line.root);
  first = await signedIn(platform, line.first);
  second = await signedIn(platform, line.second);
  below = await signedIn(platform, line.below);
});

const inForce = (uplineId: string, downlineId: string, kind: ContractTerms['kind']) =>
  platform.db.$count(
    agentContracts,
    and(
      eq(agentContracts.uplineId, idOf(uplineId)),
      eq(agentContracts.downlineId, idOf(downlineId)),
      eq(agentContracts.kind, kind),
      eq(agentContracts.status, 'accepted'),
    ),
  );
const toldTo = (username: string, text: string) =>
  platform.db.$count(
    messages,
    and(eq(messages.accountId, idOf(username)), sql`${messages.cause} LIKE ${`contract.${text}:%`}`),
  );

describe('the four calls of the specification', () => {
  it('tell of the contracts of one kind, of either side, as the list of all kinds has them', async () => {
    const ofKind = {
      dividend: contracts.dividend,
      daily: contracts.dailySalary,
      hourly: contracts.hourSalary,
      realTime: contracts.realTimeSalary,
    } as const;
    const terms = { dividend: dividend(9), daily: daily(3), hourly: hourly(3), realTime: realTime(3, 1) };
    const agreed = await agree(root, second, line.second, terms.dividend);
    for (const kind of ['daily', 'hourly', 'realTime'] as const) await offer(root, line.second, terms[kind]);
    for (const [kind, call] of Object.entries(ofKind))
      for (const [who, side] of [
        [root, 'given'],
        [second, 'mine'],
      ] as const) {
        const answer = valueOf<{ rows: AgentContract[]; total: number }>(await who.call(call, { side }));
        expect(answer.total, kind).toBe(1);
        expect(answer.rows).toMatchObject([{ kind, terms: terms[kind as keyof typeof terms] }]);
        expect(answer.rows).toEqual((await listOf(who, { side })).filter((each) => each.kind === kind));
      }
    const active = await second.call(contracts.dividend, { side: 'mine', phases: 'active,next' });
    expect(valueOf<{ rows: AgentContract[] }>(active).rows.map(({ id }) => id)).toEqual([agreed.id]);
    expect(await platform.visitor().call(contracts.hourSalary, { side: 'mine' })).toMatchObject({
      status: 401,
    });
    await platform.db.execute(sql`DELETE FROM contract_events`);
    await platform.db.execute(sql`DELETE FROM agent_contracts`);
  });
});

describe('an offer', () => {
  it('is one for a key, told to the downline, and not made twice at once', async () => {
    const ask = (key: string) =>
      root.call(contracts.offer, { to: idOf(line.first), terms: daily(30) }, { key });
    const key = '00000000-0000-4000-8000-000000000001';
    const [a, b] = await Promise.all([ask(key), ask(key)]);
    expect(valueOf<{ id: string }>(a).id).toBe(valueOf<{ id: string }>(b).id);
    expect(await ask('00000000-0000-4000-8000-000000000002')).toMatchObject({ errorCode: 'contract.open' });
    const other = { to: idOf(line.first), terms: daily(31) };
    expect(await root.call(contracts.offer, other, { key })).toMatchObject({ errorCode: 'key.reused' });
    expect(await toldTo(line.first, 'offered')).toBe(1);
    const [mine] = await listOf(first, { side: 'mine', kind: 'daily' });
    expect(mine).toMatchObject({ phase: 'offered', with: { account: 'arun' }, version: 1 });
  });

  it('opens the page of its kind to an account that has had none', async () => {
    await platform.db
      .update(accounts)
      .set({ flags: {} })
      .where(eq(accounts.id, idOf(line.first)));
    const pages = async () => valueOf(await first.call(contract.agent.consolidated, {}));
    expect(await pages()).toMatchObject({
      enableCt: false,
      salary: true,
      hourSalary: false,
      realTimeSalary: false,
    });
    expect(valueOf(await second.call(contract.agent.consolidated, {}))).toMatchObject({ enableCt: true });
  });

  it('can be withdrawn by who made it alone, and then not be accepted', async () => {
    const [mine] = await listOf(first, { side: 'mine', kind: 'daily' });
    const id = mine?.id ?? '';
    expect(await first.call(contracts.withdraw, { id })).toMatchObject({ errorCode: 'record.unknown' });
    expect(valueOf(await root.call(contracts.withdraw, { id }))).toMatchObject({ status: 'withdrawn' });
    const late = await first.call(contracts.accept, { id, agreesToEnd: [] });
    expect(late).toMatchObject({ errorCode: 'contract.state' });
  });

  it('is refused above the own contract, with unsound tiers, to players and to strangers', async () => {
    const tryIt = (to: string, terms: ContractTerms, by = root) =>
      by.call(contracts.offer, { to: idOf(to), terms });
    expect(await tryIt(line.first, dividend(4_001))).toMatchObject({ errorCode: 'contract.tooHigh' });
    expect(await tryIt(line.first, realTime(10, 61))).toMatchObject({ errorCode: 'contract.tooHigh' });
    const tier = { validBet: '100', netLoss: '0', activeMembers: 0, rate: 100 };
    const falling = dividend(0, { tiers: [tier, { ...tier, rate: 200 }] });
    expect(await tryIt(line.first, falling)).toMatchObject({
      errorCode: 'contract.tiers',
      value: { tier: 2 },
    });
    const both = { kind: 'daily', isPaidWhenWon: true, tiers: [{ validBet: '0', activeMembers: 0, rate: 10, amount: '5' }] } as const; // prettier-ignore
    expect(await tryIt(line.first, { ...both, tiers: [...both.tiers] })).toMatchObject({
      errorCode: 'contract.tiers',
    });
    expect(await tryIt(line.player, daily(1), first)).toMatchObject({ errorCode: 'contract.player' });
    for (const to of [line.below, 'mira', line.root, 'nobody'])
      expect(await tryIt(to, daily(1))).toMatchObject({ errorCode: 'account.unknown' });
    expect(await tryIt(line.below, daily(1), first)).toMatchObject({ errorCode: 'contract.none' });
  });

  it('lapses after seven days, said to both', async () => {
    const { id } = await offer(root, line.second, hourly(5));
    platform.ports.clock.advance(7 * 86_400_000);
    root = await signedIn(platform, line.root);
    second = await signedIn(platform, line.second);
    expect(await second.call(contracts.accept, { id, agreesToEnd: [] })).toMatchObject({
      errorCode: 'contract.state',
    });
    const deps = { ...platform.ports, db: platform.db };
    expect(await Promise.all([expireOffers(deps), expireOffers(deps)]).then(([a, b]) => a + b)).toBe(1);
    expect([await toldTo(line.second, 'lapsed'), await toldTo(line.root, 'lapsed')]).toEqual([1, 1]);
    first = await signedIn(platform, line.first);
    below = await signedIn(platform, line.below);
  });
});

describe('a contract', () => {
  it('is nobody else’s: unknown to all but its two sides', async () => {
    const { id } = await offer(root, line.first, dividend(2_000));
    for (const visitor of [second, below]) {
      const answers = [
        await visitor.call(contracts.contract, { id }),
        await visitor.call(contracts.example, { id }),
        await visitor.call(contracts.running, { id }),
        await visitor.call(contracts.withdraw, { id }),
        await visitor.call(contracts.accept, { id, agreesToEnd: [] }),
        await visitor.call(contracts.reject, { id, reason: '' }),
        await visitor.call(contracts.terminate, { id, reason: '', agreesToEnd: [] }),
      ];
      const unknown = await visitor.call(contracts.contract, { id: 'no-such' });
      for (const { status, errorCode } of answers)
        expect({ status, errorCode }).toEqual({ status: unknown.status, errorCode: 'record.unknown' });
    }
    expect(await root.call(contracts.accept, { id, agreesToEnd: [] })).toMatchObject({
      errorCode: 'record.unknown',
    });
    await accept(first, id);
  });

  it('that falls ends those below it, by a list that has to be agreed to as it is', async () => {
    const given = await agree(first, below, line.below, dividend(1_800));
    const lower = await offer(root, line.first, dividend(1_500));
    const detail = valueOf<AgentContractDetail>(await first.call(contracts.contract, { id: lower.id }));
    expect(detail).toMatchObject({ ends: [{ id: given.id, to: line.below }], replaces: { version: 1 } });
    const tryIt = (agreesToEnd: string[]) => first.call(contracts.accept, { id: lower.id, agreesToEnd });
    expect(await tryIt([])).toMatchObject({ errorCode: 'contract.rateTooLow' });
    expect(await tryIt([given.id, 'another'])).toMatchObject({ errorCode: 'contract.listChanged' });
    const waiting = await offer(first, line.below, dividend(1_700));
    await accept(first, lower.id, [given.id]);
    const [now] = await listOf(below, { side: 'mine', kind: 'dividend', phases: 'ending' });
    expect(now).toMatchObject({ id: given.id, status: 'ended' });
    expect(await toldTo(line.below, 'ended')).toBe(1);
    // An offer that no longer fits is taken back with it.
    expect(await below.call(contracts.accept, { id: waiting.id, agreesToEnd: [] })).toMatchObject({
      errorCode: 'contract.state',
    });
    const [old, next] = await platform.db
      .select()
      .from(agentContracts)
      .where(and(eq(agentContracts.downlineId, idOf(line.first)), eq(agentContracts.kind, 'dividend')))
      .orderBy(agentContracts.version);
    expect(next?.startsAt).toEqual(old?.endsAt);
    expect([old?.status, next?.status]).toEqual(['replaced', 'accepted']);
  });

  it('is ended by either side with its period, for a reason that the other reads', async () => {
    const one = await agree(root, first, line.first, hourly(20));
    const two = await agree(first, below, line.below, hourly(10));
    const ask = (agreesToEnd: string[]) =>
      first.call(contracts.terminate, { id: one.id, reason: 'Other <plans>', agreesToEnd });
    expect(await ask([])).toMatchObject({ errorCode: 'contract.rateTooLow' });
    expect(valueOf(await ask([two.id]))).toMatchObject({ status: 'terminated', phase: 'ending' });
    expect(await ask([two.id])).toMatchObject({ errorCode: 'contract.state' });
    const [message] = await platform.db
      .select()
      .from(messages)
      .where(eq(messages.cause, `contract.terminated:${one.id}`));
    expect(message).toMatchObject({ accountId: idOf(line.root) });
    expect(localise(message?.body, 'en')).toContain('Other &#60;plans&#62;');
    const [ending] = await listOf(below, { side: 'mine', kind: 'hourly' });
    expect(ending).toMatchObject({ id: two.id, status: 'ended' });
  });

  it('that follows one which was ended begins after it, on the day that was said before', async () => {
    const one = await agree(root, second, line.second, dividend(1_000));
    valueOf(await second.call(contracts.terminate, { id: one.id, reason: '', agreesToEnd: [] }));
    const ended = valueOf<AgentContractDetail>(await second.call(contracts.contract, { id: one.id }));
    const next = await agree(root, second, line.second, dividend(900));
    expect(next.startsAt).toBe(ended.endsAt);
  });
});

describe('at once', () => {
  it('any order of offers, answers and ends leaves at most one in force', async () => {
    let turn = 7;
    const below2 = (end: number): number => (turn = (turn * 16_807) % 2_147_483_647) % end;
    const other = await signedIn(platform, line.second);
    // Which step of a round comes first is chance: it goes on until enough contracts have begun to be compared.
    let begun = 0;
    for (let round = 0; round < 24 || (begun < 3 && round < 120); round += 1) {
      const open = await listOf(root, { side: 'given', kind: 'realTime' });
      // Both stay signed in.
      await listOf(other, { side: 'mine' });
      const toSecond = open.filter(({ with: to }) => to?.account === line.second);
      const offered = toSecond.find(({ phase }) => phase === 'offered');
      const active = toSecond.find(({ status }) => status === 'accepted');
      const steps = [
        () => root.call(contracts.offer, { to: idOf(line.second), terms: realTime(1 + below2(9), 5) }),
        () => offered && other.call(contracts.accept, { id: offered.id, agreesToEnd: [] }),
        () => offered && other.call(contracts.reject, { id: offered.id, reason: '' }),
        () => offered && root.call(contracts.withdraw, { id: offered.id }),
        () => active && root.call(contracts.terminate, { id: active.id, reason: '', agreesToEnd: [] }),
        () => active && other.call(contracts.terminate, { id: active.id, reason: '', agreesToEnd: [] }),
        () => offered && other.call(contracts.accept, { id: offered.id, agreesToEnd: [] }),
      ];
      const chosen = Array.from({ length: 4 }, () => steps[below2(steps.length)]);
      const answers = await Promise.all(chosen.map((step) => step?.()));
      for (const answer of answers)
        if (answer && !answer.success) expect(answer.errorCode).toMatch(/^contract\.(?:state|open)$/);
      const held = await inForce(line.root, line.second, 'realTime');
      expect(held).toBeLessThanOrEqual(1);
      if (held === 1 && !active) begun += 1;
      platform.ports.clock.advance(below2(3) * 240_000);
    }
    // What counts never overlaps.
    const spans = await platform.db
      .select()
      .from(agentContracts)
      .where(
        and(
          eq(agentContracts.downlineId, idOf(line.second)),
          eq(agentContracts.kind, 'realTime'),
          sql`starts_at IS NOT NULL`,
        ),
      ) // prettier-ignore
      .orderBy(agentContracts.startsAt, agentContracts.endsAt);
    expect(spans.length).toBeGreaterThan(2);
    for (const [index, span] of spans.entries()) {
      const before = spans[index - 1];
      if (before)
        expect(span.startsAt?.getTime()).toBeGreaterThanOrEqual(before.endsAt?.getTime() ?? Infinity);
    }
  });
});
