import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { events } from '../db/schema';
import { operate } from '../services/system/operate';
import { knowCaptcha } from '../testing/captchaAnswer';
import type { Visitor } from '../testing/visitor';
import { createTestPlatform } from '../testing/createTestPlatform';
import { provide } from '../testing/provide';

const platform = provide(createTestPlatform);
beforeAll(async () => {
  // Strangers and owners come from many networks here.
  await operate({ db: platform.db, ...platform.ports }, ['proof', 'new-network', 'off']);
});
// Windows of half an hour must not reach from one test into the next.
beforeEach(() => platform.ports.clock.advance(31 * 60_000));

const minutes = (count: number): void => platform.ports.clock.advance(count * 60_000);
const seconds = (count: number): void => platform.ports.clock.advance(count * 1_000);

/** Shows the visitor a picture and gives its answer. */
async function picture(visitor: Visitor): Promise<string> {
  seconds(2);
  expect(await visitor.call(contract.session.captcha, {})).toMatchObject({ success: true });
  return knowCaptcha(platform.db, visitor.cookies.get('__Host-visitor'));
}

/** Guesses wrong, with a right captcha once one is asked for. */
async function guess(
  visitor: Visitor,
  username: string,
  password = 'wrong guess',
): Promise<string | undefined> {
  const first = await visitor.login(username, password);
  if (first.errorCode !== 'captcha.required') return first.errorCode;
  return (await visitor.login(username, password, { captcha: await picture(visitor) })).errorCode;
}

describe('a log-in', () => {
  it('gives a token and, out of reach of scripts, the secret of its cookie', async () => {
    const visitor = platform.visitor();
    const answer = await visitor.loginAs('member');
    expect(answer).toMatchObject({
      success: true,
      status: 200,
      value: { firstTimeLogin: false, passwordExpired: false },
    });
    const cookieSecret = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
    expect(cookieSecret).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await visitor.call(contract.member.info, {})).toMatchObject({
      value: { account: 'mira', type: 0 },
    });
  });

  it('takes the name in any case of letters and says when the account was last signed in', async () => {
    const first = await platform.visitor().login(' MIRA ', 'harbour-light');
    const at = platform.ports.clock.now().toISOString();
    minutes(5);
    expect(first.success).toBe(true);
    expect(await platform.visitor().login('mira', 'harbour-light')).toMatchObject({
      value: { lastLogin: at },
    });
  });

  it('takes a password exactly as typed', async () => {
    expect(await platform.visitor({ address: '192.0.2.1' }).login('mira', ' harbour-light')).toMatchObject({
      errorCode: 'login.rejected',
    });
  });

  it('is refused in the same words for a wrong password and an unknown account, and asks for a captcha', async () => {
    const known = await platform.visitor({ address: '198.51.100.1' }).login('mira', 'wrong guess');
    const unknown = await platform.visitor({ address: '198.51.100.2' }).login('nobody', 'wrong guess');
    const { headers: _, ...shown } = known;
    expect(unknown).toMatchObject(shown);
    expect(shown).toMatchObject({ status: 422, errorCode: 'login.rejected', value: { captcha: true } });
  });

  it('is refused without captcha after a refusal, and passes with it', async () => {
    const visitor = platform.visitor({ address: '198.51.101.1' });
    await visitor.login('mira', 'wrong guess');
    expect(await visitor.loginAs('member')).toMatchObject({
      errorCode: 'captcha.required',
      value: { captcha: true },
    });
    const captcha = await picture(visitor);
    expect(await visitor.login('mira', 'harbour-light', { captcha: captcha.toLowerCase() })).toMatchObject({
      success: true,
    });
    expect(await visitor.loginAs('member'), 'a good log-in clears the count').toMatchObject({
      success: true,
    });
  });

  it('takes a proof of the device in place of the picture, once, and none that is not good', async () => {
    const visitor = platform.visitor({ address: '198.51.108.1' });
    await visitor.login('mira', 'wrong guess');
    const verification = await visitor.human('login');
    const wrong = { errorCode: 'captcha.wrong', value: { captcha: true } };
    const register = await visitor.human('register');
    expect(await visitor.login('mira', 'harbour-light', { verification: register })).toMatchObject(wrong);
    expect(await visitor.login('mira', 'wrong again', { verification })).toMatchObject({
      errorCode: 'login.rejected',
    });
    expect(await visitor.login('mira', 'harbour-light', { verification })).toMatchObject(wrong);
    const another = await visitor.human('login');
    expect(await visitor.login('mira', 'harbour-light', { verification: another })).toMatchObject({
      success: true,
    });
  });

  it('is locked after three wrong passwords for half an hour, on that network only', async () => {
    const thief = platform.visitor({ address: '198.51.102.1' });
    expect(await guess(thief, 'arun')).toBe('login.rejected');
    expect(await guess(thief, 'arun')).toBe('login.rejected');
    expect(await guess(thief, 'arun')).toBe('login.rejected');
    expect(await guess(thief, 'arun', 'copper-bridge')).toBe('login.locked');
    const neighbour = platform.visitor({ address: '198.51.102.77' });
    const locked = await neighbour.loginAs('agent');
    expect(locked).toMatchObject({ status: 429, errorCode: 'login.locked' });
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(1_500);
    expect(await platform.visitor({ address: '192.0.2.9' }).loginAs('agent')).toMatchObject({
      success: true,
    });
    minutes(31);
    expect(await neighbour.loginAs('agent')).toMatchObject({ success: true });
  });

  it('locks unknown accounts just the same', async () => {
    const visitor = platform.visitor({ address: '198.51.103.1' });
    for (let index = 0; index < 3; index += 1) expect(await guess(visitor, 'ghost')).toBe('login.rejected');
    expect(await guess(visitor, 'ghost')).toBe('login.locked');
  });

  it('stays open to the owner on a known device while a stranger of the same network is locked out', async () => {
    const owner = platform.visitor({ address: '198.51.104.1' });
    await owner.loginAs('member');
    const stranger = platform.visitor({ address: '198.51.104.2' });
    for (let index = 0; index < 4; index += 1) await guess(stranger, 'mira');
    expect(await stranger.loginAs('member')).toMatchObject({ errorCode: 'login.locked' });
    expect(await owner.loginAs('member')).toMatchObject({ success: true });
  });

  it('lets no more than three of fifty parallel guesses reach the password', async () => {
    const before = (await platform.db.select().from(events)).filter(
      ({ kind }) => kind === 'login.refused',
    ).length;
    const visitor = platform.visitor({ address: '198.51.105.1' });
    await visitor.call(contract.session.captcha, {});
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor.login('mira', 'wrong guess')));
    const after = (await platform.db.select().from(events)).filter(
      ({ kind }) => kind === 'login.refused',
    ).length;
    expect(after - before).toBeLessThanOrEqual(3);
    expect(answers.every(({ success }) => !success)).toBe(true);
  });

  it('asks a network that guesses at many accounts for a captcha before the first try', async () => {
    for (let index = 0; index < 20; index += 1)
      await platform.visitor({ address: '198.51.106.1' }).login(`victim${index}`, 'wrong guess');
    expect(await platform.visitor({ address: '198.51.106.2' }).login('fresh', 'x')).toMatchObject({
      errorCode: 'captcha.required',
    });
  });

  it('does not open a trial account that has no password', async () => {
    const trial = platform.visitor({ address: '198.51.107.1' });
    await trial.freeplay();
    const { value } = await trial.call(contract.member.info, {});
    const { account } = value as { account: string };
    expect(await platform.visitor({ address: '198.51.108.1' }).login(account, 'none')).toMatchObject({
      errorCode: 'login.rejected',
    });
  });

  it('of another merchant does not know the account', async () => {
    const visitor = platform.visitor({ merchant: 'lotus', address: '198.51.109.1' });
    await platform.visitor().register('onlyaurora', 'a long password');
    expect(await visitor.login('onlyaurora', 'a long password')).toMatchObject({
      errorCode: 'login.rejected',
    });
  });
});

describe('a captcha', () => {
  it('is a picture of 112 × 44 in PNG, at most once a second', async () => {
    const visitor = platform.visitor();
    const answer = await visitor.call(contract.session.captcha, {});
    const bytes = Buffer.from(answer.value as string, 'base64');
    expect(bytes.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([112, 44]);
    expect(await visitor.call(contract.session.captcha, {})).toMatchObject({
      status: 429,
      errorCode: 'captcha.tooSoon',
    });
    seconds(1);
    expect(await visitor.call(contract.session.captcha, {})).toMatchObject({ success: true });
  });

  it('is used up by one wrong try, lasts five minutes and belongs to one browser', async () => {
    const visitor = platform.visitor({ address: '198.51.110.1' });
    await visitor.login('mira', 'wrong guess');
    const captcha = await picture(visitor);
    expect(await visitor.login('mira', 'harbour-light', { captcha: 'WXYX' })).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    expect(await visitor.login('mira', 'harbour-light', { captcha })).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    const late = await picture(visitor);
    minutes(5);
    expect(await visitor.login('mira', 'harbour-light', { captcha: late })).toMatchObject({
      errorCode: 'captcha.wrong',
    });
    const another = platform.visitor({ address: '198.51.110.1' });
    await another.call(contract.session.captcha, {});
    const mine = await picture(visitor);
    expect(await another.login('mira', 'harbour-light', { captcha: mine })).toMatchObject({
      errorCode: 'captcha.wrong',
    });
  });
});
