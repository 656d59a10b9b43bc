import { expect, test } from 'vitest';
import { isWithin } from './checkRegisterForm';

const rule = (acceptedPattern: string) => ({
  enabled: true,
  required: true,
  acceptedPattern,
  patternId: 'DIGITS',
  minLength: 1,
  maxLength: 16,
});

test.each(['(', '(a+)+', 'a'.repeat(501)])(
  'a rule whose pattern cannot be tried lets nothing through, and is logged: %s',
  (pattern) => {
    const logged: unknown[] = [];
    const [nothing, error] = [() => undefined, (...said: unknown[]) => void logged.push(said)];
    const log = { info: nothing, warn: nothing, error };
    expect(isWithin({ log }, 'a', rule(pattern))).toBe(false);
    expect(logged).toEqual([[expect.stringContaining('unusable'), { patternId: 'DIGITS' }]]);
    expect(isWithin({ log }, '1', rule('\\d'))).toBe(true);
    expect(isWithin({ log }, '1a', rule('\\d'))).toBe(false);
    expect(logged).toHaveLength(1);
  },
);
