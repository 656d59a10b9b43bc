import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { accounts, events } from '../../db/schema';
import { resume } from '../../services/session/resume';
import { refusalOf, strangerAt } from '../context';
import type { Visitor } from '../visitor';
import { runOperator, seconds, signIn, who, platform } from './shared';

const { session: calls } = contract;

export function rememberCases(): void {
  describe('remember me', () => {
    const remember = async () => {
      const visitor = platform.visitor();
      const answer = await signIn(visitor, 'member', { remember: true });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-remember='));
      return { visitor, cookie: cookie ?? '' };
    };
    /** As an operator does who gives an account a new password. */
    const makeDefault = (username: string) =>
      platform.db.update(accounts).set({ passwordState: 'default' }).where(eq(accounts.username, username));
    const again = async (visitor: Visitor) => visitor.keep(await visitor.call(calls.resume, {}));

    it('is a cookie out of reach of scripts for a day, and a form that shows whom it is for', async () => {
      const { visitor, cookie } = await remember();
      expect(cookie).toMatch(
        /^__Host-remember=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=86400$/,
      );
      seconds(3_600);
      expect(await visitor.call(calls.remembered, {})).toMatchObject({
        value: { account: 'mi***', leftSeconds: 82_800 },
      });
      expect((await visitor.call(calls.remembered, {})).headers.get('cache-control')).toBe('no-store');
      expect(await platform.visitor().call(calls.remembered, {})).toMatchObject({ value: { account: null } });
      expect(platform.visitor().cookies.has('__Host-remember')).toBe(false);
    });

    it('is no way round a password that has to be chosen first', async () => {
      const visitor = platform.visitor();
      await visitor.register('newcomer1');
      await makeDefault('newcomer1');
      const answer = await visitor.call(calls.login, {
        type: 'username',
        username: 'newcomer1',
        password: 'a long password',
        remember: true,
      });
      expect(answer).toMatchObject({ value: { forcePasswordChange: true, oldPasswordKnown: true } });
      expect(visitor.cookies.has('__Host-remember')).toBe(false);
    });

    it('asks for the old password where a new one is forced, and lets in no second time', async () => {
      const visitor = platform.visitor();
      await visitor.register('newcomer2');
      await visitor.call(calls.login, {
        type: 'username',
        username: 'newcomer2',
        password: 'a long password',
        remember: true,
      });
      await makeDefault('newcomer2');
      expect(await again(visitor)).toMatchObject({
        value: { forcePasswordChange: true, oldPasswordKnown: false },
      });
      expect(visitor.cookies.has('__Host-remember')).toBe(false);
      const change = { newPassword: 'lanterns at noon', confirmNewPassword: 'lanterns at noon' };
      expect(await visitor.call(calls.changePassword, change)).toMatchObject({ errorCode: 'password.wrong' });
      expect(
        await visitor.call(calls.changePassword, { ...change, oldPassword: 'a long password' }),
      ).toMatchObject({ success: true });
    });

    it('lets in once, rotates, and never lasts longer than the first day', async () => {
      const { visitor } = await remember();
      const first = visitor.cookies.get('__Host-remember');
      seconds(40_000);
      const answer = await again(visitor);
      expect(answer).toMatchObject({ success: true });
      expect(visitor.cookies.get('__Host-remember')).not.toBe(first);
      expect(answer.headers.getSetCookie().join()).toContain('Max-Age=46400');
      expect(await who(visitor)).toMatchObject({ value: { account: 'mira' } });
      seconds(46_399);
      expect(await visitor.call(calls.remembered, {})).toMatchObject({ value: { account: 'mi***' } });
      seconds(1);
      expect(await visitor.call(calls.remembered, {})).toMatchObject({ value: { account: null } });
      expect(await again(visitor)).toMatchObject({ errorCode: 'login.forgotten' });
      expect(visitor.cookies.has('__Host-remember')).toBe(false);
    });

    it('ends for copy and owner when a token comes a second time, and the security log says so', async () => {
      const { visitor } = await remember();
      const stolen = visitor.cookies.get('__Host-remember') ?? '';
      await again(visitor);
      const thief = platform.visitor();
      thief.cookies.set('__Host-remember', stolen);
      expect(await again(thief)).toMatchObject({ errorCode: 'login.forgotten' });
      expect(await again(visitor)).toMatchObject({ errorCode: 'login.forgotten' });
      const log = await platform.db.select().from(events).where(eq(events.kind, 'remember.replayed'));
      expect(log.length).toBeGreaterThan(0);
    });

    it.each([
      ['log-out', (visitor: Visitor) => visitor.call(calls.logout, {})],
      ['"not me"', (visitor: Visitor) => visitor.call(calls.forget, {})],
      ['a disabled account', () => runOperator('account', 'mira', 'disabled', '--brand', 'all')],
    ])('is ended by %s', async (_, end) => {
      const { visitor } = await remember();
      const copy = visitor.cookies.get('__Host-remember') ?? '';
      await end(visitor);
      visitor.cookies.set('__Host-remember', copy);
      expect(await visitor.call(calls.remembered, {})).toMatchObject({ value: { account: null } });
      expect(await again(visitor)).toMatchObject({ errorCode: 'login.forgotten' });
      await runOperator('account', 'mira', 'active', '--brand', 'all');
    });

    // R14: 1,000 on a change.
    it('takes none of 1,000 tampered cookies', async () => {
      const { visitor } = await remember();
      const real = visitor.cookies.get('__Host-remember') ?? '';
      const { ctx, visitorId } = await strangerAt(platform, '192.0.2.1');
      const spoil = (place: number): string =>
        real.slice(0, place) + (real[place] === 'a' ? 'b' : 'a') + real.slice(place + 1);
      const codes = [];
      for (let time = 0; time < 1_000; time += 1) {
        const cookie = time % 10 === 0 ? real.slice(0, time % real.length) : spoil(time % real.length);
        codes.push(await refusalOf(resume(ctx, { cookie, visitorId })));
      }
      expect(new Set(codes)).toEqual(new Set(['login.forgotten']));
      expect(await again(visitor), 'the real one still works').toMatchObject({ success: true });
    });
  });
}
