import { payoutOf, rake, seatCount } from '#platform/cardRooms';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { gameBar } from '../page/gameBar';
import { dismiss, faultBox } from '../page/faultBox';
import { html, json, type Html } from '../page/html';
import { icons } from '../page/icons';
import { money } from '../page/money';
import type { RoomSetup } from './api';

interface RoomPage {
  name: string;
  isTrial: boolean;
  setup: RoomSetup;
  words: Messages;
}

/** A table of a card room. Everything that a script fills later stands here already, empty, so that nothing moves. */
export function roomPage({ name, isTrial, setup, words }: RoomPage): Html {
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
  return html`<div class="game table room" data-phase="wait">
      ${gameBar({ name, words })}
      <main class="felt">
        <ul class="seats">
          ${[1, 2, 3].map(seat)}
        </ul>
        <section class="trick" aria-label="${text.onTable}">
          <div class="clock" aria-hidden="true">
            <svg viewBox="0 0 44 44">
              <circle cx="22" cy="22" r="19" />
              <circle class="arc" cx="22" cy="22" r="19" pathLength="100" data-part="arc" />
            </svg>
            <span data-part="seconds"></span>
          </div>
          <div class="cards" dir="ltr" data-part="trick"></div>
          <small data-part="laidBy"></small>
        </section>
        <p class="status" role="status" aria-live="polite" data-part="status"></p>
        <ul class="seats own-seat">
          ${seat(0)}
        </ul>
        <div class="own-hand" role="group" aria-label="${text.yourCards}" dir="ltr" data-part="hand"></div>
      </main>
      ${faultBox(words, dismiss(words))}
      <footer class="panel table-panel">
        <dl class="figures">
          <div>
            <dt>${words.balance}${isTrial && html` <span class="tag">${words.trialMoney}</span>`}</dt>
            <dd data-part="balance"></dd>
          </div>
          <div>
            <dt>${words.stake}</dt>
            <dd>${amount(setup.stake)}</dd>
          </div>
        </dl>
        <div class="table-actions room-actions">
          <button type="button" class="button button-primary" data-act="sit">
            ${fill(text.sit, { amount: amount(setup.stake) })}
          </button>
          <button type="button" class="button" data-act="stand" hidden>${text.stand}</button>
          <button type="button" class="button button-primary" data-act="back" hidden>${text.back}</button>
          <button type="button" class="button" data-act="pass" hidden>${text.pass}</button>
          <button type="button" class="button button-primary" data-act="lay" hidden>${text.lay}</button>
        </div>
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
        <h3>${words.fairTitle}</h3>
        <p>${text.fairDeal}</p>
        <dl class="proof">
          <dt>${text.fairDealHash}</dt>
          <dd dir="ltr" data-part="seedHash"></dd>
          <dt>${text.fairDealSeed}</dt>
          <dd dir="ltr" data-part="seedBefore"></dd>
        </dl>
      </div>
    </dialog>
    <noscript><p class="status">${words.scriptNeeded}</p></noscript>
    <script type="application/json" id="setup">
      ${json(setup)}
    </script>`;
}
