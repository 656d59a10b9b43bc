import { expect, test } from 'vitest';
import { isCurrentPath, tabOf } from './navigation';

test.each(['/', '/index', '/index.html', '/home', '/register', '/register.html'])(
  '%s is the home page',
  (path) => {
    expect(isCurrentPath('/', path)).toBe(true);
    expect(tabOf(path)).toBe('home');
  },
);

test('a page is not the home page because its path begins with a slash', () => {
  expect(isCurrentPath('/', '/rng')).toBe(false);
});

test('every page of games belongs to the tab of games', () => {
  expect(['/gameCenter', '/hotgame', '/rng', '/elott', '/pvp'].map(tabOf)).toEqual(Array(5).fill('games'));
});

test('a page of its own belongs to no tab', () => {
  expect(tabOf('/aboutUs')).toBeUndefined();
});
