import type { GameSetup, Round } from '../api';
import { fill } from '../messages/fill';
import { part, prefersReducedMotion } from './dom';
import type { Reels } from './reels';

const svg = 'http://www.w3.org/2000/svg';
const together = 1_400;
const each = 1_300;
const listed = 8;

interface Shown {
  /** Cells as [reel, row]. */
  cells: [number, number][];
  /** Rows of the line by reel; null for scatters. */
  line: readonly number[] | null;
  words: string;
}

/** Shows what won: all of it at first, then line by line until the next spin. */
export class WinShow {
  readonly #lines = part<SVGSVGElement>('lines');
  readonly #list = part('wins');
  readonly #reels: Reels;
  readonly #setup: GameSetup;
  readonly #money: (amount: string) => string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reels: Reels, setup: GameSetup, money: (amount: string) => string) {
    this.#reels = reels;
    this.#setup = setup;
    this.#money = money;
  }

  /**
   * Lights up a round. A round that gave back no more than its stake is listed and not celebrated: calling a loss a
   * win would be a lie.
   */
  show(round: Round): void {
    this.clear();
    const wins = this.#winsOf(round);
    if (wins.length === 0) return;
    this.#write(wins);
    const isWin = BigInt(round.win) > BigInt(round.stake);
    this.#reels.light(wins.flatMap(({ cells }) => cells));
    if (isWin) this.#draw(wins);
    if (!prefersReducedMotion()) this.#timer = setTimeout(() => this.#cycle(wins, 0, isWin), together);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#lines.replaceChildren();
    this.#list.hidden = true;
    this.#list.replaceChildren();
    this.#reels.clear();
  }

  #cycle(wins: readonly Shown[], place: number, isWin: boolean): void {
    const win = wins[place % wins.length];
    if (!win || wins.length < 2) return;
    this.#reels.light(win.cells);
    if (isWin) this.#draw([win]);
    this.#point(place % wins.length);
    this.#timer = setTimeout(() => this.#cycle(wins, place + 1, isWin), each);
  }

  /** Marks the line that is lit, and brings it into sight within its row. */
  #point(place: number): void {
    [...this.#list.children].forEach((item, i) => item.toggleAttribute('data-current', i === place));
    const item = this.#list.children[place];
    if (!item) return;
    const [own, row] = [item.getBoundingClientRect(), this.#list.getBoundingClientRect()];
    this.#list.scrollBy({ left: own.x + own.width / 2 - row.x - row.width / 2, behavior: 'smooth' });
  }

  #winsOf({ outcome }: Round): Shown[] {
    const { lines, symbols, texts } = this.#setup;
    const shown = outcome.wins.map(({ line, symbol, count, amount }): Shown => {
      const rows = lines[line] ?? [];
      return {
        cells: rows.slice(0, count).map((row, reel) => [reel, row]),
        line: rows,
        words: fill(texts['lineWin'] ?? '', {
          line: line + 1,
          count,
          symbol: symbols[symbol]?.name ?? '',
          amount: this.#money(amount),
        }),
      };
    });
    if (outcome.jackpot)
      shown.unshift({
        cells: [],
        line: null,
        words: `${texts[`jackpot.${outcome.jackpot.level}`] ?? ''} · ${this.#money(outcome.jackpot.amount)}`,
      });
    if (!outcome.scatters) return shown;
    const scatter = symbols.length - 1;
    const cells = outcome.window.flatMap((column, reel) =>
      column.flatMap((symbol, row): [number, number][] => (symbol === scatter ? [[reel, row]] : [])),
    );
    const { count, amount } = outcome.scatters;
    const words = fill(texts['scatterWin'] ?? '', {
      count,
      symbol: symbols[scatter]?.name ?? '',
      amount: this.#money(amount),
    });
    return [{ cells, line: null, words }, ...shown];
  }

  #write(wins: readonly Shown[]): void {
    this.#list.replaceChildren(
      ...wins.slice(0, listed).map(({ words }) => {
        const item = document.createElement('li');
        item.textContent = words;
        return item;
      }),
    );
    this.#list.hidden = false;
  }

  #draw(wins: readonly Shown[]): void {
    this.#lines.replaceChildren(
      ...wins.flatMap(({ line }) => {
        if (!line) return [];
        const points = line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ');
        return ['halo', 'core'].map((kind) => {
          const drawn = document.createElementNS(svg, 'polyline');
          drawn.setAttribute('class', kind);
          drawn.setAttribute('points', points);
          return drawn;
        });
      }),
    );
  }
}
