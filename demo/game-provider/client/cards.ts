import { fill } from '../messages/fill';

const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const suits = ['spade', 'heart', 'diamond', 'club'] as const;
const signs = { spade: '♠', heart: '♥', diamond: '♦', club: '♣' } as const;

/** A card as it lies on the felt. */
export function drawCard(card: number, texts: Readonly<Record<string, string>>): HTMLElement {
  const [rank = '', suit = 'spade'] = [ranks[card % 13], suits[Math.floor(card / 13)]];
  const drawn = document.createElement('div');
  drawn.className = 'card';
  drawn.dataset['suit'] = suit;
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', fill(texts['card'] ?? '', { rank, suit: texts[`suit.${suit}`] ?? suit }));
  const corner = document.createElement('b');
  corner.textContent = rank;
  const sign = document.createElement('span');
  sign.textContent = signs[suit];
  drawn.append(corner, sign);
  return drawn;
}
