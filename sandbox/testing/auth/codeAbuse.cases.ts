import { describe, expect, it } from 'vitest';
import { spendCode, type CodeUse } from '../../services/codes/codes';
import { smsCode } from '../../services/codes/smsCode';
import { refusalOf, strangerAt } from '../context';
import { another, latestCode, mira, seconds, platform } from './shared';

export function codeAbuseCases(): void {
  // R13: 500 sends and 200 checks on a change; every night 20,000.
  describe('whoever abuses codes', () => {
    it('gets three to a number in ten minutes out of 500, five guesses at each, and none twice', async () => {
      const { visitorId } = await strangerAt(platform, '192.0.2.1');
      const places = await Promise.all(
        Array.from({ length: 20 }, (_, index) => strangerAt(platform, `198.18.${index}.1`)),
      );
      const request = { ...mira, purpose: 'login' as const, verification: undefined };
      const codes: (string | undefined)[] = [];
      for (let time = 0; time < 500; time += 1) {
        const { ctx } = places[time % places.length] ?? {};
        if (ctx) codes.push(await refusalOf(smsCode(ctx, { ...request, visitorId })));
        seconds(1);
      }
      expect(platform.ports.sent).toHaveLength(3);
      expect(new Set(codes)).toEqual(new Set([undefined, 'sms.tooSoon', 'sms.tooMany']));

      const [{ ctx } = await strangerAt(platform, '192.0.2.1')] = places;
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
}
