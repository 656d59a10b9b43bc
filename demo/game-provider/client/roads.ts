import type { TableView } from '../baccarat/api';
import { fill } from '../messages/fill';
import { part } from './dom';

type Winner = TableView['road'][number];

const rows = 6;
const columns = { bead: 10, big: 18 };

/** The roads of the shoe on the table, with a text of what they show. */
export class Roads {
  readonly #texts: Readonly<Record<string, string>>;
  #drawn = '';

  constructor(texts: Readonly<Record<string, string>>) {
    this.#texts = texts;
  }

  show(road: readonly Winner[], shoe: number): void {
    const key = `${shoe} ${road.length}`;
    if (key === this.#drawn) return;
    this.#drawn = key;
    drawBeads(part('bead'), road, columns.bead);
    drawBigRoad(part('big'), road, columns.big);
    const count = (winner: Winner): number => road.filter((each) => each === winner).length;
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
function drawBeads(box: HTMLElement, road: readonly Winner[], columns: number): void {
  const first = Math.max(0, Math.ceil(road.length / rows) - columns) * rows;
  box.replaceChildren(...road.slice(first).map((winner) => bead(winner)));
}

/** The big road: a column for each run of one side, ties as a stroke on the bead before. */
function drawBigRoad(box: HTMLElement, road: readonly Winner[], columns: number): void {
  const runs: { winner: Winner; ties: number }[][] = [];
  for (const winner of road) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (winner === 'tie') {
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

function bead(winner: Winner): HTMLElement {
  const drawn = document.createElement('i');
  drawn.className = 'bead';
  drawn.dataset['winner'] = winner;
  drawn.textContent = { player: 'P', banker: 'B', tie: 'T' }[winner];
  return drawn;
}
