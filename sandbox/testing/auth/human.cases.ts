import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { createApp } from '../../app';
import { humanChallenges } from '../../db/schema';
import type { Visitor } from '../visitor';
import type { TestPlatform } from '../createTestPlatform';
import { runOperator, seconds, platform } from './shared';

const { session: calls } = contract;

export function humanCases(): void {
  describe('human verification', () => {
    const ask = { mobileNum: '80000001', countryDialingCode: '+65' };
    let strict: TestPlatform['app'];
    let visitor: Visitor;
    beforeAll(() => {
      const humanActions = ['sms', 'register', 'password'] as const;
      strict = createApp({ ...platform, config: { ...platform.config, humanActions } });
    });
    beforeEach(() => {
      visitor = platform.visitor({ app: strict });
    });
    const challenge = async (action: 'sms' | 'register' | 'password' = 'sms') => {
      const { value } = await visitor.call(calls.humanChallenge, { action });
      const task = value as { challenge: string; image: string; piece: { image: string } };
      const [row] = await platform.db
        .select()
        .from(humanChallenges)
        .where(eq(humanChallenges.id, task.challenge));
      return { task, left: Number(row?.answer) };
    };
    const send = (verification?: { challenge: string; answer: string }, from = visitor) =>
      from.call(calls.smsCode, { ...ask, ...(verification ? { verification } : {}) });

    it('is demanded, and says for what', async () => {
      expect(await send()).toMatchObject({
        status: 422,
        errorCode: 'verification.required',
        value: { action: 'sms' },
      });
      expect(await visitor.register('nohuman1')).toMatchObject({ value: { action: 'register' } });
      expect(
        await visitor.call(calls.passwordByEmail, { username: 'mira', email: 'mira@example.test' }),
      ).toMatchObject({ value: { action: 'password' } });
      expect(platform.ports.sent).toEqual([]);
    });

    it('shows two pictures of the size that it says, and takes the place within five pixels', async () => {
      const { task, left } = await challenge();
      const size = (png: string) => {
        const bytes = Buffer.from(png, 'base64');
        return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      };
      expect([size(task.image), size(task.piece.image)]).toEqual([
        [280, 150],
        [46, 46],
      ]);
      expect(task).toMatchObject({ width: 280, height: 150, piece: { width: 46, height: 46 } });
      expect(await send({ challenge: task.challenge, answer: String(left + 5) })).toMatchObject({
        success: true,
      });
    });

    it.each([
      ['six pixels off', (left: number) => String(left + 6)],
      ['no number', () => 'left'],
      ['a fraction', (left: number) => `${left}.5`],
      ['nothing', () => ''],
    ])('refuses %s, and uses the task up', async (_, answer) => {
      const { task, left } = await challenge();
      expect(await send({ challenge: task.challenge, answer: answer(left) })).toMatchObject({
        status: 422,
        errorCode: 'verification.wrong',
        value: { action: 'sms' },
      });
      expect(await send({ challenge: task.challenge, answer: String(left) })).toMatchObject({
        errorCode: 'verification.wrong',
      });
    });

    it('serves one action, one browser, one network, once, for two minutes', async () => {
      const wrong = { errorCode: 'verification.wrong' };
      const proof = async (action?: 'register') => {
        const { task, left } = await challenge(action);
        return { challenge: task.challenge, answer: String(left) };
      };
      expect(await send(await proof('register'))).toMatchObject(wrong);
      const mine = await proof();
      expect(await send(mine, platform.visitor({ app: strict }))).toMatchObject(wrong);
      const moved = platform.visitor({ app: strict, address: '198.51.150.1' });
      moved.cookies.set('__Host-visitor', visitor.cookies.get('__Host-visitor') ?? '');
      expect(await send(await proof(), moved)).toMatchObject(wrong);
      const late = await proof();
      seconds(120);
      expect(await send(late)).toMatchObject(wrong);
      const good = await proof();
      seconds(119);
      const both = await Promise.all([send(good), send(good)]);
      expect(both.filter(({ success }) => success)).toHaveLength(1);
    });

    it('has a way without a puzzle: the device works instead', async () => {
      expect(await send(await visitor.human('sms'))).toMatchObject({ success: true });
      const { value } = await visitor.call(calls.humanChallenge, { action: 'sms', kind: 'work' });
      const task = value as { challenge: string };
      expect(await send({ challenge: task.challenge, answer: 'no work at all' })).toMatchObject({
        errorCode: expect.stringMatching(/^(?:verification\.wrong|sms\.tooSoon)$/) as string,
      });
    });

    it('takes the place of the letters that a register form may ask for', async () => {
      await runOperator('rule', 'captcha', 'length', '--max', '16', '--required');
      const reader = platform.visitor();
      expect(await reader.register('noletters1')).toMatchObject({ value: { field: 'captcha' } });
      const verification = await reader.human('register');
      expect(await reader.register('noletters1', undefined, { verification })).toMatchObject({
        success: true,
      });
      await runOperator('rule', 'captcha', 'off');
    });

    it('can be switched off, or made the same each time for tests', async () => {
      await runOperator('human', 'fixed');
      expect((await challenge()).left).toBe(140);
      await runOperator('human', 'off');
      expect(await send()).toMatchObject({ success: true });
      await runOperator('human', 'puzzle');
      await runOperator('human', 'for', 'register');
      expect(await send(), 'sent a moment ago').toMatchObject({ errorCode: 'sms.tooSoon' });
      expect(await visitor.register('nohuman2')).toMatchObject({ errorCode: 'verification.required' });
      expect(await runOperator('human', 'for')).toBe('People are verified for nothing.');
    });
  });
}
