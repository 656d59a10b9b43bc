import type { TableSetup, TableView } from '../tables/api';
import { fill } from '../messages/fill';
import { part } from './dom';

type Mark = TableView['road'][number];

const rows = 6;
const columns = { bead: 10, big: 18 };
/** What stands for a tie, which is no side. */
const ties: readonly Mark[] = ['tie', 'draw'];
/** Letters of the sides. */
const letters: Readonly<Record<Mark, string>> = {
  player: 'P',
  banker: 'B',
  tie: 'T',
  dragon: 'D',
  tiger: 'T',
  draw: '=',
};

/** The roads of the shoe on the table, with a text of what they show. */
export class Roads {
  readonly #texts: Readonly<Record<string, string>>;
  readonly #kind: TableSetup['kind'];
  #drawn = '';

  constructor({ kind, texts }: Pick<TableSetup, 'kind' | 'texts'>) {
    this.#kind = kind;
    this.#texts = texts;
  }

  show(road: readonly Mark[], shoe: number): void {
    const key = `${shoe} ${road.length}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    drawBeads(part('bead'), road, columns.bead);
    const isNumbered = this.#kind === 'roulette' || this.#kind === 'sicBo';
    part('big').hidden = isNumbered;
    part('bead').toggleAttribute('data-wide', isNumbered);
    if (this.#kind !== 'baccarat') {
      if (!isNumbered) drawBigRoad(part('big'), road, columns.big);
      const list = road.slice(-20).map((mark) => this.#texts[`area.${mark}`] ?? mark);
      part('bead').setAttribute(
        'aria-label',
        fill(this.#texts['lastResults'] ?? '', { list: list.join(', ') }),
      );
      return;
    }
    drawBigRoad(part('big'), road, columns.big);
    const count = (winner: Mark): number => road.filter((each) => each === winner).length;
    const last = road.at(-1);
    const facts = {
      player: count('player'),
      banker: count('banker'),
      tie: count('tie'),
      last: (last && this.#texts[`area.${last}`]) ?? '–',
    };
    part('bead').setAttribute('aria-label', fill(this.#texts['road'] ?? '', facts));
  }
}

/** The bead road: results from top to bottom, column by column. The newest columns when there is no room for all. */
function drawBeads(box: HTMLElement, road: readonly Mark[], columns: number): void {
  const first = Math.max(0, Math.ceil(road.length / rows) - columns) * rows;
  box.replaceChildren(...road.slice(first).map((winner) => bead(winner)));
}

/** The big road: a column for each run of one side, ties as a stroke on the bead before. */
function drawBigRoad(box: HTMLElement, road: readonly Mark[], columns: number): void {
  const runs: { winner: Mark; ties: number }[][] = [];
  for (const winner of road) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (ties.includes(winner)) {
      if (last) last.ties += 1;
    } else if (run && last?.winner === winner) run.push({ winner, ties: 0 });
    else runs.push([{ winner, ties: 0 }]);
  }
  const shown = runs.slice(-columns);
  box.replaceChildren(
    ...shown.flatMap((run, column) =>
      run.slice(0, rows).map(({ winner, ties }, row) => {
        const drawn = bead(winner);
        drawn.classList.add('ring');
        drawn.toggleAttribute('data-tied', ties > 0);
        drawn.style.gridColumn = String(column + 1);
        drawn.style.gridRow = String(row + 1);
        return drawn;
      }),
    ),
  );
}

function bead(winner: Mark): HTMLElement {
  const drawn = document.createElement('i');
  drawn.className = 'bead';
  drawn.dataset['winner'] = winner;
  drawn.textContent = letters[winner] ?? winner;
  const tone = document.querySelector<HTMLElement>(`[data-area="n${winner}"]`)?.dataset['tone'];
  if (tone) drawn.dataset['tone'] = tone;
  return drawn;
}
