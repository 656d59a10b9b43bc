import { checkFile } from '../api';
import type { Messages } from '../messages/catalogue';
import { html, type Html } from './html';
import { icons } from './icons';

const fact = (name: string, term: string, note = ''): Html =>
  html`<dt>${term}${note && html`<small data-part="${note}"></small>`}</dt>
    <dd><bdi class="hex" dir="ltr" data-part="${name}"></bdi></dd>`;

/** Where a player checks that nobody changed a spin: seeds in use, those that were revealed, and what follows from them. */
export const spinCheck = ({ check: words, close }: Messages): Html =>
  html`<dialog class="sheet" data-part="check" aria-labelledby="check-title">
    <form method="dialog" class="sheet-head">
      <h2 id="check-title">${words.title}</h2>
      <button class="button button-round" aria-label="${close}">${icons.close}</button>
    </form>
    <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="check-title">
      <p>${words.text}</p>
      <p role="alert" class="check-fault" data-part="checkFault"></p>
      <h3>${words.inUse}</h3>
      <dl class="check-facts">
        ${fact('seedHash', words.hash, 'seedShownAt')} ${fact('nextSeedHash', words.nextHash)}
        <dt><label for="client-seed">${words.clientSeed}</label></dt>
        <dd>
          <form class="check-field" data-part="seedForm" novalidate>
            <input
              id="client-seed"
              class="hex"
              dir="ltr"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              aria-describedby="client-seed-note"
              data-part="clientSeed"
            />
            <button class="button">${words.change}</button>
          </form>
          <p id="client-seed-note" data-part="clientSeedNote">${words.clientSeedNote}</p>
        </dd>
        <dt>${words.nextSpin}</dt>
        <dd data-part="nextSpin"></dd>
      </dl>
      <p class="check-reveal">
        <span>${words.revealText}</span>
        <button type="button" class="button button-primary" data-act="reveal">${words.reveal}</button>
      </p>
      <section data-part="lastSeeds" hidden>
        <h3>${words.last}</h3>
        <p class="verdict" role="status" data-part="hashVerdict"></p>
        <dl class="check-facts">
          ${fact('lastSeed', words.serverSeed, 'seedRevealedAt')} ${fact('lastHash', words.hash)}
          ${fact('lastClientSeed', words.clientSeed, 'lastSpins')}
          <dt><label for="spin-to-check">${words.spin}</label></dt>
          <dd>
            <div class="check-field">
              <input
                id="spin-to-check"
                dir="ltr"
                inputmode="numeric"
                autocomplete="off"
                data-part="spinToCheck"
              />
              <span class="stops" dir="ltr" role="img" data-part="stops"></span>
            </div>
            <p class="verdict" role="status" data-part="spinVerdict"></p>
          </dd>
        </dl>
        <h3>${words.offline}</h3>
        <p>
          <a href="/${checkFile}" target="_blank" rel="noopener"
            >${words.file.replace('{file}', checkFile)}</a
          >
        </p>
        <pre class="hex" dir="ltr" tabindex="0" aria-label="${words.offline}" data-part="command"></pre>
        <p>${words.offlineNote}</p>
      </section>
    </div>
  </dialog>`;
