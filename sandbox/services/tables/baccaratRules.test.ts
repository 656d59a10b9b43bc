import { describe, expect, it } from 'vitest';
import { dealHand, payoutOf, pointsOf, type Area, type Card, type Hand } from './baccaratRules';

/** The third-card table as casinos print it: rows are the banker's totals, columns the player's third card. */
const printed: Record<number, string> = {
  0: 'DDDDDDDDDD',
  1: 'DDDDDDDDDD',
  2: 'DDDDDDDDDD',
  3: 'DDDDDDDDSD',
  4: 'SSDDDDDDSS',
  5: 'SSSSDDDDSS',
  6: 'SSSSSSDDSS',
  7: 'SSSSSSSSSS',
};

/** The cards counted by hand: a second way to the same result. */
function byTable(cards: readonly Card[]): { player: number; banker: number; used: number } {
  const count = (card: Card): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0][card % 13] ?? 0;
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = cards.map(count);
  let [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
  if (player >= 8 || banker >= 8) return { player, banker, used: 4 };
  if (player >= 6)
    return banker >= 6 ? { player, banker, used: 4 } : { player, banker: (banker + fifth) % 10, used: 5 };
  player = (player + fifth) % 10;
  if (printed[banker]?.[fifth] !== 'D') return { player, banker, used: 5 };
  banker = (banker + sixth) % 10;
  return { player, banker, used: 6 };
}

describe('a hand', () => {
  it('follows the printed third-card table for every six values', () => {
    // Ten values for each of six cards; ranks 0 to 9 stand for them.
    for (let number = 0; number < 1_000_000; number += 1) {
      const cards = [...String(number).padStart(6, '0')].map((digit) => (Number(digit) + 9) % 10);
      const hand = dealHand(cards, 0);
      const other = byTable(cards);
      if (
        pointsOf(hand.player) !== other.player ||
        pointsOf(hand.banker) !== other.banker ||
        hand.used !== other.used
      )
        expect.fail(`${cards.join(' ')}: ${JSON.stringify([hand, other])}`);
    }
  });

  it('pays what the felt says', () => {
    const hand = (player: Card[], banker: Card[], winner: Hand['winner']): Hand => ({
      player,
      banker,
      winner,
      used: 4,
    });
    const pays = (of: Hand): Record<Area, bigint> => ({
      player: payoutOf('player', 1_01n, of, 'USD'),
      banker: payoutOf('banker', 1_01n, of, 'USD'),
      tie: payoutOf('tie', 1_01n, of, 'USD'),
      playerPair: payoutOf('playerPair', 1_01n, of, 'USD'),
      bankerPair: payoutOf('bankerPair', 1_01n, of, 'USD'),
    });
    const none = { player: 0n, banker: 0n, tie: 0n, playerPair: 0n, bankerPair: 0n };
    expect(pays(hand([8, 21], [0, 1], 'player'))).toEqual({ ...none, player: 202n, playerPair: 1212n });
    // 95.95 of commission business: the fraction stays with the house.
    expect(pays(hand([0, 1], [8, 9], 'banker'))).toEqual({ ...none, banker: 197n });
    expect(pays(hand([0, 1], [13, 26], 'tie'))).toEqual({
      ...none,
      player: 101n,
      banker: 101n,
      tie: 909n,
      bankerPair: 1212n,
    });
  });
});
