import { fill } from '../messages/fill';
import { part, setTextOf } from './dom';

/** The line of a game that says how it stands, and that assistive technology speaks when it changes. */
export class StatusLine {
  readonly #line = part('status');
  /** Words whose seconds go down with the ring beside them, and how many are shown. */
  #counting: { words: string; seconds: number } | undefined;

  say(words: string, tone = 'plain'): void {
    this.#counting = undefined;
    this.#line.dataset['tone'] = tone;
    this.#line.setAttribute('aria-live', 'polite');
    setTextOf(this.#line, words);
  }

  /** @param words with `{seconds}` in them: spoken once, and shown as the seconds go by */
  sayCounting(words: string, seconds: number): void {
    this.say(fill(words, { seconds }));
    this.#counting = { words, seconds };
  }

  /** Shows how many seconds are left, where the line says seconds at all. */
  count(seconds: number): void {
    if (!this.#counting || this.#counting.seconds === seconds) return;
    this.#counting.seconds = seconds;
    this.#line.setAttribute('aria-live', 'off');
    setTextOf(this.#line, fill(this.#counting.words, { seconds }));
  }
}
