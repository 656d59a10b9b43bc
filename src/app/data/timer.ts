import type { Clock } from './ports';

/** Does one thing in a while: what is begun anew takes the place of what waits. */
export class Timer {
  readonly #clock: Pick<Clock, 'after'>;
  #cancel: (() => void) | undefined;

  constructor(clock: Pick<Clock, 'after'>) {
    this.#clock = clock;
  }

  begin(ms: number, act: () => void): void {
    this.reset();
    this.#cancel = this.#clock.after(ms, act);
  }

  /** What waits is not done. */
  reset(): void {
    this.#cancel?.();
  }
}
