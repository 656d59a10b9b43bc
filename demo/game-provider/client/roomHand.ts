import { beats, comboOf, playsOf, rankOf } from '#platform/cardRules';
import type { RoomView } from '../cardRoom/api';
import { drawCard } from './cards';
import { part } from './dom';

/** Suits of a card room in the order of the cards that are drawn. */
const suits = [0, 3, 2, 1];

/** The card to be drawn for a card of the room. */
const faceOf = (card: number): number => (suits[card % 4] ?? 0) * 13 + ((rankOf(card) + 2) % 13);

/** A card of the room as it lies on the table. */
export const drawRoomCard = (card: number, texts: Readonly<Record<string, string>>): HTMLElement =>
  drawCard(faceOf(card), texts);

/** Names of cards, for a sentence. */
export const wordsOfCards = (cards: readonly number[], texts: Readonly<Record<string, string>>): string =>
  cards.map((card) => drawRoomCard(card, texts).getAttribute('aria-label') ?? '').join(', ');

/** The player's own cards, some of them chosen. */
export class RoomHand {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #changed: () => void;
  readonly #chosen = new Set<number>();
  #cards: readonly number[] = [];
  #drawn = '';

  constructor(texts: Readonly<Record<string, string>>, changed: () => void) {
    this.#texts = texts;
    this.#changed = changed;
    part('hand').addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const all = [...part('hand').querySelectorAll<HTMLElement>('button')];
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[(at + step + all.length) % all.length]?.focus();
    });
  }

  get chosen(): readonly number[] {
    return this.#cards.filter((card) => this.#chosen.has(card));
  }

  clear(): void {
    this.#chosen.clear();
  }

  /** Draws what is left of the cards that were dealt. */
  show(dealt: readonly number[], { deal, round }: RoomView, seat: number | null): void {
    const gone = new Set(deal?.moves.filter((move) => move.seat === seat).flatMap(({ cards }) => cards));
    this.#cards = deal ? dealt.filter((card) => !gone.has(card)) : [];
    for (const card of this.#chosen) if (!this.#cards.includes(card)) this.#chosen.delete(card);
    const key = `${round} ${this.#cards.join()}`;
    const box = part('hand');
    if (key !== this.#drawn) {
      this.#drawn = key;
      const focused = (document.activeElement as HTMLElement | null)?.dataset['card'];
      box.replaceChildren(...this.#cards.map((card) => this.#button(card)));
      const next = this.#cards.find((card) => card >= Number(focused)) ?? this.#cards.at(-1);
      if (focused !== undefined && next !== undefined)
        box.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
    }
    for (const button of box.querySelectorAll<HTMLElement>('button'))
      button.setAttribute('aria-pressed', String(this.#chosen.has(Number(button.dataset['card']))));
  }

  #button(card: number): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'own-card';
    button.dataset['card'] = String(card);
    const drawn = drawRoomCard(card, this.#texts);
    button.setAttribute('aria-label', drawn.getAttribute('aria-label') ?? '');
    drawn.removeAttribute('role');
    drawn.removeAttribute('aria-label');
    drawn.setAttribute('aria-hidden', 'true');
    button.append(drawn);
    button.addEventListener('click', () => {
      if (!this.#chosen.delete(card)) this.#chosen.add(card);
      this.#changed();
    });
    return button;
  }

  /** Whether the chosen cards can be laid now. */
  isAllowed({ deal }: RoomView): boolean {
    const combo = comboOf(this.chosen);
    if (!deal || !combo) return false;
    if (deal.mustHold !== null && !this.#chosen.has(deal.mustHold)) return false;
    const before = deal.trick && comboOf(deal.trick.cards);
    return !before || beats(combo, before);
  }

  /** Whether anything in the hand beats what lies on the table. */
  canBeat({ deal }: RoomView): boolean {
    const before = deal?.trick ? comboOf(deal.trick.cards) : undefined;
    return playsOf(this.#cards, before).length > 0;
  }
}
