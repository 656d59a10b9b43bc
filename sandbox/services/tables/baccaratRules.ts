import { shareOf } from '#contract/amounts';

/** The rules of punto banco: what is drawn, who wins, what is paid. */

/** A card from 0 to 51: rank is `card % 13` from ace to king, suit is `card / 13` in spades, hearts, diamonds, clubs. */
export type Card = number;

/** What can be bet on. */
export const areas = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;
export type Area = (typeof areas)[number];

export type Winner = 'player' | 'banker' | 'tie';

/** A finished hand: two or three cards of each side, in the order in which they were drawn. */
export interface Hand {
  player: readonly Card[];
  banker: readonly Card[];
  winner: Winner;
  /** How many cards of the shoe it took. */
  used: number;
}

/** What a card counts: tens and pictures nothing, the ace one. */
export const valueOf = (card: Card): number => (card % 13 >= 9 ? 0 : (card % 13) + 1);

/** The last digit of what the cards count. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Whether the banker draws on a total, by what the player's third card counts; `undefined` when the player stood. */
export function doesBankerDraw(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Plays a hand from a place in the shoe on. The first and third card are the player's. */
export function dealHand(shoe: readonly Card[], from: number): Hand {
  const at = (place: number): Card => {
    const card = shoe[from + place];
    if (card === undefined) throw new Error('the shoe is empty');
    return card;
  };
  const player = [at(0), at(2)];
  const banker = [at(1), at(3)];
  let used = 4;
  const isNatural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
  if (!isNatural) {
    let third: number | undefined;
    if (pointsOf(player) <= 5) {
      const card = at(used++);
      player.push(card);
      third = valueOf(card);
    }
    if (doesBankerDraw(pointsOf(banker), third)) banker.push(at(used++));
  }
  const [ofPlayer, ofBanker] = [pointsOf(player), pointsOf(banker)];
  return {
    player,
    banker,
    winner: ofPlayer > ofBanker ? 'player' : ofBanker > ofPlayer ? 'banker' : 'tie',
    used,
  };
}

const isPair = ([first = 0, second = 1]: readonly Card[]): boolean => first % 13 === second % 13;

/**
 * What comes back of a stake, with the stake, in minor units: player 1:1, banker 1:1 less a commission of 5 %, tie 8:1, pairs 11:1. On a tie, player and banker get their stakes back.
 */
export function payoutOf(
  area: Area,
  stake: bigint,
  { player, banker, winner }: Omit<Hand, 'used'>,
  currency: string,
): bigint {
  if (area === 'tie') return winner === 'tie' ? stake * 9n : 0n;
  if (area === 'playerPair') return isPair(player) ? stake * 12n : 0n;
  if (area === 'bankerPair') return isPair(banker) ? stake * 12n : 0n;
  if (winner === 'tie') return stake;
  if (winner !== area) return 0n;
  return area === 'player' ? stake * 2n : stake + shareOf(stake, 9_500, currency);
}
