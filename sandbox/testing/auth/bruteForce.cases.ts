import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '../../db/schema';
import { login } from '../../services/session/login';
import { refusalOf, strangerAt } from '../context';
import { contract } from '#contract';
import { knowCaptcha } from '../captchaAnswer';
import { demo, platform, runOperator, seconds, signIn } from './shared';

export function bruteForceCases(): void {
  // R12: 1,000 guesses at one account, 1,000 accounts with one guess each.
  describe('brute force', () => {
    // Each browser has a network of its own.
    beforeAll(() => runOperator('proof', 'new-network', 'off'));
    afterAll(() => runOperator('proof', 'new-network', 'on'));

    const wrong = { type: 'username', password: 'wrong guess', remember: false } as const;
    const checks = async (): Promise<number> =>
      (await platform.db.select({ kind: events.kind }).from(events).where(eq(events.kind, 'login.refused')))
        .length;

    it('of one account reaches three passwords in half an hour, and the owner still gets in', async () => {
      const owner = platform.visitor({ address: '198.51.160.1' });
      expect(await signIn(owner, 'agent')).toMatchObject({ success: true });
      const { ctx, visitorId } = await strangerAt(platform, '198.51.160.9');
      const before = await checks();
      const codes = [];
      for (let time = 0; time < 1_000; time += 1) {
        codes.push(await refusalOf(login(ctx, { ...wrong, username: 'arun', visitorId })));
        seconds(1);
      }
      expect((await checks()) - before).toBeLessThanOrEqual(3);
      expect(codes).not.toContain(undefined);
      expect(await signIn(owner, 'agent')).toMatchObject({ success: true });
    });

    it.each([
      ['an account', 'mira'],
      ['a name that nobody has', 'nobody9'],
    ])(
      'of %s from many networks needs a captcha after ten guesses, in turn and at once',
      async (_, username) => {
        const guess = async (index: number) => {
          const { ctx, visitorId } = await strangerAt(platform, `198.19.${index}.9`);
          return refusalOf(login(ctx, { ...wrong, username, visitorId }));
        };
        const codes = [];
        for (let index = 0; index < 5; index += 1) codes.push(await guess(index));
        codes.push(...(await Promise.all(Array.from({ length: 26 }, (__, index) => guess(5 + index)))));
        expect(codes.filter((code) => code === 'login.rejected')).toHaveLength(10);
        expect(codes.filter((code) => code === 'captcha.required')).toHaveLength(21);
        seconds(31 * 60);
        expect(await guess(40), 'half an hour later').toBe('captcha.required');
      },
    );

    it('from many networks does not hinder the owner: known browsers need no captcha, others one', async () => {
      const owner = platform.visitor({ address: '198.51.162.1' });
      expect(await signIn(owner, 'agent')).toMatchObject({ success: true });
      for (let index = 0; index < 12; index += 1) {
        const { ctx, visitorId } = await strangerAt(platform, `198.19.${index}.9`);
        await refusalOf(login(ctx, { ...wrong, username: 'arun', visitorId }));
      }
      expect(await signIn(owner, 'agent')).toMatchObject({ success: true });
      const other = platform.visitor({ address: '198.51.162.2' });
      expect(await signIn(other, 'agent')).toMatchObject({ errorCode: 'captcha.required' });
      await other.call(contract.session.captcha, {});
      const captcha = await knowCaptcha(platform.db, other.cookies.get('__Host-visitor'));
      const { username, password } = demo('agent');
      expect(await other.login(username, password, { captcha })).toMatchObject({ success: true });
    });

    it('is not counted for those who come in: an account used from many new browsers needs no captcha', async () => {
      for (let index = 0; index < 15; index += 1) {
        const visitor = platform.visitor({ address: `198.51.163.${index}` });
        expect(await signIn(visitor, 'member'), String(index)).toMatchObject({ success: true });
      }
    });

    it('of 1,000 accounts from one network is stopped by captchas', async () => {
      const { ctx, visitorId } = await strangerAt(platform, '198.51.161.9');
      const before = await checks();
      for (let time = 0; time < 1_000; time += 1)
        await refusalOf(login(ctx, { ...wrong, username: `victim${time}`, visitorId }));
      expect((await checks()) - before).toBe(20);
    });
  });
}
