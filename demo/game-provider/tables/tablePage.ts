import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { gameBar } from '../page/gameBar';
import { dismiss, faultBox } from '../page/faultBox';
import { html, json, type Html } from '../page/html';
import { icons } from '../page/icons';
import { money } from '../page/money';
import type { TableSetup } from './api';
import { looks, toneOf } from './felts';

interface TablePage {
  name: string;
  isTrial: boolean;
  setup: TableSetup;
  words: Messages;
  /** Names of the areas. */
  names: Readonly<Record<string, string>>;
}

/** A table with a dealer. Everything that a script fills later stands here already, empty, so that nothing moves. */
export function tablePage({ name, isTrial, setup, words, names }: TablePage): Html {
  const amount = (value: string): string => money(value, setup.currency, setup.language);
  const look = looks[setup.kind];
  const lowestMost = Object.values(setup.most).reduce((least, each) =>
    BigInt(each) < BigInt(least) ? each : least,
  );
  const clock = html`<div class="clock" role="timer" aria-label="${words.timeLeft}">
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" />
      <circle class="arc" cx="22" cy="22" r="19" pathLength="100" data-part="arc" />
    </svg>
    <span data-part="seconds"></span>
  </div>`;
  return html`<div class="game table" data-phase="bets" data-kind="${setup.kind}">
      ${gameBar({ name, words })}
      <main class="felt">
        ${look.stage(names, clock)}
        <p class="status" role="status" aria-live="polite" data-part="status"></p>
        <div class="areas" role="group" aria-label="${words.placeBets}">
          ${look.order.map(
            (area) =>
              html`<button
                type="button"
                class="area"
                data-act="area"
                data-area="${area}"
                ${toneOf(area) && html`data-tone="${toneOf(area)}"`}
              >
                <strong>${names[area] ?? ''}</strong><small dir="ltr">${look.pays(area)}</small>
                <span class="own" data-own="${area}"></span>
                <small class="all" data-all="${area}"></small>
              </button>`,
          )}
        </div>
        <div class="roads" dir="ltr">
          <div class="road" data-part="bead" role="img" aria-label="${words.road}"></div>
          <div class="road road-big" data-part="big" aria-hidden="true"></div>
        </div>
      </main>
      ${faultBox(words, dismiss(words))}
      <footer class="panel table-panel">
        <dl class="figures">
          <div>
            <dt>${words.balance}${isTrial && html` <span class="tag">${words.trialMoney}</span>`}</dt>
            <dd data-part="balance"></dd>
          </div>
          <div>
            <dt>${words.yourStakes}</dt>
            <dd data-part="staked"></dd>
          </div>
        </dl>
        <div class="chips" role="radiogroup" aria-label="${words.chips}">
          ${setup.chips.map(
            (chip, index) =>
              html`<button
                type="button"
                class="chip"
                role="radio"
                aria-checked="${index === 0 ? 'true' : 'false'}"
                data-act="chip"
                data-chip="${chip}"
                data-place="${index}"
              >
                ${amount(chip).replace(/[.,]00(?!\d)/, '')}
              </button>`,
          )}
        </div>
        <div class="table-actions">
          <button type="button" class="button" data-act="undo">${words.undo}</button>
          <button type="button" class="button" data-act="repeat">${words.repeat}</button>
          <button type="button" class="button button-primary" data-act="place">
            <span data-part="place">${words.placeBets}</span>
          </button>
        </div>
      </footer>
    </div>
    <dialog class="sheet" data-part="rules" aria-labelledby="rules-title">
      <form method="dialog" class="sheet-head">
        <h2 id="rules-title">${words.tableRules}</h2>
        <button class="button button-round" aria-label="${words.close}">${icons.close}</button>
      </form>
      <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="rules-title">
        <p>
          ${fill(setup.kind === 'baccarat' ? words.tableLimits : words.tables.limits, { min: amount(setup.limits.min), max: amount(setup.limits.max), side: amount(lowestMost) })}
        </p>
        <ul class="facts">
          ${look.rules(words).map((rule) => html`<li>${rule}</li>`)}
        </ul>
        <h3>${words.fairTitle}</h3>
        <p>${words.fairText}</p>
        <dl class="proof">
          <dt>${words.fairHash}</dt>
          <dd dir="ltr" data-part="seedHash"></dd>
          <dt>${words.fairSeed}</dt>
          <dd dir="ltr" data-part="seedBefore"></dd>
        </dl>
      </div>
    </dialog>
    <noscript><p class="status">${words.scriptNeeded}</p></noscript>
    <script type="application/json" id="setup">
      ${json(setup)}
    </script>`;
}
