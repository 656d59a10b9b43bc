import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract, type RegistrationLink } from '#contract';
import { accounts, rebateRates } from '../../db/schema';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import { provide, provideVisitor } from '../../testing/provide';

const { team, session } = contract;
const agentId = 'aurora-arun';

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform);
beforeEach(() => agent.loginAs('agent'));

const wish = { name: 'Poster', type: 'member' as const, rates: [{ gameType: 'RNG' as const, rate: 20 }] };
const make = (more: object = {}, key?: string) =>
  agent.call(team.createLink, { ...wish, ...more }, key === undefined ? {} : { key });
const made = async (more: object = {}) => valueOf<RegistrationLink>(await make(more));
const change = (link: RegistrationLink, more: object) =>
  agent.call(team.changeLink, { id: link.id, name: link.name, isPaused: false, ...more });
const find = async (id: string) =>
  valueOf<{ rows: RegistrationLink[] }>(await agent.call(team.links, {})).rows.find((link) => link.id === id);

const join = (username: string, referralCode: string, visitor = platform.visitor()) =>
  visitor.call(session.register, {
    username,
    password: 'harbour-lantern',
    confirmPassword: 'harbour-lantern',
    login: true,
    registerUrl: '',
    registerMethod: 'WEB',
    referralCode,
  });

const accountOf = async (username: string) =>
  (await platform.db.select().from(accounts).where(eq(accounts.username, username)))[0];

describe('a registration link', () => {
  it('opens accounts below its agent with its type and rebates, and counts what came of it', async () => {
    const link = await made({ type: 'agent' });
    expect(link).toMatchObject({ name: 'Poster', status: 'active', visits: 0, registered: 0 });
    const browser = platform.visitor();
    for (let times = 0; times < 2; times += 1)
      expect(await browser.call(session.affiliate, { code: link.code.toLowerCase() })).toMatchObject({
        value: { code: link.code },
      });
    expect(await join('linkagent', link.code, browser)).toMatchObject({ success: true });
    const account = await accountOf('linkagent');
    expect(account).toMatchObject({ uplineId: agentId, type: 2, inviteCode: 'LINKAGENT', toUpline: true });
    const rates = await platform.db
      .select()
      .from(rebateRates)
      .where(eq(rebateRates.accountId, account?.id ?? ''));
    expect(rates).toMatchObject([{ gameType: 'RNG', rate: 20 }]);
    expect(await find(link.id)).toMatchObject({ visits: 1, registered: 1, deposited: 0, betThisWeek: 0 });
  });

  it('opens as many accounts as it may, also when people come at once', async () => {
    const link = await made({ mostUses: 2 });
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) => join(`crowd${name}`, link.code)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers.filter(({ errorCode }) => errorCode === 'affiliate.ended')).toHaveLength(2);
    expect(await find(link.id)).toMatchObject({ status: 'ended', registered: 2 });
    expect(await change(link, { mostUses: 3 })).toMatchObject({ value: { status: 'active' } });
    expect(await join('crowdfive', link.code)).toMatchObject({ success: true });
  });

  it('says that it has ended while it is paused and after its last day', async () => {
    const { today } = valueOf<{ today: string }>(await agent.call(team.links, {}));
    const link = await made({ endsOn: today });
    expect(await change(link, { endsOn: today, isPaused: true })).toMatchObject({
      value: { status: 'paused' },
    });
    expect(await join('pausedone', link.code)).toMatchObject({ errorCode: 'affiliate.ended' });
    expect(await platform.visitor().call(session.affiliate, { code: link.code })).toMatchObject({
      errorCode: 'affiliate.ended',
    });
    await change(link, { endsOn: today });
    expect(await join('pausedtwo', link.code)).toMatchObject({ success: true });
    platform.ports.clock.advance(24 * 3_600_000);
    await agent.loginAs('agent');
    expect(await join('pausedthree', link.code)).toMatchObject({ errorCode: 'affiliate.ended' });
    expect(await find(link.id)).toMatchObject({ status: 'ended' });
    // Its name can be changed all the same; another last day has to lie ahead.
    expect(await change(link, { name: 'Old', endsOn: today })).toMatchObject({ value: { name: 'Old' } });
    expect(await change(link, { endsOn: '2020-01-01' })).toMatchObject({ errorCode: 'link.past' });
  });

  it('is made once for a key, within the own rebates, and at most so many', async () => {
    const key = '7b0e9a51-2c3d-4e5f-8a9b-000000000011';
    const [one, two] = await Promise.all([make({}, key), make({}, key)]);
    expect(valueOf<RegistrationLink>(one).id).toBe(valueOf<RegistrationLink>(two).id);
    expect(await make({ name: 'Other' }, key)).toMatchObject({ errorCode: 'key.reused' });
    expect(await make({ rates: [{ gameType: 'RNG', rate: 9_999 }] })).toMatchObject({
      errorCode: 'rates.tooHigh',
    });
    expect(await make({ name: '   ' })).toMatchObject({ status: 400 });
    expect(await make({ endsOn: '2020-01-01' })).toMatchObject({ errorCode: 'link.past' });
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 60; number += 1) codes.push((await make()).errorCode);
    expect(codes.at(-1)).toBe('link.tooMany');
  });

  it('gives no more than the agent has by then', async () => {
    const [link] = valueOf<{ rows: RegistrationLink[] }>(await agent.call(team.links, {})).rows;
    if (!link) throw new Error('there is no link');
    await platform.db.update(rebateRates).set({ rate: 5 }).where(eq(rebateRates.accountId, agentId));
    expect(await join('latecomer', link.code)).toMatchObject({ success: true });
    const account = await accountOf('latecomer');
    const rates = await platform.db
      .select()
      .from(rebateRates)
      .where(eq(rebateRates.accountId, account?.id ?? ''));
    expect(rates).toMatchObject([{ rate: 5 }]);
  });

  it('is of its agent alone, and of nobody who is no agent', async () => {
    const [link] = valueOf<{ rows: RegistrationLink[] }>(await agent.call(team.links, {})).rows;
    if (!link) throw new Error('there is no link');
    const member = platform.visitor();
    await member.loginAs('member');
    for (const call of [team.links, team.changeLink])
      expect(await member.call(call, { id: link.id, name: 'x', isPaused: true })).toMatchObject({
        status: 403,
      });
    const other = platform.visitor();
    expect(await other.login('hung19', 'harbour-light')).toMatchObject({ success: true });
    const theirs = { id: link.id, name: 'x', isPaused: true };
    expect(await other.call(team.changeLink, theirs)).toMatchObject({ errorCode: 'record.unknown' });
    expect(await other.call(team.changeLink, { ...theirs, id: 'nothing' })).toMatchObject({
      errorCode: 'record.unknown',
    });
  });
});
