import { fill } from '../messages/fill';
import { dismiss, faultBox } from '../page/faultBox';
import {
  clock,
  gameFrame,
  panel,
  proof,
  radio,
  rulesScroll,
  statusLine,
  type Framed,
} from '../page/gameFrame';
import { html, type Html } from '../page/html';
import { money } from '../page/money';
import type { TableSetup } from './api';
import { looks, toneOf } from './felts';

interface TablePage extends Framed {
  setup: TableSetup;
  /** Names of the areas. */
  names: Readonly<Record<string, string>>;
}

/** A table with a dealer. */
export function tablePage({ setup, names, ...game }: TablePage): Html {
  const { words } = game;
  const amount = (value: string): string => money(value, setup.currency, setup.language);
  const look = looks[setup.kind];
  const lowestMost = Object.values(setup.most).reduce((least, each) =>
    BigInt(each) < BigInt(least) ? each : least,
  );
  return gameFrame(
    { ...game, setup },
    {
      root: html`class="game table" data-phase="bets" data-kind="${setup.kind}"`,
      content: html`<main class="felt">
          ${look.stage(names, clock(html`role="timer" aria-label="${words.timeLeft}"`))} ${statusLine()}
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
        ${panel(game, {
          className: 'table-panel',
          figure: html`<div>
            <dt>${words.yourStakes}</dt>
            <dd data-part="staked"></dd>
          </div>`,
          controls: html`<div class="chips" role="radiogroup" aria-label="${words.chips}">
              ${setup.chips.map((chip, index) =>
                radio(
                  'chip',
                  index === 0,
                  html`class="chip" data-chip="${chip}" data-place="${index}"`,
                  html`${amount(chip).replace(/[.,]00(?!\d)/, '')}`,
                ),
              )}
            </div>
            <div class="table-actions">
              <button type="button" class="button" data-act="undo">${words.undo}</button>
              <button type="button" class="button" data-act="repeat">${words.repeat}</button>
              <button type="button" class="button button-primary" data-act="place">
                <span data-part="place">${words.placeBets}</span>
              </button>
            </div>`,
        })}`,
      rules: rulesScroll(
        html`<p>
            ${fill(setup.kind === 'baccarat' ? words.tableLimits : words.tables.limits, { min: amount(setup.limits.min), max: amount(setup.limits.max), side: amount(lowestMost) })}
          </p>
          <ul class="facts">
            ${look.rules(words).map((rule) => html`<li>${rule}</li>`)}
          </ul>
          ${proof({ title: words.fairTitle, text: words.fairText, hash: words.fairHash, seed: words.fairSeed })}`,
      ),
    },
  );
}
