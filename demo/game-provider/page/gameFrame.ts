import type { FrameSetup } from '../frameSetup';
import { languageFor, messagesIn, type Messages } from '../messages/catalogue';
import type { GameDeps, Play } from '../play';
import { gameBar, type GameBar } from './gameBar';
import { html, json, type Html } from './html';
import { icons } from './icons';

/** Who plays what, in which words. */
export interface Framed {
  name: string;
  /** It is played for trial money. */
  isTrial: boolean;
  words: Messages;
}

/** What the page of every game begins with. */
export function framed({ config }: GameDeps, play: Play): Framed & { setup: FrameSetup } {
  const language = languageFor(play.language);
  const words = messagesIn(language);
  return {
    name: play.game.name,
    isTrial: play.money === 'play',
    words,
    setup: {
      gameId: play.game.id,
      language,
      currency: play.account.currency,
      siteOrigins: [...config.siteOrigins],
      texts: textsFor(words),
    },
  };
}

interface FrameParts {
  /** Attributes of the game's element. */
  root: Html;
  bar?: Omit<GameBar, 'name' | 'words'>;
  /** What is played, with its faults and its panel. */
  content: Html;
  rules: Html;
}

/**
 * A game with what all of them have around their own: bar, sheet of rules, and what the script begins with. Everything that
 * a script fills later stands there already, empty, so that nothing moves.
 */
export function gameFrame(
  { name, words, setup }: Pick<Framed, 'name' | 'words'> & { setup: FrameSetup },
  { root, bar = {}, content, rules }: FrameParts,
): Html {
  return html`<div ${root}>${gameBar({ name, words, ...bar })} ${content}</div>
    <dialog class="sheet" data-part="rules" aria-labelledby="rules-title">
      <form method="dialog" class="sheet-head">
        <h2 id="rules-title">${bar.rules ?? words.tableRules}</h2>
        <button class="button button-round" aria-label="${words.close}">${icons.close}</button>
      </form>
      ${rules}
    </dialog>
    <noscript><p class="status">${words.scriptNeeded}</p></noscript>
    <script type="application/json" id="setup">
      ${json(setup)}
    </script>`;
}

/** Rules that are longer than the sheet: they scroll, by keys too. */
export const rulesScroll = (content: Html): Html =>
  html`<div class="sheet-scroll" tabindex="0" role="region" aria-labelledby="rules-title">${content}</div>`;

/** The line that says how the game stands. */
export const statusLine = (text = ''): Html =>
  html`<p class="status" role="status" aria-live="polite" data-part="status">${text}</p>`;

/** What the player has, which the script fills. */
export const balanceOf = ({ words, isTrial }: Pick<Framed, 'words' | 'isTrial'>): Html =>
  html`<dt>${words.balance}${isTrial && html` <span class="tag">${words.trialMoney}</span>`}</dt>
    <dd data-part="balance"></dd>`;

/** Below a game: the balance, one figure of its own, its controls. */
export const panel = (
  game: Pick<Framed, 'words' | 'isTrial'>,
  { className = '', figure, controls }: { className?: string; figure: Html; controls: Html },
): Html =>
  html`<footer class="panel ${className}">
    <dl class="figures">
      <div>${balanceOf(game)}</div>
      ${figure}
    </dl>
    ${controls}
  </footer>`;

/** Chooses a stake among those on offer. */
export const stakeStepper = (words: { lower: string; stake: string; raise: string }): Html =>
  html`<div class="stake" role="group" aria-labelledby="stake-label">
    <button type="button" class="button button-round" data-act="lower" aria-label="${words.lower}">
      ${icons.minus}
    </button>
    <div class="stake-value">
      <span id="stake-label">${words.stake}</span><output data-part="stake"></output>
    </div>
    <button type="button" class="button button-round" data-act="raise" aria-label="${words.raise}">
      ${icons.plus}
    </button>
  </div>`;

/** The large button that plays. */
export const playButton = (act: string, icon: Html, word: string): Html =>
  html`<button type="button" class="spin" data-act="${act}" aria-keyshortcuts="Space">
    ${icon}<span>${word}</span>
  </button>`;

/** One choice of a group, of which one is made. `attributes` say which. */
export const radio = (act: string, isChosen: boolean, attributes: Html, content: Html): Html =>
  html`<button
    type="button"
    role="radio"
    aria-checked="${isChosen ? 'true' : 'false'}"
    data-act="${act}"
    ${attributes}
  >
    ${content}
  </button>`;

/** Seconds that are left, which the script fills, in a ring. */
export const clock = (attributes: Html): Html =>
  html`<div class="clock" ${attributes}>
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" />
      <circle class="arc" cx="22" cy="22" r="19" pathLength="100" data-part="arc" />
    </svg>
    <span data-part="seconds"></span>
  </div>`;

/** How a player can check what was dealt: the seed's hash before, the seed of what is over. */
export const proof = (words: { title: string; text: string; hash: string; seed: string }): Html =>
  html`<h3>${words.title}</h3>
    <p>${words.text}</p>
    <dl class="proof">
      <dt>${words.hash}</dt>
      <dd dir="ltr" data-part="seedHash"></dd>
      <dt>${words.seed}</dt>
      <dd dir="ltr" data-part="seedBefore"></dd>
    </dl>`;

/** Words that the script needs, with the ones it never shows left out. */
function textsFor(words: Messages): Record<string, string> {
  const {
    check: _check,
    symbols: _names,
    areas: _areas,
    suits: _suits,
    book: _book,
    maps: _maps,
    room: _room,
    fishing: _fishing,
    fish: _fish,
    tables: _tables,
    tableAreas: _tableAreas,
    jackpots: _jackpots,
    odds: _odds,
    ...texts
  } = words;
  return texts;
}

/** Words of a group under names of their own, as `area.banker`. */
export const named = (kind: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, text]) => [`${kind}.${name}`, text]));
