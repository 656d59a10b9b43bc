import type { Hasher } from '../../ports';
import { dealHand, type Card, type Hand } from './rules';

/** Decks of a shoe. */
const decks = 8;
/** Hands that are played of a shoe: with six cards each they leave enough behind the cut. */
export const handsOfShoe = 60;

/** Shoes that are kept ready; each is some kilobytes. */
const mostKept = 400;
const kept = new Map<string, Promise<readonly Hand[]>>();

/** The seed of a shoe, hex: secret until its last hand was played. */
export const shoeSeed = (
  hasher: Pick<Hasher, 'digest'>,
  secret: string,
  table: string,
  shoe: number,
): Promise<string> => hasher.digest(`shoe:${secret}:${table}:${shoe}`);

/**
 * All hands of a shoe, from its seed. Eight decks are shuffled by Fisher and Yates with numbers of 32 bits from
 * SHA-256 of `seed:0`, `seed:1` and so on; a number above the last whole multiple of the range is left out.
 */
export function handsOf(hasher: Pick<Hasher, 'digest'>, seed: string): Promise<readonly Hand[]> {
  const known = kept.get(seed);
  if (known) return known;
  const made = playShoe(hasher, seed);
  kept.set(seed, made);
  made.catch(() => kept.delete(seed));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return made;
}

async function playShoe(hasher: Pick<Hasher, 'digest'>, seed: string): Promise<readonly Hand[]> {
  const shoe = await shuffle(hasher, seed);
  const hands: Hand[] = [];
  let place = 0;
  for (let number = 0; number < handsOfShoe; number += 1) {
    const hand = dealHand(shoe, place);
    hands.push(hand);
    place += hand.used;
  }
  return hands;
}

async function shuffle(hasher: Pick<Hasher, 'digest'>, seed: string): Promise<Card[]> {
  const cards = Array.from({ length: decks * 52 }, (_, place) => place % 52);
  let block = 0;
  let numbers: number[] = [];
  const below = async (range: number): Promise<number> => {
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
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = await below(last + 1);
    [cards[last], cards[other]] = [cards[other] ?? 0, cards[last] ?? 0];
  }
  return cards;
}
