import type { GameSetup } from '../api';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { scatter, wild } from '../slot/symbols';
import { html, type Html } from './html';
import { icons } from './icons';

/** What the symbols pay, which lines there are, and the facts a player should know. Amounts follow the chosen stake. */
export function payTable(
  setup: GameSetup,
  words: Messages,
  facts: { rtp: string; hit: string },
  wildName: string,
): Html {
  const scatterName = setup.symbols[scatter]?.name ?? '';
  return html`<p class="sheet-lead" data-part="paysAt"></p>
    <div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="rules-title">
      <table class="pays">
        <thead>
          <tr>
            <th scope="col">${words.symbol}</th>
            ${[5, 4, 3].map((count) => html`<th scope="col">${fill(words.inARow, { count })}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${setup.pays.map((pays, symbol) => row(setup, symbol, pays, 'line', symbol === wild && fill(words.wildText, { scatter: scatterName })))}
          ${row(setup, scatter, setup.scatterPays, 'whole', words.scatterText)}
        </tbody>
      </table>
      ${isJackpot(setup) && html`<p class="jackpot" data-jackpot="${words.jackpotText}">${wildName}: <span data-part="jackpot"></span></p>`}
      <h3>${fill(words.linesTitle, { count: setup.lineCount })}</h3>
      <p>${words.linesText}</p>
      <ol class="line-list">
        ${setup.lines.map((rows, place) => lineItem(rows, fill(words.lineNumber, { line: place + 1 }), place + 1))}
      </ol>
      <h3>${words.factsTitle}</h3>
      <ul class="facts">
        ${setup.texts['jackpot.grand'] && html`<li>${words.jackpotsText}</li>`}
        <li>${fill(words.returnText, facts)}</li>
        <li>${words.intervalText}</li>
        <li>${words.interruptedText}</li>
      </ul>
      <button type="button" class="button check-open" data-act="check" aria-haspopup="dialog">
        ${icons.check}<span>${words.check.title}</span>
      </button>
    </div>`;
}

/** A game whose five wilds pay far more than anything else says so. */
const isJackpot = ({ pays }: GameSetup): boolean => (pays[wild]?.[2] ?? 0) >= 10_000;

function row(
  setup: GameSetup,
  symbol: number,
  pays: readonly number[],
  per: 'line' | 'whole',
  note: string | false,
): Html {
  const { image, name } = setup.symbols[symbol] ?? { image: '', name: '' };
  return html`<tr>
    <th scope="row">
      <div>
        <img src="${image}" alt="" width="44" height="44" loading="lazy" /><span
          >${name}${note && html`<small>${note}</small>`}</span
        >
      </div>
    </th>
    ${[2, 1, 0].map((place) => html`<td data-count="${place + 3}" data-per="${per}" data-pay="${pays[place] ?? 0}"></td>`)}
  </tr>`;
}

function lineItem(rows: readonly number[], label: string, place: number): Html {
  const points = rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
  const dots = rows.map(
    (row, reel) => html`<rect x="${reel * 10 + 1}" y="${row * 10 + 1}" width="8" height="8" rx="2" />`,
  );
  return html`<li dir="ltr">
    <svg viewBox="0 0 50 30" role="img" aria-label="${label}">
      ${dots}
      <polyline points="${points}" /></svg
    ><span aria-hidden="true">${place}</span>
  </li>`;
}
