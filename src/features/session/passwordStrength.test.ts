import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';

describe('password strength', () => {
  it('is nothing for what is guessed at once', () => {
    for (const password of ['', 'aaaaaaaaaaaa', '12345678', 'password1', 'qwerty12', 'abcdefgh'])
      expect([password, passwordStrength(password)]).toEqual([password, 0]);
  });

  it('grows with length and variety', () => {
    const steps = ['kvz81', 'kvz8rp', 'kvz8rp1m', 'kVz8rp1mQ', 'kVz8rp-1mQ,t4'].map((password) =>
      passwordStrength(password),
    );
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBeLessThan(2);
    expect(steps.at(-1)).toBe(4);
  });

  it('accepts a sentence', () => {
    expect(passwordStrength('correct horse battery staple')).toBe(4);
  });

  it('does not count what an attacker knows', () => {
    expect(passwordStrength('minhtran2024', ['minhtran'])).toBeLessThan(
      passwordStrength('vorbuleq2024', ['minhtran']),
    );
  });
});
