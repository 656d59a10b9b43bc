import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { accountIdentifiers, accounts, throttles } from '../db/schema';
import { spendCode, type CodeUse } from '../services/codes/codes';
import { smsCode } from '../services/codes/smsCode';
import { operate } from '../services/system/operate';
import { refusalOf, strangerAt } from '../testing/context';
import type { Visitor } from '../testing/visitor';
import { openWorld, type World } from '../testing/world';

const { session: calls } = contract;
const mira = { mobileNum: '8000 0001', countryDialingCode: '+65' } as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// Windows of a day must not reach from one test into the next.
beforeEach(async () => {
  await world.db.delete(throttles);
  world.ports.sent.length = 0;
});

const seconds = (count: number): void => world.ports.clock.advance(count * 1_000);
const say = (...words: string[]) => operate({ db: world.db, clock: world.ports.clock }, words);
/** The code in the latest message. */
const latestCode = (): string => /\b\d{6}\b/.exec(world.ports.sent.at(-1)?.body ?? '')?.[0] ?? '';
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function askCode(visitor: Visitor, purpose: 'login' | 'password' = 'login'): Promise<string> {
  expect(await visitor.call(calls.smsCode, { ...mira, purpose })).toMatchObject({ success: true });
  return latestCode();
}
const smsLogin = (visitor: Visitor, verificationCode: string) =>
  visitor.call(calls.login, { type: 'sms', ...mira, verificationCode });

describe('a log-in by sms', () => {
  it('takes the code that went to the owner, once, in the language of the browser', async () => {
    const visitor = world.visitor({ language: 'vi' });
    expect(await visitor.call(calls.smsCode, mira)).toMatchObject({
      value: { expiredMinutes: 1, validMinutes: 5 },
    });
    const code = latestCode();
    expect(world.ports.sent).toMatchObject([{ channel: 'sms', to: '+6580000001' }]);
    expect(world.ports.sent[0]?.body).toContain('là mã của bạn');
    visitor.keep(await smsLogin(visitor, code));
    expect(await visitor.call(contract.member.info, {})).toMatchObject({ value: { account: 'mira' } });
    expect(await smsLogin(visitor, code)).toMatchObject({ errorCode: 'sms.codeExpired' });
  });

  it('answers alike for a number that nobody has, and sends nothing', async () => {
    const stranger = { mobileNum: '80009999', countryDialingCode: '+65' };
    const visitor = world.visitor();
    const { headers: _, ...known } = await visitor.call(calls.smsCode, mira);
    expect(await visitor.call(calls.smsCode, stranger)).toMatchObject(known);
    expect(world.ports.sent).toHaveLength(1);
    const guess = () => visitor.call(calls.login, { type: 'sms', ...stranger, verificationCode: '123456' });
    for (let time = 0; time < 5; time += 1)
      expect(await guess()).toMatchObject({ errorCode: 'sms.codeWrong' });
    expect(await guess()).toMatchObject({ errorCode: 'sms.codeExpired' });
  });

  it('kills a code with the fifth wrong try, and keeps it to its browser and its purpose', async () => {
    const visitor = world.visitor();
    const code = await askCode(visitor);
    expect(await smsLogin(world.visitor(), code)).toMatchObject({ errorCode: 'sms.codeExpired' });
    const reset = { ...mira, newPassword: 'a brand new one', verificationCode: code };
    expect(await visitor.call(calls.passwordByPhone, reset)).toMatchObject({ errorCode: 'sms.codeExpired' });
    for (let time = 0; time < 5; time += 1)
      expect(await smsLogin(visitor, another(code))).toMatchObject({ errorCode: 'sms.codeWrong' });
    expect(await smsLogin(visitor, code)).toMatchObject({ errorCode: 'sms.codeExpired' });
  });

  it('holds a code for five minutes, and only the latest', async () => {
    const visitor = world.visitor();
    const first = await askCode(visitor);
    seconds(61);
    const second = await askCode(visitor);
    if (first !== second)
      expect(await smsLogin(visitor, first)).toMatchObject({ errorCode: 'sms.codeWrong' });
    seconds(299);
    expect(await smsLogin(visitor, another(second))).toMatchObject({ errorCode: 'sms.codeWrong' });
    seconds(1);
    expect(await smsLogin(visitor, second)).toMatchObject({ errorCode: 'sms.codeExpired' });
  });

  it('is limited per number by minute, ten minutes and day, and per network by hour', async () => {
    const ask = (number: string, address = '203.0.113.7') =>
      world.visitor({ address }).call(calls.smsCode, { mobileNum: number, countryDialingCode: '+65' });
    await ask('80000001');
    const soon = await ask('80000001');
    expect(soon).toMatchObject({ status: 429, errorCode: 'sms.tooSoon' });
    expect(Number(soon.headers.get('retry-after'))).toBe(60);
    seconds(60);
    await ask('80000001');
    seconds(60);
    await ask('80000001');
    seconds(60);
    expect(await ask('80000001')).toMatchObject({ status: 429, errorCode: 'sms.tooMany' });
    for (let time = 0; time < 7; time += 1) {
      seconds(601);
      expect(await ask('80000001', `198.51.${100 + time}.1`)).toMatchObject({ success: true });
    }
    seconds(601);
    expect(await ask('80000001', '198.51.120.1')).toMatchObject({ errorCode: 'sms.tooMany' });
    for (let time = 0; time < 10; time += 1) await ask(`8100000${time}`, '192.0.2.1');
    expect(await ask('82000000', '192.0.2.250')).toMatchObject({ errorCode: 'sms.tooMany' });
  });

  it('refuses what is no number, and everything while it is switched off', async () => {
    const visitor = world.visitor();
    for (const [mobileNum, countryDialingCode] of [
      ['12', '+65'],
      ['letters', '+65'],
      ['80000001', '+99'],
      ['+4480000001', '+65'],
    ] as const)
      expect(await visitor.call(calls.smsCode, { mobileNum, countryDialingCode })).toMatchObject({
        errorCode: 'sms.numberInvalid',
      });
    await say('flag', 'MOBILEVERCODELOGIN3', 'off');
    expect(await visitor.call(calls.smsCode, mira)).toMatchObject({ errorCode: 'sms.off' });
    expect(await smsLogin(visitor, '123456')).toMatchObject({ errorCode: 'sms.off' });
    await say('flag', 'MOBILEVERCODELOGIN3', 'on');
  });
});

describe('registering by mobile', () => {
  const form = { login: true, registerUrl: '', registerMethod: 'WEB', countryDialingCode: '+65' } as const;
  const secrets = { password: 'a long password', confirmPassword: 'a long password' };
  const codeFor = async (visitor: Visitor, mobileNo: string) => {
    const request = { countryDialingCode: '+65', mobileNo, regType: 'registerMobile' };
    expect(await visitor.call(calls.registerSmsCode, request)).toMatchObject({ success: true });
    return latestCode();
  };

  it('makes an account of the number that its owner proved, once per key', async () => {
    const visitor = world.visitor();
    const request = { ...form, ...secrets, mobileNum: '81234567' };
    expect(await visitor.call(calls.registerMobile, request)).toMatchObject({
      errorCode: 'register.field',
      value: { field: 'verificationCode' },
    });
    const verificationCode = await codeFor(visitor, '8123 4567');
    const key = 'one-key-for-both-tries';
    const made = await visitor.call(calls.registerMobile, { ...request, verificationCode }, { key });
    expect(made).toMatchObject({ success: true });
    visitor.keep(await visitor.call(calls.registerMobile, { ...request, verificationCode }, { key }));
    expect(await visitor.call(contract.wallet.balance, {})).toMatchObject({
      value: { sumBalance: '100000' },
    });
    const [claim] = await world.db
      .select()
      .from(accountIdentifiers)
      .where(eq(accountIdentifiers.valueKey, '+6581234567'));
    expect(claim?.verifiedAt).toEqual(world.ports.clock.now());
    expect((await visitor.call(contract.member.info, {})).value).toMatchObject({
      account: expect.stringMatching(/^m\d{10}$/) as string,
    });
  });

  it('tells the owner of a taken number, and nobody else', async () => {
    const visitor = world.visitor();
    expect(await codeFor(visitor, '80000001')).toBe('');
    expect(world.ports.sent.at(-1)?.body).toContain('has an account already');
    expect(
      await visitor.call(calls.registerMobile, {
        ...form,
        ...secrets,
        mobileNum: '80000001',
        verificationCode: '000000',
      }),
    ).toMatchObject({ errorCode: 'sms.codeWrong' });
  });

  it('needs no password where the merchant wants none, and then lets in by code alone', async () => {
    await say('flag', 'MOBILENUMPASSREG3', 'off');
    const visitor = world.visitor();
    const verificationCode = await codeFor(visitor, '81234568');
    const request = { ...form, mobileNum: '81234568', verificationCode };
    const made = visitor.keep(await visitor.call(calls.registerMobile, request));
    expect(made).toMatchObject({ success: true });
    const { value } = await visitor.call(contract.member.info, {});
    const { account } = value as { account: string };
    expect(await visitor.login(account, 'none')).toMatchObject({ errorCode: 'login.rejected' });
    await say('flag', 'MOBILENUMPASSREG3', 'on');
  });

  it('is refused while the tab is off, and so is the other one', async () => {
    await say('flag', 'MOBILENUMREG3', 'off');
    await say('flag', 'USERNAMEREG3', 'off');
    const visitor = world.visitor();
    expect(
      await visitor.call(calls.registerMobile, { ...form, ...secrets, mobileNum: '81234569' }),
    ).toMatchObject({ errorCode: 'register.closed' });
    expect(await visitor.register('closedtab')).toMatchObject({ errorCode: 'register.closed' });
    await say('flag', 'MOBILENUMREG3', 'on');
    await say('flag', 'USERNAMEREG3', 'on');
  });

  it("takes Firebase's word for a number, once, while the operator has it on", async () => {
    const toolkit = async (call: string, body: unknown) => {
      const request = new Request(`http://localhost/sandbox/firebase/v1/accounts:${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const response = await world.ports.phoneAuth.serve(request);
      return (await response.json()) as Record<string, string> & { error?: { message: string } };
    };
    const phoneNumber = '+6581234570';
    expect((await toolkit('sendVerificationCode', { phoneNumber: '81' })).error?.message).toMatch(
      /^INVALID_PHONE/,
    );
    const { sessionInfo = '' } = await toolkit('sendVerificationCode', { phoneNumber });
    const code = latestCode();
    expect(
      (await toolkit('signInWithPhoneNumber', { sessionInfo, code: another(code) })).error?.message,
    ).toBe('INVALID_CODE');
    const { idToken = '' } = await toolkit('signInWithPhoneNumber', { sessionInfo, code });
    expect((await toolkit('signInWithPhoneNumber', { sessionInfo, code })).error?.message).toBe(
      'SESSION_EXPIRED',
    );

    const visitor = world.visitor();
    const request = { ...form, ...secrets, firebaseChannel: 'sms', firebaseIdToken: idToken } as const;
    const send = (mobileNum: string) => visitor.call(calls.registerMobile, { ...request, mobileNum });
    expect(await send('81234570')).toMatchObject({ errorCode: 'sms.off' });
    await say('firebase', 'on');
    expect((await visitor.call(contract.start.status, { url: 'x' })).value).toMatchObject({
      info: { phoneAuth: { base: '/sandbox/firebase' } },
    });
    expect(await send('81234571')).toMatchObject({ errorCode: 'sms.codeWrong' });
    expect(await send('81234570')).toMatchObject({ success: true });
    expect(await visitor.call(calls.login, { type: 'sms', ...mira, firebaseIdToken: idToken })).toMatchObject(
      {
        errorCode: 'sms.codeWrong',
      },
    );
    expect(
      await visitor.call(calls.login, {
        type: 'sms',
        countryDialingCode: '+65',
        mobileNum: '81234570',
        firebaseIdToken: idToken,
      }),
    ).toMatchObject({ errorCode: 'sms.codeExpired' });
    await say('firebase', 'off');
  });
});

describe('a forgotten password', () => {
  it('is set by the code of a phone, which ends every other way in', async () => {
    const owner = world.visitor();
    await owner.login('mira', 'harbour-light');
    const visitor = world.visitor();
    const verificationCode = await askCode(visitor, 'password');
    const send = (newPassword: string) =>
      visitor.call(calls.passwordByPhone, { ...mira, newPassword, verificationCode });
    expect(await send('password1')).toMatchObject({
      errorCode: 'password.weak',
      value: { reason: 'common' },
    });
    expect(await send('a lighter harbour')).toMatchObject({ value: { username: 'mira' } });
    expect(await send('a third harbour')).toMatchObject({ errorCode: 'sms.codeExpired' });
    expect(await owner.call(contract.member.info, {})).toMatchObject({ errorCode: 'session.password' });
    expect(await visitor.login('mira', 'a lighter harbour')).toMatchObject({ success: true });
  });

  it('comes by mail as one for a single log-in, while the old one still works', async () => {
    const visitor = world.visitor({ address: '198.51.130.1' });
    const ask = (username: string, email: string) => visitor.call(calls.passwordByEmail, { username, email });
    expect(await ask('nobody', 'mira@example.test')).toMatchObject({ success: true, value: {} });
    expect(await ask('mira', 'thief@example.test')).toMatchObject({ success: true, value: {} });
    expect(world.ports.sent).toEqual([]);
    expect(await ask(' Mira ', 'MIRA@example.test')).toMatchObject({ success: true, value: {} });
    const [mail] = world.ports.sent;
    expect(mail).toMatchObject({ channel: 'mail', to: 'mira@example.test' });
    const password = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(await visitor.login('mira', 'a lighter harbour')).toMatchObject({ success: true });
    expect(await visitor.login('mira', password)).toMatchObject({
      value: { passwordDefault: true, forcePasswordChange: true, oldPasswordKnown: true },
    });
    expect(await world.visitor({ address: '198.51.131.1' }).login('mira', password)).toMatchObject({
      errorCode: 'login.rejected',
    });
    const change = { newPassword: 'harbour in the morning', confirmNewPassword: 'harbour in the morning' };
    expect(await visitor.call(calls.changePassword, change)).toMatchObject({ success: true });
    expect(await ask('mira', 'mira@example.test')).toMatchObject({ status: 200 });
    expect(await ask('mira', 'mira@example.test')).toMatchObject({ status: 429, errorCode: 'limit.reached' });
  });

  it('of the mail dies after a day', async () => {
    const visitor = world.visitor({ address: '198.51.132.1' });
    await visitor.call(calls.passwordByEmail, { username: 'petra', email: 'petra@example.test' });
    const password = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(world.ports.sent[0]?.body ?? '')?.[0] ?? '';
    seconds(86_400);
    expect(await visitor.login('petra', password)).toMatchObject({ errorCode: 'login.rejected' });
  });
});

// R13: 500 sends and 200 checks on a change; every night 20,000.
describe('whoever abuses codes', () => {
  it('gets three to a number in ten minutes out of 500, five guesses at each, and none twice', async () => {
    const { visitorId } = await strangerAt(world, '192.0.2.1');
    const places = await Promise.all(
      Array.from({ length: 20 }, (_, index) => strangerAt(world, `198.18.${index}.1`)),
    );
    const request = { ...mira, purpose: 'login' as const, verification: undefined };
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 500; time += 1) {
      const { ctx } = places[time % places.length] ?? {};
      if (ctx) codes.push(await refusalOf(smsCode(ctx, { ...request, visitorId })));
      seconds(1);
    }
    expect(world.ports.sent).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set([undefined, 'sms.tooSoon', 'sms.tooMany']));

    const [{ ctx } = await strangerAt(world, '192.0.2.1')] = places;
    const use: CodeUse = { purpose: 'login', to: '+6580000001', visitorId };
    seconds(600);
    await smsCode(ctx, { ...request, visitorId });
    const right = latestCode();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => refusalOf(spendCode(ctx, use, another(right)))),
    );
    expect(guesses.filter((code) => code === 'sms.codeWrong')).toHaveLength(5);
    expect(await refusalOf(spendCode(ctx, use, right))).toBe('sms.codeExpired');
    seconds(61);
    await smsCode(ctx, { ...request, visitorId });
    const spent = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(spendCode(ctx, use, latestCode()))),
    );
    expect(spent.filter((code) => code === undefined)).toHaveLength(1);
  });
});

describe('an invitation code', () => {
  it('is known by itself or by the domain that stands for it', async () => {
    const visitor = world.visitor();
    expect(await visitor.call(calls.affiliate, { code: ' arun ' })).toMatchObject({
      value: { code: 'ARUN' },
    });
    expect(await visitor.call(calls.affiliate, { code: 'NOCODE' })).toMatchObject({
      errorCode: 'affiliate.unknown',
    });
    expect(await visitor.call(calls.affiliate, { domain: 'play.example' })).toMatchObject({
      errorCode: 'affiliate.unknown',
    });
  });
});

describe('the language of a member', () => {
  it('is kept with the account', async () => {
    const visitor = world.visitor();
    await visitor.loginAs('agent');
    expect(await visitor.call(contract.start.updateLanguage, { language: 'th' })).toMatchObject({
      value: { language: 'th' },
    });
    expect(await visitor.call(contract.start.updateLanguage, { language: 'not a tag' })).toMatchObject({
      errorCode: 'request.invalid',
    });
    const [arun] = await world.db.select().from(accounts).where(eq(accounts.id, 'aurora-arun'));
    expect(arun?.language).toBe('th');
  });
});
