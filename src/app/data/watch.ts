import type { Clock } from './ports';

export interface WatchOptions {
  clock: Pick<Clock, 'after'>;
  /** Milliseconds from the end of one look to the next, asked for each time. */
  every: () => number;
  /** Looks once; whether there is more to come. */
  look: () => Promise<boolean>;
}

/** Looks again and again at something that changes on the platform, until it has ended or nobody wants to know. */
export class Watch {
  readonly #options: WatchOptions;
  #cancel: (() => void) | undefined;
  #isOver = false;
  /** Grows with each look: the one before does not plan the next. */
  #turn = 0;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** Looks now. The next look follows by itself. */
  async look(): Promise<void> {
    if (this.#isOver) return;
    this.#cancel?.();
    const turn = ++this.#turn;
    const goesOn = await this.#options.look();
    if (goesOn && !this.#isOver && turn === this.#turn) this.wait();
  }

  /** The first look comes after a while. */
  wait(): void {
    this.#cancel?.();
    this.#cancel = this.#options.clock.after(this.#options.every(), () => void this.look());
  }

  stop(): void {
    this.#isOver = true;
    this.#cancel?.();
  }
}

/** What is watched now, all of which can be looked at at once. */
export class Watches {
  readonly #all = new Set<Watch>();

  /** Begins to watch; returns what ends it. */
  begin(options: WatchOptions, first: 'now' | 'later' = 'now'): () => void {
    const watch = new Watch(options);
    this.#all.add(watch);
    if (first === 'now') void watch.look();
    else watch.wait();
    return () => {
      watch.stop();
      this.#all.delete(watch);
    };
  }

  /** Looks at everything that is watched now: something has changed. */
  look(): void {
    for (const watch of this.#all) void watch.look();
  }
}
