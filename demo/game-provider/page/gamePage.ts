import type { GameSetup } from '../api';
import { faultBox } from './faultBox';
import { gameFrame, panel, playButton, stakeStepper, statusLine, type Framed } from './gameFrame';
import { html, type Html } from './html';
import { icons } from './icons';
import { payTable } from './payTable';
import { spinCheck } from './spinCheck';

export interface GamePage extends Framed {
  cover: string;
  setup: GameSetup;
  /** Return and hit frequency, written out. */
  facts: { rtp: string; hit: string };
  /** Name of the symbol that stands for others. */
  wildName: string;
}

/** The slot. */
export function gamePage({ cover, setup, facts, wildName, ...game }: GamePage): Html {
  const { words } = game;
  const frame = gameFrame(
    { ...game, setup },
    {
      root: html`class="game" data-phase="idle"`,
      bar: { rules: words.payTable },
      content: html`<main class="stage">
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
            <p class="free" role="status" data-part="freeSpins" hidden></p>
          </div>
          ${statusLine(words.ready)}
          <ul class="wins" data-part="wins" hidden></ul>
        </main>
        ${faultBox(words, html`<button type="button" class="button" data-act="lobby">${words.backToLobby}</button>`)}
        ${panel(game, {
          figure: html`<div class="figure-win">
            <dt>${words.win}</dt>
            <dd data-part="win"></dd>
          </div>`,
          controls: html`${stakeStepper({ lower: words.lowerStake, stake: words.stake, raise: words.raiseStake })}
          ${playButton('spin', icons.spin, words.spin)}`,
        })}`,
      rules: payTable(setup, words, facts, wildName),
    },
  );
  return html`<img class="backdrop" src="${cover}" alt="" />${frame} ${spinCheck(words)}`;
}
