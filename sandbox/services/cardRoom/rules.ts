/** The rules of southern Tien Len: what can be laid, and what beats what. */

/**
 * A card from 0 to 51 by its strength: rank is `card / 4` from three to two, suit is `card % 4` in spades, clubs,
 * diamonds, hearts. Of two cards the larger number is the stronger card.
 */
export type Card = number;

export const rankOf = (card: Card): number => Math.floor(card / 4);
/** Rank of the twos, which are in no run. */
const two = 12;

/** `run`: three cards or more of following ranks; `pairRun`: the same with pairs. */
export type ComboKind = 'single' | 'pair' | 'triple' | 'four' | 'run' | 'pairRun';

/** Cards that can be laid together. */
export interface Combo {
  kind: ComboKind;
  cards: number;
  /** Its strongest card, by which it is compared. */
  top: Card;
}

const isFollowing = (ranks: readonly number[]): boolean =>
  ranks.every((rank, place) => rank < two && (place === 0 || rank === (ranks[place - 1] ?? 0) + 1));

/** What some cards are together; undefined when they cannot be laid. */
export function comboOf(cards: readonly Card[]): Combo | undefined {
  const sorted = cards.toSorted((a, b) => a - b);
  const top = sorted.at(-1);
  if (top === undefined || new Set(sorted).size < sorted.length) return undefined;
  const ranks = sorted.map(rankOf);
  const count = sorted.length;
  if (ranks.every((rank) => rank === ranks[0]) && count <= 4) {
    const kind = (['single', 'pair', 'triple', 'four'] as const)[count - 1] ?? 'single';
    return { kind, cards: count, top };
  }
  if (count >= 3 && isFollowing(ranks)) return { kind: 'run', cards: count, top };
  const isPaired = ranks.every((rank, place) => rank === ranks[place - (place % 2)]);
  if (count >= 6 && count % 2 === 0 && isPaired && isFollowing(ranks.filter((_, place) => place % 2 === 0)))
    return { kind: 'pairRun', cards: count, top };
  return undefined;
}

/** How strong a bomb is against twos and other bombs; 0 for what is none. */
function bombOf({ kind, cards }: Combo): number {
  if (kind === 'four') return 2;
  if (kind !== 'pairRun') return 0;
  return cards === 6 ? 1 : cards / 2 - 1;
}

/**
 * Whether cards beat those on the table: the same kind and number with a stronger card. Beside that, three pairs in a run
 * beat one two; four of a kind beat one or two twos and three pairs in a run; four pairs in a run beat all of these.
 */
export function beats(next: Combo, before: Combo): boolean {
  if (next.kind === before.kind && next.cards === before.cards) return next.top > before.top;
  const [bomb, other] = [bombOf(next), bombOf(before)];
  if (bomb === 0) return false;
  if (other > 0) return bomb > other;
  if (rankOf(before.top) !== two) return false;
  return before.kind === 'single' || (before.kind === 'pair' && bomb >= 2);
}

function byRank(hand: readonly Card[]): Card[][] {
  const ranks = Array.from({ length: 13 }, (): Card[] => []);
  for (const card of hand.toSorted((a, b) => a - b)) ranks[rankOf(card)]?.push(card);
  return ranks;
}

/** Ways to take so many of some cards. */
function choose(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, place) =>
    choose(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

/** Runs of a hand with `width` cards of each rank: the weakest of each, and each choice of the last rank. */
function runsOf(ranks: readonly Card[][], width: 1 | 2): Card[][] {
  const found: Card[][] = [];
  for (let first = 0; first < two; first += 1)
    for (let last = first; last < two && (ranks[last]?.length ?? 0) >= width; last += 1) {
      if (last - first < 2) continue;
      const before = ranks.slice(first, last).flatMap((cards) => cards.slice(0, width));
      for (const end of choose(ranks[last] ?? [], width)) found.push([...before, ...end]);
    }
  return found;
}

/** Everything that a hand can lay on what lies there, and which card it must hold; without those that differ only in inner cards. */
export function playsOf(hand: readonly Card[], before?: Combo, mustHold?: Card): Card[][] {
  const ranks = byRank(hand);
  const same = ranks.flatMap((cards) => [1, 2, 3, 4].flatMap((count) => choose(cards, count)));
  return [...same, ...runsOf(ranks, 1), ...runsOf(ranks, 2)].filter((cards) => {
    const combo = comboOf(cards);
    if (!combo || (before && !beats(combo, before))) return false;
    return mustHold === undefined || cards.includes(mustHold);
  });
}
