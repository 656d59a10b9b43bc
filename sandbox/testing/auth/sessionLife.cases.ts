import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contract, headers as names } from '#contract';
import { accounts, sessions } from '../../db/schema';
import { setPassword } from '../../services/password/setPassword';
import { openSession } from '../../services/session/sessions';
import { strangerAt } from '../context';
import { runOperator, seconds, signIn, who, platform } from './shared';

const { session: calls } = contract;

export function sessionLifeCases(): void {
  describe('the life of a session', () => {
    it('is told with every reply, and not prolonged by calls that nobody asked for', async () => {
      const visitor = platform.visitor();
      expect(await visitor.register('lively')).toMatchObject({
        value: { idleSeconds: 900, leftSeconds: 43_200 },
      });
      const background = () =>
        visitor.send(calls.state.path, {
          headers: { ...visitor.headers(calls.state), [names.background]: '1' },
        });
      seconds(300);
      expect(await background()).toMatchObject({ value: { idleSeconds: 600, leftSeconds: 42_900 } });
      const { headers } = await visitor.call(calls.state, {});
      expect([headers.get(names.sessionIdle), headers.get(names.sessionLeft)]).toEqual(['900', '42900']);
      seconds(899);
      expect(await background()).toMatchObject({ value: { idleSeconds: 1 } });
      seconds(1);
      expect(await background()).toMatchObject({ errorCode: 'session.idle' });
      expect(await who(visitor), 'and says so again').toMatchObject({
        status: 401,
        errorCode: 'session.idle',
      });
    });

    // R11: each limit a second before and at its end.
    it.each([
      ['idle', 899, undefined],
      ['idle', 900, 'session.idle'],
      ['idle', 901, 'session.idle'],
      ['absolute', 43_199, undefined],
      ['absolute', 43_200, 'session.expired'],
      ['absolute', 43_201, 'session.expired'],
    ] as const)('%s, after %i seconds: %s', async (limit, after, code) => {
      const visitor = platform.visitor();
      await signIn(visitor, 'agent');
      if (limit === 'absolute')
        // As if it had been used until a moment ago.
        await platform.db
          .update(sessions)
          .set({ lastSeenAt: new Date(platform.ports.clock.now().getTime() + (after - 1) * 1_000) })
          .where(eq(sessions.accountId, 'aurora-arun'));
      seconds(after);
      expect((await who(visitor)).errorCode).toBe(code);
    });

    // R10: 200 sessions on a change.
    it('is over with the next request, 200 times, and says why', async () => {
      const visitor = platform.visitor();
      const { ctx, visitorId } = await strangerAt(platform, '203.0.113.7');
      const [arun] = await platform.db.select().from(accounts).where(eq(accounts.id, 'aurora-arun'));
      if (!arun) throw new Error('no agent');
      const open = () => platform.db.transaction((tx) => openSession(ctx, tx, arun, visitorId));
      const ends = [
        ['session.ended', () => visitor.call(calls.logout, {})],
        ['session.elsewhere', open],
        [
          'session.password',
          () => platform.db.transaction((tx) => setPassword(ctx, tx, arun.id, arun.passwordHash)),
        ],
        ['session.disabled', () => runOperator('account', 'arun', 'disabled', '--brand', 'all')],
      ] as const;
      for (let time = 0; time < 200; time += 1) {
        const { token, cookieSecret } = await open();
        visitor.token = token;
        visitor.cookies.set('__Host-session', cookieSecret);
        if (time % 10 === 0) expect(await who(visitor)).toMatchObject({ success: true });
        const [code, end] = ends[time % ends.length] ?? ends[0];
        await end();
        visitor.cookies.set('__Host-session', cookieSecret);
        expect((await who(visitor)).errorCode).toBe(code);
        if (code === 'session.disabled') await runOperator('account', 'arun', 'active', '--brand', 'all');
      }
    });
  });
}
