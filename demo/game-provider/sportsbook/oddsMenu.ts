import { oddsFormats } from '#contract/oddsFormats';
import { showOdds } from '#contract/showOdds';
import type { Messages } from '../messages/catalogue';
import { fill } from '../messages/fill';
import { html, type Html } from '../page/html';
import { icons } from '../page/icons';

/** Decimal odds in thousandths, which every format writes in its own way. */
const example = 2_500;

/** The button that says how prices are written, and the menu in which that is chosen. */
export function oddsMenu({ odds }: Messages): Html {
  return html`<button
      type="button"
      class="button odds-button"
      data-part="oddsButton"
      popovertarget="odds-menu"
      aria-haspopup="menu"
    >
      <span class="quiet">${odds.label}</span> <b data-part="oddsName">${odds.decimal}</b>
    </button>
    <div class="odds-menu" id="odds-menu" popover data-part="oddsMenu">
      <p class="odds-head"><span id="odds-title">${odds.title}</span><span>${odds.same}</span></p>
      <div role="menu" aria-labelledby="odds-title" aria-describedby="odds-note">
        ${oddsFormats.map((format) => {
          const { figures, isNegative } = showOdds(example, format);
          return html`<button
            type="button"
            role="menuitemradio"
            tabindex="-1"
            aria-checked="${format === 'decimal' ? 'true' : 'false'}"
            data-act="oddsFormat"
            data-id="${format}"
          >
            ${icons.check}<span data-name>${odds[format]}</span>
            ${
              isNegative
                ? html`<b class="price" data-negative
                    ><span aria-hidden="true">−${figures}</span
                    ><span class="words">${fill(odds.minus, { figures })}</span></b
                  >`
                : html`<b class="price">${figures}</b>`
            }
          </button>`;
        })}
      </div>
      <p class="quiet" id="odds-note">${odds.note}</p>
    </div>`;
}
