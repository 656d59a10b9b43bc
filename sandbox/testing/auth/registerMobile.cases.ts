import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type RefusalCode } from '#contract';
import { allCalls, type CallName } from '#contract/namedCalls';
import { sampleOf } from '#contract/sample';
import { accountIdentifiers, settings } from '../../db/schema';
import { settingOf } from '../../services/settings';
import type { Visitor } from '../visitor';
import { another, latestCode, mira, runOperator, platform } from './shared';

const { session: calls } = contract;

/** Calls that ask for the login password once more. */
const asking = allCalls.filter(({ call }) => call.refusals.includes('password.wrong'));
/** What some of them look at first: an app that nobody without a password has, and money that is left. */
const before: Partial<Record<CallName, RefusalCode>> = {
  'security.renewRecoveryCodes': 'security.stale',
  'security.removeAuthenticator': 'security.stale',
  'security.closeAccount': 'closing.money',
};

const anyText = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 64,
};

export function registerMobileCases(): void {
  describe('registering by mobile', () => {
    const form = { login: true, registerUrl: '', registerMethod: 'WEB', countryDialingCode: '+65' } as const;
    const secrets = { password: 'a long password', confirmPassword: 'a long password' };
    const codeFor = async (visitor: Visitor, mobileNo: string) => {
      const request = { countryDialingCode: '+65', mobileNo, regType: 'registerMobile' };
      expect(await visitor.call(calls.registerSmsCode, request)).toMatchObject({ success: true });
      return latestCode();
    };

    it('makes an account of the number that its owner proved, once per key', async () => {
      const visitor = platform.visitor();
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
      const [claim] = await platform.db
        .select()
        .from(accountIdentifiers)
        .where(eq(accountIdentifiers.valueKey, '+6581234567'));
      expect(claim?.verifiedAt).toEqual(platform.ports.clock.now());
      expect((await visitor.call(contract.member.info, {})).value).toMatchObject({
        account: expect.stringMatching(/^m\d{10}$/) as string,
      });
    });

    it('tells the owner of a taken number, and nobody else', async () => {
      const visitor = platform.visitor();
      expect(await codeFor(visitor, '80000001')).toBe('');
      expect(platform.ports.sent.at(-1)?.body).toContain('has an account already');
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
      await runOperator('flag', 'MOBILENUMPASSREG3', 'off');
      const visitor = platform.visitor();
      const verificationCode = await codeFor(visitor, '81234568');
      const request = { ...form, mobileNum: '81234568', verificationCode };
      const made = visitor.keep(await visitor.call(calls.registerMobile, request));
      expect(made).toMatchObject({ success: true });
      const { value } = await visitor.call(contract.member.info, {});
      const { account } = value as { account: string };
      expect(await visitor.login(account, 'none')).toMatchObject({ errorCode: 'login.rejected' });
      expect((await visitor.call(contract.security.overview, {})).value).toMatchObject({
        password: { isSet: false },
      });
      // Where the password is asked for once more, it says that there is none, not that it is wrong.
      for (const { name, call } of asking)
        expect({ name, ...(await visitor.call(call, sampleOf(call.request) as never)) }, name).toMatchObject({
          errorCode: before[name] ?? 'password.none',
        });
      const phone = { countryDialingCode: '+65', mobileNum: '81234568' };
      expect(await visitor.call(calls.smsCode, { ...phone, purpose: 'password' })).toMatchObject({
        success: true,
      });
      const next = { newPassword: secrets.password, verificationCode: latestCode() };
      expect(await visitor.call(calls.passwordByPhone, { ...phone, ...next })).toMatchObject({
        success: true,
      });
      expect(await visitor.login(account, secrets.password)).toMatchObject({ success: true });
      await runOperator('flag', 'MOBILENUMPASSREG3', 'on');
    });

    it('asks for no code where the merchant wants none, and then always for a password', async () => {
      await runOperator('flag', 'REGMOBVERF3', 'off');
      await runOperator('flag', 'MOBILENUMPASSREG3', 'off');
      const visitor = platform.visitor();
      const request = { ...form, mobileNum: '81234581' };
      expect(await visitor.call(calls.registerMobile, request)).toMatchObject({
        errorCode: 'register.field',
        value: { field: 'password' },
      });
      expect(await visitor.call(calls.registerMobile, { ...request, ...secrets })).toMatchObject({
        success: true,
      });
      const [claim] = await platform.db
        .select()
        .from(accountIdentifiers)
        .where(eq(accountIdentifiers.valueKey, '+6581234581'));
      expect(claim?.verifiedAt).toBeNull();
      await runOperator('flag', 'REGISTER3', 'on');
    });

    describe('together with a username', () => {
      let kept: unknown;
      const set = (value: unknown) =>
        platform.db.update(settings).set({ value }).where(eq(settings.key, 'registerRules'));
      beforeAll(async () => {
        kept = await settingOf(platform.db, 'aurora', 'registerRules');
        const mobileNum = { ...anyText, required: false };
        await set({ ...(kept as object), mobileNum, email: mobileNum, verificationCode: anyText });
      });
      afterAll(() => set(kept));
      const send = (more: object, visitor = platform.visitor()) =>
        visitor.call(calls.register, { ...form, ...secrets, ...more });

      it('wants a code for a number, and for no number none', async () => {
        expect(await send({ username: 'withnumber', mobileNum: '81234582' })).toMatchObject({
          errorCode: 'register.field',
          value: { field: 'verificationCode' },
        });
        expect(await send({ username: 'nonumber' })).toMatchObject({ success: true });
      });

      it.each([
        ['username', { username: 'mira' }, { username: 'corrected1' }],
        [
          'email',
          { username: 'corrected2', email: 'Mira@example.test' },
          { username: 'corrected2', email: 'corrected@example.test' },
        ],
      ])('the code still works once a taken %s is corrected', async (field, taken, corrected) => {
        const visitor = platform.visitor();
        const mobileNum = field === 'email' ? '81234583' : '81234584';
        const proven = { mobileNum, verificationCode: await codeFor(visitor, mobileNum) };
        expect(await send({ ...proven, ...taken }, visitor)).toMatchObject({
          errorCode: 'register.taken',
          value: { field },
        });
        expect(await send({ ...proven, ...corrected }, visitor)).toMatchObject({ success: true });
      });
    });

    it('is refused while the tab is off, and so is the other one', async () => {
      await runOperator('flag', 'MOBILENUMREG3', 'off');
      await runOperator('flag', 'USERNAMEREG3', 'off');
      const visitor = platform.visitor();
      expect(
        await visitor.call(calls.registerMobile, { ...form, ...secrets, mobileNum: '81234569' }),
      ).toMatchObject({ errorCode: 'register.closed' });
      expect(await visitor.register('closedtab')).toMatchObject({ errorCode: 'register.closed' });
      await runOperator('flag', 'MOBILENUMREG3', 'on');
      await runOperator('flag', 'USERNAMEREG3', 'on');
    });

    const toolkit = async (call: string, body: unknown, address = '203.0.113.9') => {
      const request = new Request(`http://localhost/sandbox/firebase/v1/accounts:${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const response = await platform.ports.phoneAuth.serve(request, address);
      return (await response.json()) as Record<string, string> & { error?: { message: string } };
    };

    it("gets as many of Firebase's codes for a network and hour as of the platform's own", async () => {
      const network = '192.0.3';
      const own = { countryDialingCode: '+65', mobileNo: '82000100', regType: 'registerMobile' };
      expect(
        await platform.visitor({ address: `${network}.1` }).call(calls.registerSmsCode, own),
      ).toMatchObject({
        success: true,
      });
      const send = (number: number) =>
        toolkit('sendVerificationCode', { phoneNumber: `+658200020${number}` }, `${network}.${number}`);
      for (let number = 1; number < 10; number += 1)
        expect(await send(number)).toMatchObject({ sessionInfo: expect.any(String) as string });
      expect(await send(0)).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
      expect(
        await toolkit('sendVerificationCode', { phoneNumber: '+6582000300' }, '192.0.4.1'),
      ).toMatchObject({ sessionInfo: expect.any(String) as string });
    });

    it("takes Firebase's word for a number, once, while the operator has it on", async () => {
      const phoneNumber = '+6581234570';
      expect((await toolkit('sendVerificationCode', { phoneNumber: '81' })).error?.message).toMatch(
        /^INVALID_PHONE/,
      );
      const { sessionInfo = '' } = await toolkit('sendVerificationCode', { phoneNumber });
      expect((await toolkit('sendVerificationCode', { phoneNumber })).error?.message).toMatch(/^TOO_MANY/);
      const code = latestCode();
      expect(
        (await toolkit('signInWithPhoneNumber', { sessionInfo, code: another(code) })).error?.message,
      ).toBe('INVALID_CODE');
      const { idToken = '' } = await toolkit('signInWithPhoneNumber', { sessionInfo, code });
      expect((await toolkit('signInWithPhoneNumber', { sessionInfo, code })).error?.message).toBe(
        'SESSION_EXPIRED',
      );

      const visitor = platform.visitor();
      const request = { ...form, ...secrets, firebaseChannel: 'sms', firebaseIdToken: idToken } as const;
      const send = (mobileNum: string) => visitor.call(calls.registerMobile, { ...request, mobileNum });
      expect(await send('81234570')).toMatchObject({ errorCode: 'sms.off' });
      await runOperator('firebase', 'on');
      expect((await visitor.call(contract.start.status, { url: 'x' })).value).toMatchObject({
        info: { phoneAuth: { base: '/sandbox/firebase' } },
      });
      expect(await send('81234571')).toMatchObject({ errorCode: 'sms.codeWrong' });
      expect(await send('81234570')).toMatchObject({ success: true });
      expect(
        await visitor.call(calls.login, { type: 'sms', ...mira, firebaseIdToken: idToken }),
      ).toMatchObject({
        errorCode: 'sms.codeWrong',
      });
      expect(
        await visitor.call(calls.login, {
          type: 'sms',
          countryDialingCode: '+65',
          mobileNum: '81234570',
          firebaseIdToken: idToken,
        }),
      ).toMatchObject({ errorCode: 'sms.codeExpired' });
      await runOperator('firebase', 'off');
    });

    it('tells whose number no account has that it comes first, once Firebase proved the number', async () => {
      const { sessionInfo = '' } = await toolkit('sendVerificationCode', { phoneNumber: '+6581234579' });
      const { idToken } = await toolkit('signInWithPhoneNumber', { sessionInfo, code: latestCode() });
      await runOperator('firebase', 'on');
      const number = { countryDialingCode: '+65', mobileNum: '81234579' };
      expect(
        await platform.visitor().call(calls.login, { type: 'sms', ...number, firebaseIdToken: idToken }),
      ).toMatchObject({ status: 422, errorCode: 'login.registerFirst' });
      await runOperator('firebase', 'off');
    });

    it("meets Firebase's faults where the operator wants them", async () => {
      await runOperator('firebase', 'fails', 'QUOTA_EXCEEDED');
      const answer = async () =>
        (await toolkit('sendVerificationCode', { phoneNumber: '+6581234578' })).error?.message;
      expect(await answer()).toBe('QUOTA_EXCEEDED');
      await runOperator('firebase', 'fails', 'never');
      expect(await answer()).toBeUndefined();
    });
  });
}
