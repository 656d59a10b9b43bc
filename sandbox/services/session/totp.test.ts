import { describe, expect, it } from 'vitest';
import { matchTotp, stepOf, totpCode } from './totp';

/** The secret of RFC 6238, appendix B, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238', (second, code) => {
    expect(totpCode(secret, stepOf(at(second)))).toBe(code);
  });

  it('is taken one step early or late, however it was typed, and not further off', () => {
    const now = at(1_234_567_890);
    const step = stepOf(now);
    for (const offset of [-1, 0, 1]) {
      const code = totpCode(secret, step + offset);
      expect(matchTotp(secret, 0n, code, now)).toBe(step + offset);
      expect(matchTotp(secret, 0n, ` ${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step + offset);
    }
    for (const offset of [-2, 2])
      expect(matchTotp(secret, 0n, totpCode(secret, step + offset), now)).toBeUndefined();
    for (const wrong of ['', '12345', '1234567', 'abcdef', '000000'])
      expect(matchTotp(secret, 0n, wrong, now)).toBeUndefined();
  });

  it('is taken once: not again, and none of a step before it', () => {
    const now = at(1_234_567_890);
    const step = stepOf(now);
    expect(matchTotp(secret, BigInt(step), totpCode(secret, step), now)).toBeUndefined();
    expect(matchTotp(secret, BigInt(step), totpCode(secret, step - 1), now)).toBeUndefined();
    expect(matchTotp(secret, BigInt(step), totpCode(secret, step + 1), now)).toBe(step + 1);
  });
});
