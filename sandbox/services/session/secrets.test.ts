import { expect, it } from 'vitest';
import { systemRandom } from '../../node/ports';
import { secretText, typedSecret } from './secrets';

it('is typed from seven groups of four letters, of 128 random bits and more', () => {
  const made = Array.from({ length: 2_000 }, () => typedSecret(systemRandom));
  for (const each of made) expect(each).toMatch(/^(?:[a-z2-9]{4}-){6}[a-z2-9]{4}$/);
  expect(new Set(made).size).toBe(made.length);
  const letters = new Set(made.flatMap((each) => [...each.replaceAll('-', '')]));
  // Each of 28 signs is one of all that are seen.
  expect(28 * Math.log2(letters.size)).toBeGreaterThan(128);
});

it('has 256 random bits where no person types it', () => {
  expect(secretText(systemRandom)).toMatch(/^[\w-]{43}$/);
});
