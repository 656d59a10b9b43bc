import type { Hasher } from '../../ports';
import { fairNumbers, shuffled } from '../fair/fairNumbers';
import { dealHand, type Hand } from './rules';

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
 * All hands of a shoe, from its seed: eight decks are shuffled by the numbers that follow from it.
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
  const cards = await shuffled(decks * 52, fairNumbers(hasher, seed));
  const shoe = cards.map((card) => card % 52);
  const hands: Hand[] = [];
  let place = 0;
  for (let number = 0; number < handsOfShoe; number += 1) {
    const hand = dealHand(shoe, place);
    hands.push(hand);
    place += hand.used;
  }
  return hands;
}
