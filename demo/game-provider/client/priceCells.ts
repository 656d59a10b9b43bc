import type { Pick } from '#contract/sportsMarkets';
import type { BookMatch } from '../sportsbook/api';
import type { BookOdds } from './bookOdds';
import { markOf, matchWords, wordsOf } from './bookWords';
import { setTextOf } from './dom';
import { field, make } from './nodes';
import { nameOf } from './slip';

/** Milliseconds for which a change of price is pointed out. */
const driftMs = 900;

type Offered = Pick & { home: string; away: string; price: number };

export interface CellDeps {
  texts: Readonly<Record<string, string>>;
  odds: BookOdds;
  /** Whether an outcome is in the slip. */
  isPicked: (pick: Pick) => boolean;
  onPick: (pick: Offered) => void;
}

/** The buttons with prices: of the list of matches, and of the match that is opened. */
export class PriceCells {
  readonly #deps: CellDeps;
  /** What each cell says, so that a change can be pointed out and what stays is not written again: there are hundreds. */
  readonly #shown = new WeakMap<Element, { name: string; price: number | null; node: HTMLElement }>();
  readonly #picks = new WeakMap<Element, Offered>();

  constructor(deps: CellDeps) {
    this.#deps = deps;
  }

  /**
   * @param side by which the cell is found again among its neighbours
   * @param isHeaded whether its side stands above it
   */
  make(side: string, isHeaded = false): HTMLElement {
    const button = make(
      'button',
      { type: 'button', class: 'od', 'data-field': side, 'aria-pressed': 'false', 'data-headed': isHeaded },
      make('span', { 'aria-hidden': 'true', 'data-field': 'mark' }),
      make('span', { class: 'words', 'data-field': 'words' }),
      make('b', { 'data-field': 'price' }),
      make('i', { 'aria-hidden': 'true', 'data-field': 'arrow' }),
    );
    button.addEventListener('click', () => {
      const pick = this.#picks.get(button);
      if (pick && button.getAttribute('aria-disabled') !== 'true') this.#deps.onPick(pick);
    });
    return button;
  }

  fill(cell: HTMLElement, match: BookMatch, outcome: Pick, price: number | null): void {
    const { texts, odds, isPicked } = this.#deps;
    const { home, away } = match;
    const name = nameOf(outcome);
    const before = this.#shown.get(cell);
    const isSame = before?.name === name;
    const isOpen = price !== null;
    const node = before?.node ?? field(cell, 'price');
    this.#shown.set(cell, { name, price, node });
    const pressed = String(isPicked(outcome));
    if (cell.getAttribute('aria-pressed') !== pressed) cell.setAttribute('aria-pressed', pressed);
    odds.write(node, isOpen ? '{price}' : '', { price });
    if (isSame && before.price === price) return;
    this.#picks.set(cell, { ...outcome, home, away, price: price ?? 0 });
    if (isSame && isOpen && before.price !== null) return this.#drift(cell, price > before.price);
    setTextOf(field(cell, 'mark'), markOf(texts, outcome, cell.hasAttribute('data-headed')));
    const words = `${wordsOf(texts, { ...outcome, home, away })}, ${matchWords(texts, match)}`;
    setTextOf(field(cell, 'words'), isOpen ? words : `${words}: ${texts['suspended'] ?? ''}`);
    cell.setAttribute('aria-disabled', String(!isOpen));
  }

  /** Points a change out by an arrow and a line, never by colour alone. */
  #drift(cell: HTMLElement, isUp: boolean): void {
    cell.dataset['drift'] = isUp ? 'up' : 'down';
    setTimeout(() => delete cell.dataset['drift'], driftMs);
  }
}
