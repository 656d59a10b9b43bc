import type { GameSetup, RoundOutcome } from '../api';
import { part, prefersReducedMotion } from './dom';

const rows = 3;
/** Symbols that pass by while a reel comes to rest. */
const passing = 9;
const timing = { lap: 950, firstStop: 620, between: 230, rest: 620 } as const;

const kindOf = (symbol: number): string =>
  symbol === 0 ? 'wild' : symbol >= 5 && symbol <= 9 ? 'low' : 'high';

/** The window of five reels: turns them, brings them to rest and lights up what won. */
export class Reels {
  readonly #root = part('reels');
  readonly #strips: HTMLElement[] = [...this.#root.querySelectorAll<HTMLElement>('.strip')];
  readonly #setup: GameSetup;
  #stops: number[] = [];
  #turning: Animation[] = [];
  #startedAt = 0;

  constructor(setup: GameSetup) {
    this.#setup = setup;
  }

  /** Stands the reels at stops, at once. */
  stand(stops: readonly number[]): void {
    this.#stops = [...stops];
    this.#strips.forEach((strip, reel) =>
      strip.replaceChildren(...this.#cells(reel, stops[reel] ?? 0, rows)),
    );
    this.#describe();
  }

  /** Sets the reels turning until `rest`. */
  turn(): void {
    this.clear();
    this.#startedAt = performance.now();
    this.#root.dataset['busy'] = '';
    if (prefersReducedMotion()) return;
    this.#turning = this.#strips.map((strip, reel) => {
      const length = this.#setup.strips[reel]?.length ?? rows;
      strip.replaceChildren(...this.#cells(reel, this.#stops[reel] ?? 0, length + rows));
      // The strip begins and ends with the same window, so that a lap has no seam.
      const share = (length / (length + rows)) * 100;
      return strip.animate([{ transform: `translateY(-${share}%)` }, { transform: 'none' }], {
        duration: timing.lap,
        delay: reel * 45,
        fill: 'backwards',
        iterations: Infinity,
      });
    });
  }

  /** Brings the reels to rest one after the other. Resolves when the last one stands. */
  async stopAt({ stops }: RoundOutcome): Promise<void> {
    this.#stops = [...stops];
    if (prefersReducedMotion()) {
      this.#halt();
      this.stand(stops);
      return;
    }
    const soonest = this.#startedAt + timing.firstStop - performance.now();
    await Promise.all(
      this.#strips.map((strip, reel) =>
        this.#stop(strip, reel, Math.max(0, soonest) + reel * timing.between),
      ),
    );
    this.#halt();
    this.stand(stops);
  }

  /** Gives up a turn and shows the window from before it. */
  abandon(stops: readonly number[]): void {
    this.#halt();
    this.stand(stops);
  }

  get stops(): readonly number[] {
    return this.#stops;
  }

  /** Lights up cells, given as [reel, row]; all others dim. */
  light(cells: readonly (readonly [number, number])[]): void {
    this.#root.toggleAttribute('data-won', cells.length > 0);
    for (const lit of this.#root.querySelectorAll('[data-hit]')) lit.removeAttribute('data-hit');
    for (const [reel, row] of cells) this.#strips[reel]?.children[row]?.setAttribute('data-hit', '');
  }

  clear(): void {
    this.light([]);
  }

  /** Names of the symbols in the window, row by row. */
  get #names(): string[][] {
    return Array.from({ length: rows }, (_, row) =>
      this.#strips.map(
        (_strip, reel) =>
          this.#setup.symbols[this.#symbolAt(reel, (this.#stops[reel] ?? 0) + row)]?.name ?? '',
      ),
    );
  }

  #describe(): void {
    const { texts } = this.#setup;
    const spoken = this.#names.map((names, row) =>
      (texts['row'] ?? '').replace('{row}', String(row + 1)).replace('{symbols}', names.join(', ')),
    );
    this.#root.setAttribute('aria-label', `${texts['reels'] ?? ''}. ${spoken.join('. ')}`);
  }

  #symbolAt(reel: number, place: number): number {
    const strip = this.#setup.strips[reel] ?? [0];
    return strip[((place % strip.length) + strip.length) % strip.length] ?? 0;
  }

  #cells(reel: number, from: number, count: number): HTMLElement[] {
    return Array.from({ length: count }, (_, step) => {
      const symbol = this.#symbolAt(reel, from + step);
      const cell = document.createElement('div');
      cell.className = 'cell';
      cell.dataset['kind'] = kindOf(symbol);
      const image = document.createElement('img');
      image.src = this.#setup.symbols[symbol]?.image ?? '';
      image.alt = '';
      image.decoding = 'sync';
      image.draggable = false;
      cell.append(image);
      return cell;
    });
  }

  async #stop(strip: HTMLElement, reel: number, afterMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    this.#turning[reel]?.cancel();
    // One cell above the window is what the small bounce at the end shows.
    const count = 1 + rows + passing;
    strip.replaceChildren(...this.#cells(reel, (this.#stops[reel] ?? 0) - 1, count));
    const at = (cells: number) => `translateY(-${(cells / count) * 100}%)`;
    const animation = strip.animate(
      [
        { transform: at(1 + passing), easing: 'cubic-bezier(.2,.7,.35,1)' },
        { transform: at(0.86), offset: 0.8, easing: 'cubic-bezier(.4,0,.3,1)' },
        { transform: at(1) },
      ],
      { duration: timing.rest, fill: 'forwards' },
    );
    await animation.finished.catch(() => undefined);
    strip.replaceChildren(...this.#cells(reel, this.#stops[reel] ?? 0, rows));
    animation.cancel();
  }

  #halt(): void {
    for (const animation of this.#turning) animation.cancel();
    this.#turning = [];
    delete this.#root.dataset['busy'];
  }
}
