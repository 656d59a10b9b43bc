import { payoutOf, rake, seatCount } from '#platform/cardRooms';
import { fill } from '../messages/fill';
import { dismiss, faultBox } from '../page/faultBox';
import { clock, gameFrame, panel, proof, rulesScroll, statusLine, type Framed } from '../page/gameFrame';
import { html, type Html } from '../page/html';
import { money } from '../page/money';
import type { RoomSetup } from './api';

/** A table of a card room. */
export function roomPage({ setup, ...game }: Framed & { setup: RoomSetup }): Html {
  const { words } = game;
  const text = words.room;
  const amount = (value: string | bigint): string => money(value, setup.currency, setup.language);
  const pays = Array.from({ length: seatCount }, (_, place) =>
    amount(payoutOf(BigInt(setup.stake), place, setup.currency)),
  );
  const seat = (place: number): Html =>
    html`<li class="seat" data-seat="${place}">
      <strong data-part="name${place}"></strong>
      <span class="seat-cards" data-part="held${place}"></span>
      <small data-part="state${place}"></small>
    </li>`;
  return gameFrame(
    { ...game, setup },
    {
      root: html`class="game table room" data-phase="wait"`,
      content: html`<main class="felt">
          <ul class="seats">
            ${[1, 2, 3].map(seat)}
          </ul>
          <section class="trick" aria-label="${text.onTable}">
            ${clock(html`aria-hidden="true"`)}
            <div class="cards" dir="ltr" data-part="trick"></div>
            <small data-part="laidBy"></small>
          </section>
          ${statusLine()}
          <ul class="seats own-seat">
            ${seat(0)}
          </ul>
          <div class="own-hand" role="group" aria-label="${text.yourCards}" dir="ltr" data-part="hand"></div>
        </main>
        ${faultBox(words, dismiss(words))}
        ${panel(game, {
          className: 'table-panel',
          figure: html`<div>
            <dt>${words.stake}</dt>
            <dd>${amount(setup.stake)}</dd>
          </div>`,
          controls: html`<div class="table-actions room-actions">
            <button type="button" class="button button-primary" data-act="sit">
              ${fill(text.sit, { amount: amount(setup.stake) })}
            </button>
            <button type="button" class="button" data-act="stand" hidden>${text.stand}</button>
            <button type="button" class="button button-primary" data-act="back" hidden>${text.back}</button>
            <button type="button" class="button" data-act="pass" hidden>${text.pass}</button>
            <button type="button" class="button button-primary" data-act="lay" hidden>${text.lay}</button>
          </div>`,
        })}`,
      rules: rulesScroll(
        html`<ul class="facts">
            <li>${text.ruleAim}</li>
            <li>${text.ruleRank}</li>
            <li>${text.ruleCombos}</li>
            <li>${text.ruleBeat}</li>
            <li>${text.ruleBombs}</li>
            <li>${text.rulePass}</li>
            <li>${text.ruleClock}</li>
            <li>${text.ruleBots}</li>
          </ul>
          <h3>${text.paysTitle}</h3>
          <ol class="facts">
            ${pays.map((each) => html`<li>${each}</li>`)}
          </ol>
          <p>${fill(text.ruleRake, { percent: `${rake} %` })}</p>
          ${proof({ title: words.fairTitle, text: text.fairDeal, hash: text.fairDealHash, seed: text.fairDealSeed })}`,
      ),
    },
  );
}
