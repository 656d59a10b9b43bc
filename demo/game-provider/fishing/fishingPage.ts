import { fishKinds, fishPays, shotsOfRound } from '#platform/fishing';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { gameBar } from '../page/gameBar';
import { dismiss, faultBox } from '../page/faultBox';
import { html, json, type Html } from '../page/html';
import { icons } from '../page/icons';
import type { FishingSetup } from './api';
import { fishSvg } from './fishArt';

interface FishingPage {
  name: string;
  isTrial: boolean;
  setup: FishingSetup;
  words: Messages;
  /** What the game returns, written out. */
  rtp: string;
}

/** Fish of each kind that swim at once, the small ones in shoals. */
const shoals = [3, 3, 2, 2, 2, 1, 1, 1, 1];

/** A fishing game. Everything that a script fills later stands here already, empty, so that nothing moves. */
export function fishingPage({ name, isTrial, setup, words, rtp }: FishingPage): Html {
  const text = words.fishing;
  return html`<div class="game table fishing" data-phase="idle">
      ${gameBar({ name, words })}
      <main class="water">
        <div class="sea" dir="ltr" data-part="sea" aria-hidden="true">
          ${fishKinds.map((kind, place) => Array.from({ length: shoals[place] ?? 1 }, () => html`<div class="fish" data-fish="${kind}">${fishSvg(kind)}</div>`))}
          <div class="cannon" data-part="cannon"></div>
        </div>
        <p class="status" role="status" aria-live="polite" data-part="status"></p>
        <div class="targets" role="radiogroup" aria-label="${text.target}">
          ${fishKinds.map(
            (kind, place) =>
              html`<button
                type="button"
                class="target"
                role="radio"
                aria-checked="${place === 0 ? 'true' : 'false'}"
                data-act="target"
                data-kind="${kind}"
              >
                ${fishSvg(kind)}<span>${words.fish[kind]}</span><b dir="ltr">× ${fishPays[kind]}</b>
              </button>`,
          )}
        </div>
      </main>
      ${faultBox(words, dismiss(words))}
      <footer class="panel">
        <dl class="figures">
          <div>
            <dt>${words.balance}${isTrial && html` <span class="tag">${words.trialMoney}</span>`}</dt>
            <dd data-part="balance"></dd>
          </div>
          <div>
            <dt>${text.thisRound}</dt>
            <dd data-part="net"></dd>
          </div>
        </dl>
        <div class="stake" role="group" aria-labelledby="stake-label">
          <button type="button" class="button button-round" data-act="lower" aria-label="${text.lower}">
            ${icons.minus}
          </button>
          <div class="stake-value">
            <span id="stake-label">${text.bullet}</span><output data-part="stake"></output>
          </div>
          <button type="button" class="button button-round" data-act="raise" aria-label="${text.raise}">
            ${icons.plus}
          </button>
        </div>
        <button type="button" class="spin" data-act="fire" aria-keyshortcuts="Space">
          ${icons.aim}<span>${text.fire}</span>
        </button>
      </footer>
    </div>
    <dialog class="sheet" data-part="rules" aria-labelledby="rules-title">
      <form method="dialog" class="sheet-head">
        <h2 id="rules-title">${words.tableRules}</h2>
        <button class="button button-round" aria-label="${words.close}">${icons.close}</button>
      </form>
      <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="rules-title">
        <ul class="facts">
          <li>${text.ruleAim}</li>
          <li>${fill(text.ruleReturn, { rtp })}</li>
          <li>${text.ruleSize}</li>
          <li>${text.ruleInterrupted}</li>
          <li>${fill(text.ruleRound, { count: shotsOfRound })}</li>
        </ul>
        <table class="pays fish-pays">
          <tbody>
            ${fishKinds.map(
              (kind) =>
                html`<tr>
                  <th scope="row">
                    <div>${fishSvg(kind)}<span>${words.fish[kind]}</span></div>
                  </th>
                  <td dir="ltr">× ${fishPays[kind]}</td>
                </tr>`,
            )}
          </tbody>
        </table>
        <h3>${text.fairTitle}</h3>
        <p>${text.fairText}</p>
        <dl class="proof">
          <dt>${text.fairHash}</dt>
          <dd dir="ltr" data-part="seedHash"></dd>
          <dt>${text.fairSeed}</dt>
          <dd dir="ltr" data-part="seedBefore"></dd>
        </dl>
        <button type="button" class="button" data-act="end">${text.endRound}</button>
      </div>
    </dialog>
    <noscript><p class="status">${words.scriptNeeded}</p></noscript>
    <script type="application/json" id="setup">
      ${json(setup)}
    </script>`;
}
