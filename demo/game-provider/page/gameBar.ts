import type { Messages } from '../messages/catalogue';
import { html, type Html } from './html';
import { icons } from './icons';

export interface GameBar {
  /** Of the game. */
  name: string;
  words: Messages;
  /** Names the sheet with its rules. @default the rules of a table */
  rules?: string;
  /** Stands before the rules. */
  before?: Html;
  className?: string;
}

/**
 * The bar of a game: the way back, its name, its rules. On a phone the site around it has the first two in its own bar, and
 * the rules are what is left (`data-framed` in document.ts and styles.ts).
 */
export const gameBar = ({ name, words, rules = words.tableRules, before, className = '' }: GameBar): Html =>
  html`<header class="bar ${className}">
    <button type="button" class="button" data-act="lobby">${icons.back}<span>${words.lobby}</span></button>
    <h1>${name}</h1>
    ${before ?? ''}
    <button type="button" class="button" data-act="rules" aria-haspopup="dialog">
      ${icons.table}<span>${rules}</span>
    </button>
  </header>`;
