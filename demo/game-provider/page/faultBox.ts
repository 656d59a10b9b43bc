import type { Messages } from '../messages/catalogue';
import { html, type Html } from './html';

/** Where a game says why something did not happen, and how to go on. */
export const faultBox = (words: Messages, leave: Html, className = 'fault'): Html =>
  html`<div class="${className}" role="alert" data-part="fault" hidden>
    <p data-part="faultText"></p>
    <div class="actions">
      <button type="button" class="button button-primary" data-act="retry" hidden>${words.tryAgain}</button>
      <button type="button" class="button" data-act="saferPlay" hidden>${words.saferPlay}</button>
      ${leave}
    </div>
  </div>`;

/** Puts the box away, where the game goes on without it. */
export const dismiss = (words: Messages): Html =>
  html`<button type="button" class="button" data-act="dismiss">${words.close}</button>`;
