import type { Hasher } from '../../ports';

/** Answers a whole number from 0 up to, and without, a range. */
export type FairNumbers = (range: number) => Promise<number>;

/**
 * Numbers that follow from a seed, so that whoever knows the seed works out the same: 32 bits each from SHA-256 of
 * `seed:0`, `seed:1` and so on; a number above the last whole multiple of the range is left out.
 */
export function fairNumbers(hasher: Pick<Hasher, 'digest'>, seed: string): FairNumbers {
  let block = 0;
  let numbers: number[] = [];
  return async (range) => {
    const limit = Math.floor(2 ** 32 / range) * range;
    for (;;) {
      if (numbers.length === 0) {
        const hex = await hasher.digest(`${seed}:${block}`);
        block += 1;
        numbers = Array.from({ length: 8 }, (_, index) =>
          Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16),
        );
      }
      const number = numbers.shift() ?? 0;
      if (number < limit) return number % range;
    }
  };
}

/** Shuffles so many cards, numbered from 0, by Fisher and Yates. */
export async function shuffled(count: number, below: FairNumbers): Promise<number[]> {
  const cards = Array.from({ length: count }, (_, place) => place);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
