import { describe, expect, it } from 'vitest';
import { contract } from '#contract';
import type { Visitor } from '../visitor';
import { another, requestCode, latestCode, mira, runOperator, seconds, platform } from './shared';

const { session: calls } = contract;

const smsLogin = (visitor: Visitor, verificationCode: string) =>
  visitor.call(calls.login, { type: 'sms', ...mira, verificationCode });

export function smsLoginCases(): void {
  describe('a log-in by sms', () => {
    it('takes the code that went to the owner, once, in the language of the browser', async () => {
      const visitor = platform.visitor({ language: 'vi' });
      expect(await visitor.call(calls.smsCode, mira)).toMatchObject({
        value: { expiredMinutes: 1, validMinutes: 5 },
      });
      const code = latestCode();
      expect(platform.ports.sent).toMatchObject([{ channel: 'sms', to: '+6580000001' }]);
      expect(platform.ports.sent[0]?.body).toContain('là mã của bạn');
      visitor.keep(await smsLogin(visitor, code));
      expect(await visitor.call(contract.member.info, {})).toMatchObject({ value: { account: 'mira' } });
      expect(await smsLogin(visitor, code)).toMatchObject({ errorCode: 'sms.codeExpired' });
    });

    it('answers alike for a number that nobody has, and sends nothing', async () => {
      const stranger = { mobileNum: '80009999', countryDialingCode: '+65' };
      const visitor = platform.visitor();
      const { headers: _, ...known } = await visitor.call(calls.smsCode, mira);
      expect(await visitor.call(calls.smsCode, stranger)).toMatchObject(known);
      expect(platform.ports.sent).toHaveLength(1);
      const guess = () => visitor.call(calls.login, { type: 'sms', ...stranger, verificationCode: '123456' });
      for (let time = 0; time < 5; time += 1)
        expect(await guess()).toMatchObject({ errorCode: 'sms.codeWrong' });
      expect(await guess()).toMatchObject({ errorCode: 'sms.codeExpired' });
    });

    it('kills a code with the fifth wrong try, and keeps it to its browser and its purpose', async () => {
      const visitor = platform.visitor();
      const code = await requestCode(visitor);
      expect(await smsLogin(platform.visitor(), code)).toMatchObject({ errorCode: 'sms.codeExpired' });
      const reset = { ...mira, newPassword: 'a brand new one', verificationCode: code };
      expect(await visitor.call(calls.passwordByPhone, reset)).toMatchObject({
        errorCode: 'sms.codeExpired',
      });
      for (let time = 0; time < 5; time += 1)
        expect(await smsLogin(visitor, another(code))).toMatchObject({ errorCode: 'sms.codeWrong' });
      expect(await smsLogin(visitor, code)).toMatchObject({ errorCode: 'sms.codeExpired' });
    });

    it('holds a code for five minutes, and only the latest', async () => {
      const visitor = platform.visitor();
      const first = await requestCode(visitor);
      seconds(61);
      const second = await requestCode(visitor);
      if (first !== second)
        expect(await smsLogin(visitor, first)).toMatchObject({ errorCode: 'sms.codeWrong' });
      seconds(299);
      expect(await smsLogin(visitor, another(second))).toMatchObject({ errorCode: 'sms.codeWrong' });
      seconds(1);
      expect(await smsLogin(visitor, second)).toMatchObject({ errorCode: 'sms.codeExpired' });
    });

    it('is limited per number by minute, ten minutes and day, and per network by hour', async () => {
      const ask = (number: string, address = '203.0.113.7') =>
        platform.visitor({ address }).call(calls.smsCode, { mobileNum: number, countryDialingCode: '+65' });
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
      const visitor = platform.visitor();
      for (const [mobileNum, countryDialingCode] of [
        ['12', '+65'],
        ['letters', '+65'],
        ['80000001', '+99'],
        ['+4480000001', '+65'],
      ] as const)
        expect(await visitor.call(calls.smsCode, { mobileNum, countryDialingCode })).toMatchObject({
          errorCode: 'sms.numberInvalid',
        });
      await runOperator('flag', 'MOBILEVERCODELOGIN3', 'off');
      expect(await visitor.call(calls.smsCode, mira)).toMatchObject({ errorCode: 'sms.off' });
      expect(await smsLogin(visitor, '123456')).toMatchObject({ errorCode: 'sms.off' });
      await runOperator('flag', 'MOBILEVERCODELOGIN3', 'on');
    });
  });
}
