import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { accounts } from '../../db/schema';
import { knowCaptcha } from '../captchaAnswer';
import { mailedPassword } from '../mailedPassword';
import type { Visitor } from '../visitor';
import { requestCode, mira, runOperator, seconds, platform } from './shared';

const { session: calls } = contract;

/** The password in the first message. */
const lastMailed = (): string => mailedPassword(platform.ports.sent[0]?.body);

/** Types wrong passwords, with a right captcha where one is asked for. */
async function lockOut(visitor: Visitor, username: string, count: number): Promise<void> {
  for (let time = 0; time < count; time += 1) {
    seconds(2);
    await visitor.call(calls.captcha, {});
    const captcha = await knowCaptcha(platform.db, visitor.cookies.get('__Host-visitor'));
    expect(await visitor.login(username, 'wrong guess', { captcha })).toMatchObject({
      errorCode: 'login.rejected',
    });
  }
}

export function forgottenCases(): void {
  describe('a forgotten password', () => {
    // Each case has a network of its own.
    beforeAll(() => runOperator('proof', 'new-network', 'off'));
    afterAll(() => runOperator('proof', 'new-network', 'on'));

    it('is set by the code of a phone, which ends every other way in', async () => {
      const owner = platform.visitor();
      await owner.login('mira', 'harbour-light');
      const visitor = platform.visitor();
      const verificationCode = await requestCode(visitor, 'password');
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
      const visitor = platform.visitor({ address: '198.51.130.1' });
      const ask = (username: string, email: string) =>
        visitor.call(calls.passwordByEmail, { username, email });
      expect(await ask('nobody', 'mira@example.test')).toMatchObject({ success: true, value: {} });
      expect(await ask('mira', 'thief@example.test')).toMatchObject({ success: true, value: {} });
      expect(platform.ports.sent).toEqual([]);
      expect(await ask(' Mira ', 'MIRA@example.test')).toMatchObject({ success: true, value: {} });
      const [mail] = platform.ports.sent;
      expect(mail).toMatchObject({ channel: 'mail', to: 'mira@example.test' });
      const password = lastMailed();
      expect(await visitor.login('mira', 'a lighter harbour')).toMatchObject({ success: true });
      expect(await visitor.login('mira', password)).toMatchObject({
        value: { passwordDefault: true, forcePasswordChange: true, oldPasswordKnown: true },
      });
      expect(await platform.visitor({ address: '198.51.131.1' }).login('mira', password)).toMatchObject({
        errorCode: 'login.rejected',
      });
      const change = { newPassword: 'harbour in the morning', confirmNewPassword: 'harbour in the morning' };
      expect(await visitor.call(calls.changePassword, change)).toMatchObject({ success: true });
    });

    it('is asked for by strangers without using up what the owner may ask for, by mail and by message', async () => {
      const owner = platform.visitor({ address: '198.51.132.1' });
      // As the case before left it.
      expect(await owner.login('mira', 'harbour in the morning')).toMatchObject({ success: true });
      const request = { username: 'mira', email: 'mira@example.test' };
      const mails = () => platform.ports.sent.filter(({ channel }) => channel === 'mail').length;

      for (let index = 0; index < 10; index += 1) {
        const stranger = platform.visitor({ address: `198.18.${index}.1` });
        // A wrong address is no mail, and counts for none.
        for (const email of ['thief@example.test', request.email])
          expect(await stranger.call(calls.passwordByEmail, { ...request, email })).toMatchObject({
            status: 200,
            value: {},
          });
        await stranger.call(calls.smsCode, { ...mira, purpose: 'password' });
        seconds(61);
      }
      expect(mails(), 'mails that strangers caused').toBe(3);
      const texts = platform.ports.sent.length - mails();

      for (let count = 0; count < 3; count += 1)
        expect(await owner.call(calls.passwordByEmail, request)).toMatchObject({ success: true });
      expect(mails()).toBe(6);
      expect(await owner.call(calls.passwordByEmail, request)).toMatchObject({ errorCode: 'limit.reached' });
      expect(await owner.call(calls.smsCode, { ...mira, purpose: 'password' })).toMatchObject({
        success: true,
      });
      expect(platform.ports.sent.length - mails()).toBe(texts + 1);
    });

    it.each([1, 3])(
      'opens the account again after %i wrong ones, on the browser and network that asked',
      async (count) => {
        const [owner, stranger] = [`198.51.${count}.1`, '198.51.140.1'].map((address) =>
          platform.visitor({ address }),
        );
        if (!owner || !stranger) throw new Error('nobody came');
        for (const one of [owner, stranger]) await lockOut(one, 'mira', count);
        const before = count === 1 ? 'captcha.required' : 'login.locked';
        const verificationCode = await requestCode(owner, 'password');
        expect(await owner.login('mira', 'no matter'), 'a mere request opens nothing').toMatchObject({
          errorCode: before,
        });
        const newPassword = `harbour number ${count}`;
        expect(
          await owner.call(calls.passwordByPhone, { ...mira, newPassword, verificationCode }),
        ).toMatchObject({ success: true });
        expect(await owner.login('mira', newPassword)).toMatchObject({ success: true });
        expect(await stranger.login('mira', newPassword)).toMatchObject({ errorCode: before });
      },
    );

    it('comes by mail as one that opens a locked account, which nothing else does', async () => {
      const visitor = platform.visitor({ address: '198.51.133.1' });
      await lockOut(visitor, 'petra', 3);
      await visitor.call(calls.passwordByEmail, { username: 'petra', email: 'petra@example.test' });
      const password = lastMailed();
      const tries = [`${password.slice(0, -1)}0`, 'garden-gate', 'wrong guess'];
      for (const wrong of tries)
        expect(await visitor.login('petra', wrong), wrong).toMatchObject({
          status: 429,
          errorCode: 'login.locked',
        });
      expect(await visitor.login('arun', password), "somebody else's").toMatchObject({ success: false });
      // Petra gives one more proof at every log-in: what was typed was right.
      expect(await visitor.login('petra', password)).toMatchObject({ errorCode: 'login.verifyFirst' });
      expect(await visitor.login('petra', password), 'once').toMatchObject({ errorCode: 'login.rejected' });
    });

    it('of the mail dies after a day', async () => {
      const visitor = platform.visitor({ address: '198.51.132.1' });
      await visitor.call(calls.passwordByEmail, { username: 'petra', email: 'petra@example.test' });
      const password = lastMailed();
      seconds(86_400);
      expect(await visitor.login('petra', password)).toMatchObject({ errorCode: 'login.rejected' });
    });
  });

  describe('an invitation code', () => {
    it('is known by itself or by the domain that stands for it', async () => {
      const visitor = platform.visitor();
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
      const visitor = platform.visitor();
      await visitor.loginAs('agent');
      expect(await visitor.call(contract.start.updateLanguage, { language: 'th' })).toMatchObject({
        value: { language: 'th' },
      });
      expect(await visitor.call(contract.start.updateLanguage, { language: 'not a tag' })).toMatchObject({
        errorCode: 'request.invalid',
      });
      const [arun] = await platform.db.select().from(accounts).where(eq(accounts.id, 'aurora-arun'));
      expect(arun?.language).toBe('th');
    });
  });
}
