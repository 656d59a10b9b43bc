import { expect, test } from 'vitest';
import { categoryPaths } from './categoryPaths';

test('game routes stand in the order of the specification, section 2', () => {
  expect(categoryPaths.map(({ path }) => path)).toEqual([
    '/elott',
    '/live',
    '/sports',
    '/fish',
    '/rng',
    '/pvp',
    '/esports',
  ]);
});
