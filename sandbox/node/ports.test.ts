import { expect, it } from 'vitest';
import { systemRandom } from './ports';

it('gives every byte of chance once, however much is asked for', () => {
  const lengths = [16, 32, 1, 4_095, 4_096, 5_000];
  const drawn = Array.from({ length: 3_000 }, (_, turn) =>
    systemRandom.bytes(lengths[turn % lengths.length] ?? 0),
  );
  expect(drawn.map(({ length }) => length)).toEqual(drawn.map((_, turn) => lengths[turn % lengths.length]));
  const texts = drawn.filter(({ length }) => length >= 16).map((bytes) => Buffer.from(bytes).toString('hex'));
  // Parts of one, too: what was given is in nothing that came later.
  const starts = texts.map((text) => text.slice(0, 32));
  const ends = texts.map((text) => text.slice(-32));
  expect(new Set(starts).size).toBe(starts.length);
  expect(new Set(ends).size).toBe(ends.length);
  expect(texts.filter((text) => /(?:00){16}/.test(text))).toEqual([]);
  const [one] = drawn;
  const kept = one?.slice();
  systemRandom.bytes(5_000).fill(1);
  systemRandom.bytes(16).fill(1);
  expect(one).toEqual(kept);
});
