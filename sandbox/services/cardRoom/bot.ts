import { beats, comboOf, playsOf, rankOf, type Card, type Combo } from './rules';

/** What a bot goes by: its own cards, what lies on the table and how many cards others hold. */
export interface BotView {
  hand: readonly Card[];
  before: Combo | undefined;
  mustHold: Card | undefined;
  /** Fewest cards that another player holds. */
  fewest: number;
}

/** How many ranks of a hand are torn apart by laying some cards: pairs and triples are worth more together. */
function tears(hand: readonly Card[], cards: readonly Card[]): number {
  const laid = new Set(cards);
  const ranks = new Set(cards.map(rankOf));
  return [...ranks].filter((rank) => hand.some((card) => rankOf(card) === rank && !laid.has(card))).length;
}

/**
 * What a bot lays; nothing when it passes. It leads with the most cards that hold its weakest one, follows with the weakest
 * that suffices, and keeps its twos and bombs until somebody is about to finish.
 */
export function botPlay({ hand, before, mustHold, fewest }: BotView): Card[] {
  const plays = playsOf(hand, before, mustHold);
  const all = comboOf(hand);
  if (all && plays.length > 0 && (!before || beats(all, before))) return [...hand];
  if (!before) {
    const weakest = mustHold ?? Math.min(...hand);
    const leads = plays.filter((cards) => cards.includes(weakest));
    const cost = (cards: readonly Card[]): number => tears(hand, cards) * 2 - cards.length;
    return leads.toSorted((a, b) => cost(a) - cost(b) || topOf(a) - topOf(b))[0] ?? [weakest];
  }
  const isUrgent = fewest <= 3 || hand.length <= 4;
  const isDear = (cards: readonly Card[]): boolean =>
    rankOf(topOf(cards)) === 12 || comboOf(cards)?.kind !== before.kind;
  const fit = plays.filter((cards) => isUrgent || !isDear(cards));
  const cost = (cards: readonly Card[]): number => tears(hand, cards) * 8 + rankOf(topOf(cards));
  return fit.toSorted((a, b) => cost(a) - cost(b) || topOf(a) - topOf(b))[0] ?? [];
}

const topOf = (cards: readonly Card[]): Card => Math.max(...cards);
