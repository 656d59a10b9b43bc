import { describe, expect, test } from 'vitest';
import { checkValue } from './fieldCheck';

const check = (acceptedPattern: string, value: string, bounds = { minLength: 1, maxLength: 255 }) =>
  checkValue({ enabled: true, required: true, acceptedPattern, patternId: 'LENGTH', ...bounds }, value);

describe('a value', () => {
  test.each([
    ['\\d+', '1234', 'fits'],
    ['\\d+', '1234a', 'breaks'],
    ['\\d+', 'a1234', 'breaks'],
    ['^\\d+$', '1234\n', 'breaks'],
    ['*', 'Mira\u0007 Tan', 'breaks'],
    ['*', 'Mira\tTan', 'breaks'],
    ['*', 'Mira\u009B Tan', 'breaks'],
    ['*', 'Mira\u202Enat', 'breaks'],
    ['*', 'ميرا\u200C تان', 'fits'],
    ['a|ab', 'ab', 'fits'],
    ['^a|b$', 'ac', 'breaks'],
    ['*', 'whatever 😀', 'fits'],
  ])('is held against the whole of %s: %j', (pattern, value, verdict) => {
    expect(check(pattern, value)).toBe(verdict);
  });

  test('is counted in characters as people see them, and is never longer than a call takes', () => {
    const four = { minLength: 4, maxLength: 4 };
    expect(check('*', '😀😀😀😀', four)).toBe('fits');
    expect(check('*', '😀😀😀', four)).toBe('breaks');
    expect(check('*', 'a'.repeat(256), { minLength: 0, maxLength: 1_000 })).toBe('breaks');
  });
});

describe('a pattern', () => {
  test.each([
    '(',
    'a)(b',
    'a'.repeat(501),
    '(a+)+$',
    '(a|a)*',
    '(a)?',
    '(a)\\1',
    '.*.*.*.*x',
    'a{0,200}'.repeat(4),
    'a?'.repeat(30) + 'a'.repeat(30),
    'a?a*a*a*',
    'a*(?=.*.*b)a*a*',
    '(?=.*.*.*.*x)a',
  ])('that is broken, too long or could run away is unusable: %s', (pattern) => {
    expect(check(pattern, 'aaaa')).toBe('unusable');
  });

  test.each([
    ['[\\s\\S]{1,500}', 'a b'],
    ['^\\+?\\d{1,3}-?\\d{4,14}$', '+84-912480377'],
    ['^(?=.*[A-Z])(?=.*\\d)(?!.*__)[\\w]+$', 'Ab_1'],
    ['^[\\w.+-]+@[\\w-]+\\.[\\w.-]+$', 'a@b.cd'],
    ['[\\p{L}\\u{20}]+', 'Ngọc Anh'],
  ])('may be %s', (pattern, value) => {
    expect(check(pattern, value)).toBe('fits');
  });

  // R20: each within 50 ms, of the processor's own time: what other programs take is no matter of the pattern.
  test.each(['^a*a*a*$', '[ab]*a*[ab]*c', 'a?a*a*!', '^(?=a*a*a*c)a+$', '.+.+.+@', '[^@]+@?[^@]+!'])(
    'that is tried takes no longer than it may, whatever is typed: %s',
    (pattern) => {
      check(pattern, 'a');
      const hostile = ['a', 'ab', '@', 'a@'].map((text) => text.repeat(254 / text.length) + '~');
      const times = hostile.map((value) =>
        Math.min(
          ...[1, 2, 3].map(() => {
            const began = process.cpuUsage();
            expect(check(pattern, value)).not.toBe('unusable');
            return process.cpuUsage(began).user / 1000;
          }),
        ),
      );
      expect(Math.max(...times)).toBeLessThan(50);
    },
  );
});
