import type { GameSetup } from '../api';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { wild } from '../slot/symbols';
import { gameBar } from './gameBar';
import { faultBox } from './faultBox';
import { html, json, type Html } from './html';
import { icons } from './icons';
import { payTable } from './payTable';

export interface GamePage {
  name: string;
  cover: string;
  isTrial: boolean;
  setup: GameSetup;
  words: Messages;
  /** Return and hit frequency, written out. */
  facts: { rtp: string; hit: string };
}

/** The slot. Everything that a script fills later stands here already, empty, so that nothing moves. */
export function gamePage({ name, cover, isTrial, setup, words, facts }: GamePage): Html {
  return html`<img class="backdrop" src="${cover}" alt="" />
    <div class="game" data-phase="idle">
      ${gameBar({ name, words, rules: { act: 'table', word: words.payTable } })}
      <main class="stage">
        <img class="poster" src="${cover}" alt="" />
        <div class="machine">
          <div class="reels" dir="ltr" role="img" aria-label="${words.reels}" data-part="reels">
            ${setup.strips.map(() => html`<div class="reel"><div class="strip"></div></div>`)}
            <svg
              class="lines"
              viewBox="0 0 500 300"
              preserveAspectRatio="none"
              aria-hidden="true"
              data-part="lines"
            ></svg>
          </div>
        </div>
        <p class="status" role="status" aria-live="polite" data-part="status">${words.ready}</p>
        <ul class="wins" data-part="wins" hidden></ul>
      </main>
      ${faultBox(words, html`<button type="button" class="button" data-act="lobby">${words.backToLobby}</button>`)}
      <footer class="panel">
        <dl class="figures">
          <div>
            <dt>${words.balance}${isTrial && html` <span class="tag">${words.trialMoney}</span>`}</dt>
            <dd data-part="balance"></dd>
          </div>
          <div class="figure-win">
            <dt>${words.win}</dt>
            <dd data-part="win"></dd>
          </div>
        </dl>
        <div class="stake" role="group" aria-labelledby="stake-label">
          <button type="button" class="button button-round" data-act="lower" aria-label="${words.lowerStake}">
            ${icons.minus}
          </button>
          <div class="stake-value">
            <span id="stake-label">${words.stake}</span><output data-part="stake"></output>
          </div>
          <button type="button" class="button button-round" data-act="raise" aria-label="${words.raiseStake}">
            ${icons.plus}
          </button>
        </div>
        <button type="button" class="spin" data-act="spin" aria-keyshortcuts="Space">
          ${icons.spin}<span>${words.spin}</span>
        </button>
      </footer>
    </div>
    <dialog class="sheet" data-part="table" aria-labelledby="table-title">
      <form method="dialog" class="sheet-head">
        <h2 id="table-title">${words.payTable}</h2>
        <button class="button button-round" aria-label="${words.close}">${icons.close}</button>
      </form>
      ${payTable(setup, words, facts, setup.symbols[wild]?.name ?? '')}
    </dialog>
    <noscript><p class="status">${words.scriptNeeded}</p></noscript>
    <script type="application/json" id="setup">
      ${json(setup)}
    </script>`;
}

/** Words that the script needs, with the ones it never shows left out. */
export function textsFor(words: Messages): Record<string, string> {
  const {
    symbols: _names,
    areas: _areas,
    suits: _suits,
    book: _book,
    room: _room,
    fishing: _fishing,
    fish: _fish,
    tables: _tables,
    tableAreas: _tableAreas,
    jackpots: _jackpots,
    odds: _odds,
    ...texts
  } = words;
  return texts;
}

/** The pay table's heading for a stake. */
export const paysAt = (words: Pick<Messages, 'paysAt'>, amount: string): string =>
  fill(words.paysAt, { amount });

/** Words of a group under names of their own, as `area.banker`. */
export const named = (kind: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, text]) => [`${kind}.${name}`, text]));
