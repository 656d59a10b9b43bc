import type { TableView } from '../baccarat/api';
import { fill } from '../messages/fill';
import { part, setText } from './dom';

/** Between two cards that are turned over, milliseconds. */
const pause = 700;

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

const countOf = (card: number): number => (card % 13 >= 9 ? 0 : (card % 13) + 1);

/**
 * Turns over the cards of a hand one after the other, in the order in which they were drawn.
 * @param since milliseconds since the bell; Infinity shows all of them at once
 */
export function showHand(
  { hand }: Pick<TableView, 'hand'>,
  since: number,
  isOver: boolean,
  texts: Readonly<Record<string, string>>,
): void {
  const [player = [], banker = []] = [hand?.player, hand?.banker];
  const order = [player[0], banker[0], player[1], banker[1], player[2], banker[2]];
  const open = { player: [] as number[], banker: [] as number[] };
  let shown = 0;
  order.forEach((card, place) => {
    if (card === undefined || since < pause * shown) return;
    open[place % 2 === 0 ? 'player' : 'banker'].push(card);
    shown += 1;
  });
  for (const side of ['player', 'banker'] as const) {
    const box = part(`${side}Cards`);
    const cards = open[side];
    while (box.childElementCount > cards.length) box.lastElementChild?.remove();
    for (const card of cards.slice(box.childElementCount)) box.append(drawCard(card, texts));
    const points = cards.reduce((sum, card) => sum + countOf(card), 0) % 10;
    setText(`${side}Points`, cards.length > 0 ? String(points) : '');
    box.parentElement?.toggleAttribute('data-won', isOver && hand?.winner === side);
  }
}
