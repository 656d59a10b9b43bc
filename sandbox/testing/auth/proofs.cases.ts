import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, type LoginVerification } from '#contract';
import { accounts, knownNetworks } from '../../db/schema';
import { stepOf, totpCode } from '../../services/session/totp';
import type { Visitor } from '../visitor';
import { demo, runOperator, seconds, signIn, who, platform } from './shared';

const { session: calls } = contract;

export function proofsCases(): void {
  describe('one more proof', () => {
    async function start(visitor = platform.visitor()) {
      const answer = await signIn(visitor, 'guarded', { remember: true });
      expect(answer).toMatchObject({ status: 422, errorCode: 'login.verifyFirst' });
      return { visitor, said: answer.value as LoginVerification };
    }
    const prove = async (
      visitor: Visitor,
      { ticket }: LoginVerification,
      method: 'mobile' | 'email' | 'bankName' | 'google',
      answer: string,
    ) => visitor.keep(await visitor.call(calls.verifyLogin, { ticket, method, answer }));
    const googleCode = (steps = 0) =>
      totpCode(demo('guarded').totpSecret ?? '', stepOf(platform.ports.clock.now()) + steps);

    it('is asked for with the ways that the account has, mostly blanked out', async () => {
      const { visitor, said } = await start();
      expect(said).toMatchObject({
        expiresInSeconds: 600,
        methods: [
          { method: 'mobile', hint: '•••• 03' },
          { method: 'email', hint: 'p•••@e•••' },
          { method: 'bankName', hint: '' },
          { method: 'google', hint: '' },
        ],
      });
      expect([
        visitor.token,
        visitor.cookies.has('__Host-session'),
        visitor.cookies.has('__Host-remember'),
      ]).toEqual([null, false, false]);
    });

    it.each(['mobile', 'email'] as const)(
      'by a code to the %s lets in, remembered as wished',
      async (method) => {
        const { visitor, said } = await start();
        expect(await visitor.call(calls.loginCode, { ticket: said.ticket, method })).toMatchObject({
          value: { expiredMinutes: 1 },
        });
        const [message] = platform.ports.sent;
        expect(message).toMatchObject({ channel: method === 'mobile' ? 'sms' : 'mail' });
        const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
        expect(await prove(visitor, said, method, code)).toMatchObject({ success: true });
        expect(await who(visitor)).toMatchObject({ value: { account: 'petra' } });
        expect(visitor.cookies.has('__Host-remember')).toBe(true);
        expect(await prove(visitor, said, method, code)).toMatchObject({ errorCode: 'login.ticketExpired' });
      },
    );

    it('by the name on the bank account forgives case, accents and spaces, and nothing else', async () => {
      const { visitor, said } = await start();
      for (const answer of ['', '42', 'Petra Lindgre'])
        expect(await prove(visitor, said, 'bankName', answer)).toMatchObject({
          errorCode: 'login.proofWrong',
        });
      expect(await prove(visitor, said, 'bankName', ' pétra  LINDGREN ')).toMatchObject({ success: true });
    });

    it('by an authenticator app takes the code of now and its neighbours, each once', async () => {
      // RFC 6238, appendix B, at 59 seconds.
      expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1)).toBe('287082');
      const { visitor, said } = await start();
      expect(await prove(visitor, said, 'google', await googleCode(-2))).toMatchObject({
        errorCode: 'login.proofWrong',
      });
      const code = await googleCode();
      expect(await prove(visitor, said, 'google', `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
        success: true,
      });
      const { visitor: other, said: next } = await start();
      expect(await prove(other, next, 'google', code)).toMatchObject({ errorCode: 'login.proofWrong' });
      expect(await prove(other, next, 'google', await googleCode(1))).toMatchObject({ success: true });
      seconds(90);
    });

    it('has five tries, ten minutes and one browser', async () => {
      const { visitor, said } = await start();
      expect(await prove(platform.visitor(), said, 'bankName', 'Petra Lindgren')).toMatchObject({
        errorCode: 'login.ticketExpired',
      });
      const tries = await Promise.all(
        Array.from({ length: 8 }, () => prove(visitor, said, 'bankName', 'Somebody Else')),
      );
      expect(tries.filter(({ errorCode }) => errorCode === 'login.proofWrong')).toHaveLength(5);
      expect(await prove(visitor, said, 'bankName', 'Petra Lindgren')).toMatchObject({
        errorCode: 'login.ticketExpired',
      });
      const { visitor: slow, said: late } = await start();
      seconds(600);
      expect(await prove(slow, late, 'bankName', 'Petra Lindgren')).toMatchObject({
        errorCode: 'login.ticketExpired',
      });
      expect(await slow.call(calls.loginCode, { ticket: late.ticket, method: 'mobile' })).toMatchObject({
        errorCode: 'login.ticketExpired',
      });
    });

    it('is asked for from a second network, of everybody while the operator wants it', async () => {
      await platform.db.delete(knownNetworks).where(eq(knownNetworks.accountId, 'aurora-mira'));
      const home = () => platform.visitor({ address: '198.51.150.1' });
      const away = () => platform.visitor({ address: '198.51.151.1' });
      expect(await signIn(home(), 'member'), 'the first network').toMatchObject({ success: true });
      expect(await signIn(home(), 'member')).toMatchObject({ success: true });
      const visitor = away();
      const asked = await signIn(visitor, 'member');
      expect(asked).toMatchObject({ errorCode: 'login.verifyFirst' });
      expect(await runOperator('proof', 'new-network', 'off')).toContain('like any other');
      expect(await signIn(platform.visitor({ address: '198.51.152.1' }), 'member')).toMatchObject({
        success: true,
      });
      await runOperator('proof', 'new-network', 'on');
      expect(await runOperator('status')).toContain('proof        new-network on');
      await prove(visitor, asked.value as LoginVerification, 'bankName', 'Mira Tan');
      expect(await signIn(away(), 'member'), 'registered by the proof').toMatchObject({ success: true });
    });

    it('is asked for after registering from elsewhere, but not where the account was made', async () => {
      const born = platform.visitor({ address: '198.51.160.1' });
      await born.register('networker1');
      const [fields, isNetworker] = [{ payeeName: 'Net Worker' }, eq(accounts.usernameKey, 'networker1')];
      await platform.db.update(accounts).set({ fields }).where(isNetworker);
      const from = (address: string) => platform.visitor({ address }).login('networker1', 'a long password');
      expect(await from('198.51.160.2')).toMatchObject({ success: true });
      expect(await from('198.51.161.1')).toMatchObject({ errorCode: 'login.verifyFirst' });
    });

    it('is asked for from a new network whatever the operator says, of members who want it that way', async () => {
      await runOperator('proof', 'new-network', 'off');
      await signIn(platform.visitor(), 'member');
      const flags = { proofFromNewNetworks: true };
      await platform.db.update(accounts).set({ flags }).where(eq(accounts.id, 'aurora-mira'));
      const home = platform.visitor({ address: '198.51.140.1' });
      const asked = await signIn(home, 'member');
      expect(asked).toMatchObject({ errorCode: 'login.verifyFirst' });
      await prove(home, asked.value as LoginVerification, 'bankName', 'Mira Tan');
      expect(await signIn(home, 'member')).toMatchObject({ success: true });
      expect(await signIn(platform.visitor({ address: '198.51.140.99' }), 'member')).toMatchObject({
        success: true,
      });
      expect(await signIn(platform.visitor({ address: '198.51.141.1' }), 'member')).toMatchObject({
        errorCode: 'login.verifyFirst',
      });
      await platform.db.update(accounts).set({ flags: {} }).where(eq(accounts.id, 'aurora-mira'));
      await runOperator('proof', 'new-network', 'on');
    });
  });
}
