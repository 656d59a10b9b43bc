import { errorFields } from '../../../sandbox/log';
import type { Place, Play } from '../play';
import type { TableView } from './api';
import { viewTable } from './tableState';

/** How often a table with somebody at it is looked at, milliseconds. */
const beatMs = 300;
/** A comment goes out so often, so that a connection that is gone is noticed. */
const pulseMs = 15_000;

type Send = (text: string) => void;

/** One table with whoever looks at it: everybody is sent the same numbered views in the same order. */
class OpenTable {
  readonly #listeners = new Set<Send>();
  readonly #view: () => Promise<TableView>;
  readonly #place: Pick<Place, 'ports'>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isLooking = false;
  #number = 0;
  #shown = '';
  #message = '';
  #pulsedAt = 0;

  constructor(place: Pick<Place, 'ports'>, view: () => Promise<TableView>) {
    this.#place = place;
    this.#view = view;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  join(send: Send): () => void {
    this.#listeners.add(send);
    // Whoever comes, or comes back, begins with what everybody sees now.
    if (this.#message !== '') send(this.#message);
    this.#timer ??= setInterval(() => void this.look(), beatMs);
    void this.look();
    return () => {
      this.#listeners.delete(send);
      if (!this.isEmpty) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Tells everybody when something has changed. One look at a time, so that no older view follows a newer one. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const view = await this.#view();
      const { now, ...rest } = view;
      const text = JSON.stringify(rest);
      if (text !== this.#shown) {
        this.#shown = text;
        this.#number += 1;
        this.#message = `id: ${this.#number}\nevent: table\ndata: ${JSON.stringify(view)}\n\n`;
        this.#tell(this.#message);
      } else if (now - this.#pulsedAt >= pulseMs) {
        this.#pulsedAt = now;
        this.#tell(': here\n\n');
      }
    } catch (error) {
      // The next beat tries again; meanwhile the last view stands.
      this.#place.ports.log.error('table failed', errorFields(error));
    } finally {
      this.#isLooking = false;
    }
  }

  #tell(message: string): void {
    for (const send of this.#listeners) send(message);
  }
}

/** The tables that somebody looks at. */
export class TableHub {
  readonly #tables = new Map<string, OpenTable>();
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** A stream of what happens at a table. Players of one merchant, currency and class of money see each other's stakes. */
  follow(play: Pick<Play, 'game' | 'house'>): ReadableStream<Uint8Array> {
    const key = `${play.game.id} ${play.house}`;
    const table = this.#tables.get(key) ?? new OpenTable(this.#place, () => viewTable(this.#place, play));
    this.#tables.set(key, table);
    const encoder = new TextEncoder();
    let leave = (): void => undefined;
    const end = (): void => {
      leave();
      if (table.isEmpty) this.#tables.delete(key);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(encoder.encode('retry: 1000\n\n'));
        leave = table.join((text) => {
          try {
            controller.enqueue(encoder.encode(text));
          } catch {
            end();
          }
        });
      },
      cancel: end,
    });
  }

  /** Something was staked: nobody waits for the next beat to see it. */
  hurry(play: Pick<Play, 'game' | 'house'>): void {
    void this.#tables.get(`${play.game.id} ${play.house}`)?.look();
  }
}
