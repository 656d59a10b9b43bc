import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { accounts, settings } from '../db/schema';
import { operate } from '../services/system/operate';
import { createTestPlatform } from '../testing/createTestPlatform';
import { provide } from '../testing/provide';

const platform = provide(createTestPlatform);

const minutes = (count: number): void => platform.ports.clock.advance(count * 60_000);
let serial = 0;
const name = (): string => `player${(serial += 1)}`;

describe('register', () => {
  it('makes an account with a wallet that a newcomer can play from, and signs it in', async () => {
    const visitor = platform.visitor();
    expect(await visitor.register('newcomer1')).toMatchObject({ success: true, status: 200 });
    expect(await visitor.call(contract.member.info, {})).toMatchObject({
      value: { account: 'newcomer1', type: 0, nickname: 'newcomer1' },
    });
    expect(await visitor.call(contract.wallet.balance, {})).toMatchObject({
      value: { sumBalance: '100000', currency: 'USD', currencySymbol: '$', version: 1 },
    });
  });

  it.each([
    ['a name that is too short', { username: 'abc' }, 'username'],
    ['a name that starts with a digit', { username: '1abcd' }, 'username'],
    ['a password that is too short', { password: 'short' }, 'password'],
    ['a password of spaces', { password: '         ' }, 'password'],
    ['a password that is the name', { username: 'samename1', password: 'SameName1' }, 'password'],
    ['a confirmation that differs', { confirmPassword: 'another long one' }, 'confirmPassword'],
    ['an affiliate code of other characters', { affiliateCode: 'no-code!' }, 'affiliateCode'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const username = name();
    const form = { username, password: 'a long password', confirmPassword: 'a long password', ...change };
    const confirmPassword = 'confirmPassword' in change ? form.confirmPassword : form.password;
    const answer = await platform.visitor().call(contract.session.register, {
      ...form,
      confirmPassword,
      login: true,
      registerUrl: '',
      registerMethod: 'WEB',
    });
    expect(answer).toMatchObject({ status: 422, errorCode: 'register.field', value: { field } });
    expect(JSON.stringify(answer)).not.toContain('long password');
  });

  it('refuses a name that is taken, whatever its case', async () => {
    const username = name();
    await platform.visitor().register(username);
    const second = await platform.visitor().register(username.toUpperCase());
    expect(second).toMatchObject({ status: 409, errorCode: 'register.taken', value: { field: 'username' } });
    expect(await platform.visitor({ merchant: 'lotus' }).register(username)).toMatchObject({ success: true });
  });

  it('makes one account however often the same form is sent under its key, also at once', async () => {
    const [username, key] = [name(), randomUUID()];
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => platform.visitor().register(username, 'a long password', { key })),
    );
    expect(tries.map(({ success }) => success)).toEqual([true, true, true, true, true]);
    const visitor = platform.visitor();
    await visitor.register(username, 'a long password', { key });
    expect(await visitor.call(contract.wallet.balance, {})).toMatchObject({
      value: { sumBalance: '100000' },
    });
    expect(await platform.visitor().register(username, 'another password', { key })).toMatchObject({
      errorCode: 'key.reused',
    });
    expect(await platform.visitor().register(name(), 'a long password', { key })).toMatchObject({
      errorCode: 'key.reused',
    });
  });

  it('puts whoever comes by an invitation below the agent, and refuses a code that nobody gave out', async () => {
    const form = {
      password: 'a long password',
      confirmPassword: 'a long password',
      login: true,
      registerUrl: '',
      registerMethod: 'WEB',
    } as const;
    const username = name();
    await platform.visitor().call(contract.session.register, { ...form, username, affiliateCode: 'arun' });
    const [made] = await platform.db.select().from(accounts).where(eq(accounts.usernameKey, username));
    expect(made?.uplineId).toBe('aurora-arun');
    expect(
      await platform
        .visitor()
        .call(contract.session.register, { ...form, username: name(), affiliateCode: 'NOCODE' }),
    ).toMatchObject({ errorCode: 'affiliate.unknown' });
  });

  it('is refused while the merchant takes nobody', async () => {
    const set = (value: boolean) =>
      platform.db
        .insert(settings)
        .values({ merchantCode: 'solar', key: 'register', value })
        .onConflictDoUpdate({ target: [settings.merchantCode, settings.key], set: { value } });
    await set(false);
    expect(await platform.visitor({ merchant: 'solar' }).register(name())).toMatchObject({
      errorCode: 'register.closed',
    });
    await set(true);
  });
});

describe('free play', () => {
  it('opens a trial account whose money is not real', async () => {
    const visitor = platform.visitor();
    expect(await visitor.freeplay()).toMatchObject({ success: true });
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ value: { type: 4 } });
    expect(await visitor.call(contract.wallet.balance, {})).toMatchObject({
      value: { sumBalance: '1000000' },
    });
  });

  it('takes a proof once and only when it was made for this platform', async () => {
    const { publicKey } = await platform.ports.keys.current();
    const { publicEncrypt } = await import('node:crypto');
    const Encryption = publicEncrypt(
      { key: publicKey, oaepHash: 'sha256' },
      Buffer.from(randomUUID()),
    ).toString('base64');
    const send = (proof: string) =>
      platform
        .visitor()
        .call(contract.session.freeplay, { os: 'x', platform: 'W', Encryption: proof, gateway: 3 });
    expect(await send(Encryption)).toMatchObject({ success: true });
    expect(await send(Encryption)).toMatchObject({ errorCode: 'request.unsealed' });
    expect(await send(Buffer.from('made up').toString('base64'))).toMatchObject({
      errorCode: 'request.unsealed',
    });
  });

  it('is limited per network and hour', async () => {
    const answers: (string | undefined)[] = [];
    for (let index = 0; index < 22; index += 1)
      answers.push((await platform.visitor({ address: '192.0.2.200' }).freeplay()).errorCode);
    expect(answers.filter((code) => code === undefined)).toHaveLength(20);
    expect(answers.at(-1)).toBe('freeplay.tooMany');
  });
});

describe('a session', () => {
  it('needs both token and cookie', async () => {
    const visitor = platform.visitor();
    await visitor.register(name());
    const cookieSecret = visitor.cookies.get('__Host-session') ?? '';
    visitor.cookies.delete('__Host-session');
    expect(await visitor.call(contract.member.info, {})).toMatchObject({
      status: 401,
      errorCode: 'session.ended',
    });
    visitor.cookies.set(
      '__Host-session',
      `${cookieSecret.slice(0, -1)}${cookieSecret.endsWith('A') ? 'B' : 'A'}`,
    );
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.ended' });
    visitor.cookies.set('__Host-session', cookieSecret);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ success: true });
    visitor.token = null;
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.missing' });
  });

  it('ends by a newer one, and says so', async () => {
    const [first, second] = [platform.visitor(), platform.visitor()];
    await first.loginAs('member');
    await second.loginAs('member');
    expect(await first.call(contract.member.info, {})).toMatchObject({
      status: 401,
      errorCode: 'session.elsewhere',
    });
    expect(await second.call(contract.member.info, {})).toMatchObject({ success: true });
  });

  it('leaves one of two simultaneous log-ins alive', async () => {
    const visitors = Array.from({ length: 6 }, () => platform.visitor());
    await Promise.all(visitors.map((visitor) => visitor.loginAs('agent')));
    const answers = await Promise.all(visitors.map((visitor) => visitor.call(contract.member.info, {})));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('ends by logging out, for good', async () => {
    const visitor = platform.visitor();
    await visitor.register(name());
    const cookieSecret = visitor.cookies.get('__Host-session') ?? '';
    expect(await visitor.call(contract.session.logout, {})).toMatchObject({ success: true });
    expect(visitor.cookies.has('__Host-session')).toBe(false);
    visitor.cookies.set('__Host-session', cookieSecret);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.ended' });
  });

  it('ends after fifteen minutes without a call, to the second', async () => {
    const visitor = platform.visitor();
    await visitor.register(name());
    minutes(14);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ success: true });
    platform.ports.clock.advance(15 * 60_000 - 1_000);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ success: true });
    minutes(15);
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.idle' });
  });

  it('ends after twelve hours however busy it is', async () => {
    const visitor = platform.visitor();
    await visitor.register(name());
    const calls = 12 * 6 - 1;
    for (let index = 0; index < calls; index += 1) {
      minutes(10);
      expect(await visitor.call(contract.member.unread, {})).toMatchObject({ success: true });
    }
    minutes(10);
    expect(await visitor.call(contract.member.unread, {})).toMatchObject({ errorCode: 'session.expired' });
  });

  it('ends when the account is disabled, which is told to whoever knows its password', async () => {
    const visitor = platform.visitor();
    const username = name();
    await visitor.register(username);
    const change = (values: { status: 'disabled'; uplineId?: string }) =>
      platform.db.update(accounts).set(values).where(eq(accounts.usernameKey, username));
    await change({ status: 'disabled' });
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.disabled' });
    let network = 0;
    const login = async (password: string) =>
      (await platform.visitor({ address: `203.0.${(network += 1)}.9` }).login(username, password)).errorCode;
    expect(await login('a long password')).toBe('login.disabled');
    await change({ status: 'disabled', uplineId: 'aurora-arun' });
    expect(await login('a long password')).toBe('login.contactAgent');
    expect(await login('another password')).toBe('login.rejected');
  });

  it.each([
    ['members', 'agent', 'login.notMember', 'member'],
    ['agents', 'member', 'login.notAgent', 'agent'],
  ] as const)('is for %s alone where the operator says so', async (who, other, refusal, one) => {
    const { db, ports } = platform;
    const say = (word: string) => operate({ db, ...ports }, ['login', word]);
    await say(who);
    expect(await platform.visitor().loginAs(other)).toMatchObject({ status: 403, errorCode: refusal });
    expect(await platform.visitor().loginAs(one)).toMatchObject({ success: true });
    await say('everybody');
    expect(await platform.visitor().loginAs(other)).toMatchObject({ success: true });
  });

  it('is worth nothing at another merchant', async () => {
    const visitor = platform.visitor();
    await visitor.register(name());
    const stray = platform.visitor({ merchant: 'lotus' });
    stray.token = visitor.token;
    stray.cookies.set('__Host-session', visitor.cookies.get('__Host-session') ?? '');
    expect(await stray.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.ended' });
  });
});
