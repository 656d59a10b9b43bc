import { expect, it } from 'vitest';
import { relativeChange } from './relativeChange';

it.each([
  ['a tenth more', 110, 100, 0.1],
  ['half of it', 50, 100, -0.5],
  ['nothing left', 0, 100, -1],
  ['the same', 100, 100, 0],
  ['ten times as much', 1_000, 100, 9],
  ['more than that', 24_663, 100, undefined],
  ['out of nothing', 100, 0, undefined],
  ['a loss that shrank', -10, -100, undefined],
  ['a loss that grew', -2_609, -50, undefined],
  ['a win after a loss', 50, -100, undefined],
  ['a loss after a win', -50, 100, undefined],
])('says a change as a share, where a share says something: %s', (_, now, before, share) => {
  expect(relativeChange(now, before)).toBe(share);
});
