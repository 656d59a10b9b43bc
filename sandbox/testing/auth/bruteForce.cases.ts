import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../db/schema';
import { login } from '../../services/session/login';
import { refusalOf, strangerAt } from '../context';
import { seconds, signIn, platform } from './shared';

export function bruteForceCases(): void {
  // R12: 1,000 guesses at one account, 1,000 accounts with one guess each.
  describe('brute force', () => {
    const wrong = { type: 'username', password: 'wrong guess', remember: false } as const;
    const checks = async (): Promise<number> =>
      (await platform.db.select({ kind: events.kind }).from(events).where(eq(events.kind, 'login.refused')))
        .length;

    it('of one account reaches three passwords in half an hour, and the owner still gets in', async () => {
      const owner = platform.visitor({ address: '198.51.160.1' });
      await signIn(owner, 'agent');
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

    it('of 1,000 accounts from one network is stopped by captchas', async () => {
      const { ctx, visitorId } = await strangerAt(platform, '198.51.161.9');
      const before = await checks();
      for (let time = 0; time < 1_000; time += 1)
        await refusalOf(login(ctx, { ...wrong, username: `victim${time}`, visitorId }));
      expect((await checks()) - before).toBe(20);
    });
  });
}
