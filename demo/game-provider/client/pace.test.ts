import { expect, it } from 'vitest';
import { nextSpinAt } from './pace';

const pace = { minSpinMs: 2_500, spinGraceMs: 500 };

it.each([
  ['at once', 0, 0],
  ['after a short way', 40, 40],
  ['after a way of more than the grace', 1_200, 30],
  ['after the answer was long on its way', 20, 4_000],
  ['when it was sent again for a long time', 9_000, 9_000],
])('a spin that the server had %s is followed by none that comes too soon', (_, there, back) => {
  const next = nextSpinAt(0, there + back, pace);
  // The next one may be there without any delay.
  expect(next - there).toBeGreaterThanOrEqual(pace.minSpinMs - pace.spinGraceMs);
  expect(next).toBeGreaterThanOrEqual(pace.minSpinMs);
});

it('costs nothing on a network that is quick enough', () => {
  expect(nextSpinAt(1_000, 1_400, pace)).toBe(3_500);
});
