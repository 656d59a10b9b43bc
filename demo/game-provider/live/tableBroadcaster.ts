import { errorFields } from '#platform/host';
import type { GameDeps, Play } from '../play';

/** How often something with somebody at it is looked at, milliseconds. */
const beatMs = 300;
/** What is done there within this time is told together: of a table where everybody bets at once, each would hear all bets. */
const gatherMs = 100;
/** A comment goes out so often, so that a connection that is gone is noticed. */
const pulseMs = 15_000;
/** Streams that one seat may have at once: a page has one, and one for each match that is looked at. Of more the oldest ends. */
const mostOfSeat = 4;
/** After so long a page opens its stream again, and is asked anew who it is. */
const longestMs = 600_000;
/** Messages that wait for somebody who does not read them; beyond it the stream ends, and the page opens another. */
const mostWaiting = 64;

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
  readonly #place: Pick<GameDeps, 'ports'>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;
  #isAskedAgain = false;
  #number = 0;
  #shown = '';
  #message: Uint8Array | undefined;
  #pulsedAt = 0;

  constructor(deps: Pick<GameDeps, 'ports'>, view: () => Promise<View>) {
    this.#place = deps;
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

  /** Something was done: a look is near, whatever else is done until then. */
  hurry(): void {
    if (this.#gathering) return;
    this.#gathering = setTimeout(() => {
      this.#gathering = undefined;
      if (!this.isEmpty) void this.look();
    }, gatherMs);
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
export class TableBroadcaster {
  readonly #tables = new Map<string, OpenTable>();
  /** What ends the streams of each seat, the oldest first. */
  readonly #seats = new Map<string, Set<() => void>>();
  readonly #place: Pick<GameDeps, 'ports'>;

  constructor(deps: Pick<GameDeps, 'ports'>) {
    this.#place = deps;
  }

  /** A stream of what happens at a table, for a seat; it ends with the seat's session. */
  follow(
    { id, account }: { id: string; account: Pick<Play['account'], 'id'> },
    key: string,
    view: () => Promise<View>,
  ): ReadableStream<Uint8Array> {
    const table = this.#tables.get(key) ?? new OpenTable(this.#place, view);
    this.#tables.set(key, table);
    const seat = this.#seats.get(id) ?? new Set();
    this.#seats.set(id, seat);
    let leave = (): void => undefined;
    const end = (): void => {
      leave();
      if (seat.size === 0 && this.#seats.get(id) === seat) this.#seats.delete(id);
      // Somebody may have come to the same table anew since it was empty.
      if (table.isEmpty && this.#tables.get(key) === table) this.#tables.delete(key);
    };
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(encoder.encode('retry: 1000\n\n'));
        const close = (): void => {
          end();
          try {
            controller.close();
          } catch {
            // The page was quicker.
          }
        };
        const leaveTable = table.join((bytes) => {
          if ((controller.desiredSize ?? 0) >= -mostWaiting) controller.enqueue(bytes);
          else close();
        });
        const forgetEnd = this.#place.ports.live.whenSessionEnds(account.id, close);
        const old = setTimeout(close, longestMs).unref();
        leave = () => {
          leaveTable();
          forgetEnd();
          clearTimeout(old);
          seat.delete(close);
        };
        seat.add(close);
        const [oldest] = seat;
        if (seat.size > mostOfSeat) oldest?.();
      },
      cancel: end,
    });
  }

  /** Something was done there: nobody waits for the next beat to see it. */
  hurry(key: string): void {
    this.#tables.get(key)?.hurry();
  }
}
