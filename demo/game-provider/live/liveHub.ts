import { errorFields } from '../../../sandbox/log';
import type { Place } from '../play';

/** How often something with somebody at it is looked at, milliseconds. */
const beatMs = 300;
/** A comment goes out so often, so that a connection that is gone is noticed. */
const pulseMs = 15_000;

type Send = (bytes: Uint8Array) => void;
/** What everybody sees; `now` is the clock, which alone is no news. */
interface View {
  now: number;
}

const encoder = new TextEncoder();

/** One table with whoever looks at it: everybody is sent the same numbered views in the same order. */
class OpenTable {
  readonly #listeners = new Set<Send>();
  readonly #view: () => Promise<View>;
  readonly #place: Pick<Place, 'ports'>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isLooking = false;
  #isAskedAgain = false;
  #number = 0;
  #shown = '';
  #message: Uint8Array | undefined;
  #pulsedAt = 0;

  constructor(place: Pick<Place, 'ports'>, view: () => Promise<View>) {
    this.#place = place;
    this.#view = view;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  join(send: Send): () => void {
    this.#listeners.add(send);
    // Whoever comes, or comes back, begins with what everybody sees now.
    if (this.#message) send(this.#message);
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
    if (this.#isLooking) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isLooking = true;
    try {
      do {
        this.#isAskedAgain = false;
        this.#show(await this.#view());
      } while (this.#isAskedAgain);
    } catch (error) {
      // The next beat tries again; meanwhile the last view stands.
      this.#place.ports.log.error('table failed', errorFields(error));
    } finally {
      this.#isLooking = false;
    }
  }

  #show(view: View): void {
    const { now, ...rest } = view;
    const text = JSON.stringify(rest);
    if (text !== this.#shown) {
      this.#shown = text;
      this.#number += 1;
      // Written once for everybody.
      this.#message = encoder.encode(`id: ${this.#number}\nevent: table\ndata: ${JSON.stringify(view)}\n\n`);
      this.#tell(this.#message);
    } else if (now - this.#pulsedAt >= pulseMs) {
      this.#pulsedAt = now;
      this.#tell(encoder.encode(': here\n\n'));
    }
  }

  #tell(message: Uint8Array): void {
    for (const send of this.#listeners) send(message);
  }
}

/** The tables that somebody looks at. */
export class LiveHub {
  readonly #tables = new Map<string, OpenTable>();
  readonly #place: Pick<Place, 'ports'>;

  constructor(place: Pick<Place, 'ports'>) {
    this.#place = place;
  }

  /** A stream of what happens at a table. */
  follow(key: string, view: () => Promise<View>): ReadableStream<Uint8Array> {
    const table = this.#tables.get(key) ?? new OpenTable(this.#place, view);
    this.#tables.set(key, table);
    let leave = (): void => undefined;
    const end = (): void => {
      leave();
      if (table.isEmpty) this.#tables.delete(key);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(encoder.encode('retry: 1000\n\n'));
        leave = table.join((bytes) => {
          try {
            controller.enqueue(bytes);
          } catch {
            end();
          }
        });
      },
      cancel: end,
    });
  }

  /** Something was done there: nobody waits for the next beat to see it. */
  hurry(key: string): void {
    void this.#tables.get(key)?.look();
  }
}
