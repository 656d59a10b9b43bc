import { describe, expect, it } from 'vitest';
import { weaknessOf } from './checkPassword';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const weakness = (password: string, username = 'mirabel') =>
  weaknessOf({ log: silent, merchant: 'aurora' }, password, { registerRules: {} }, username);

describe('a password with the name of its account or of the brand', () => {
  it.each([
    'mirabel',
    'MIRABEL',
    'mirabel123!',
    'aurora2026',
    'Aurora mirabel',
    'mirabel密码',
    'ｍｉｒａｂｅｌ１',
  ])('%s is refused', async (password) => {
    expect(await weakness(password)).toBe('name');
  });

  it.each(['mirabel likes tea', 'mirabel密码很长久', 'пароль-mirabel', 'รหัสผ่านmirabel', 'another sentence'])(
    '%s is taken, because enough is left without it',
    async (password) => {
      expect(await weakness(password)).toBeUndefined();
    },
  );

  it('is refused in any script', async () => {
    expect(await weakness('мирабель1', 'Мирабель')).toBe('name');
  });
});
