import { fishKinds, fishPays, shotsOfRound } from '#platform/fishing';
import { fill } from '../messages/fill';
import { dismiss, faultBox } from '../page/faultBox';
import {
  gameFrame,
  panel,
  playButton,
  proof,
  radio,
  rulesScroll,
  stakeStepper,
  statusLine,
  type Framed,
} from '../page/gameFrame';
import { html, type Html } from '../page/html';
import { icons } from '../page/icons';
import type { FishingSetup } from './api';
import { fishSvg } from './fishArt';

interface FishingPage extends Framed {
  setup: FishingSetup;
  /** What the game returns, written out. */
  rtp: string;
}

/** Fish of each kind that swim at once, the small ones in shoals. */
const shoals = [3, 3, 2, 2, 2, 1, 1, 1, 1];

/** A fishing game. */
export function fishingPage({ setup, rtp, ...game }: FishingPage): Html {
  const { words } = game;
  const text = words.fishing;
  return gameFrame(
    { ...game, setup },
    {
      root: html`class="game table fishing" data-phase="idle"`,
      content: html`<main class="water">
          <div class="sea" dir="ltr" data-part="sea" aria-hidden="true">
            ${fishKinds.map((kind, place) => Array.from({ length: shoals[place] ?? 1 }, () => html`<div class="fish" data-fish="${kind}">${fishSvg(kind)}</div>`))}
            <div class="cannon" data-part="cannon"></div>
          </div>
          ${statusLine()}
          <div class="targets" role="radiogroup" aria-label="${text.target}">
            ${fishKinds.map((kind, place) =>
              radio(
                'target',
                place === 0,
                html`class="target" data-kind="${kind}"`,
                html`${fishSvg(kind)}<span>${words.fish[kind]}</span><b dir="ltr">× ${fishPays[kind]}</b>`,
              ),
            )}
          </div>
        </main>
        ${faultBox(words, dismiss(words))}
        ${panel(game, {
          figure: html`<div>
            <dt>${text.thisRound}</dt>
            <dd data-part="net"></dd>
          </div>`,
          controls: html`${stakeStepper({ lower: text.lower, stake: text.bullet, raise: text.raise })}
          ${playButton('fire', icons.aim, text.fire)}`,
        })}`,
      rules: rulesScroll(
        html`<ul class="facts">
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
          ${proof({ title: text.fairTitle, text: text.fairText, hash: text.fairHash, seed: text.fairSeed })}
          <button type="button" class="button" data-act="end">${text.endRound}</button>`,
      ),
    },
  );
}
