import { isOddsFormat, type OddsFormat } from '#contract/oddsFormats';
import { controls, part, setText } from './dom';
import { choose, onPress } from './panes';

/** The menu of odds formats below its button; on a phone it is a sheet. */
export class OddsMenu {
  readonly #menu = part('oddsMenu');
  readonly #items = controls('oddsFormat');

  /** @param onChoose told of the player's own choice */
  constructor(onChoose: (format: OddsFormat) => void) {
    const button = part('oddsButton');
    onPress('oddsFormat', ({ dataset }) => {
      this.#menu.hidePopover();
      button.focus();
      if (isOddsFormat(dataset['id'])) onChoose(dataset['id']);
    });
    // Before it is drawn, or it would be seen somewhere else first.
    this.#menu.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') this.#place(button.getBoundingClientRect());
    });
    this.#menu.addEventListener('toggle', ({ newState }) => {
      if (newState !== 'open') return;
      this.#items.find((item) => item.getAttribute('aria-checked') === 'true')?.focus();
    });
    this.#menu.addEventListener('keydown', (event) => this.#key(event));
  }

  /** Marks the format that prices are written in. */
  mark(format: OddsFormat): void {
    const chosen = this.#items.find(({ dataset }) => dataset['id'] === format);
    if (!chosen) return;
    choose('oddsFormat', chosen);
    setText('oddsName', chosen.querySelector('[data-name]')?.textContent ?? '');
  }

  /** Below the button, at its end: it scrolls with the page. */
  #place({ bottom, left, right }: DOMRect): void {
    const { style } = this.#menu;
    const isRtl = document.documentElement.dir === 'rtl';
    style.insetBlockStart = `${bottom + scrollY + 6}px`;
    style.insetInlineEnd = `${isRtl ? left : document.documentElement.clientWidth - right}px`;
  }

  #key(event: KeyboardEvent): void {
    const at = this.#items.findIndex((item) => item === document.activeElement);
    const { length } = this.#items;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + length, Home: 0, End: length - 1 }[event.key];
    if (event.key === 'Tab') this.#menu.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    this.#items[next % length]?.focus();
  }
}
