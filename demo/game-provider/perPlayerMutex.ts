import { Refusal } from '#platform/host';

/**
 * Lets each player do one thing at a time. The same key again while its first request runs waits for that one's answer;
 * another key is refused with `limit.reached`, so that a flood of spins costs one place in the database and no more.
 */
export class PerPlayerMutex {
  readonly #running = new Map<string, { key: string; done: Promise<unknown> }>();

  run<Result>(player: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(player);
    if (running?.key === key) return running.done as Promise<Result>;
    if (running) return Promise.reject(new Refusal('limit.reached', { retryAfter: 1 }));
    const done = work().finally(() => this.#running.delete(player));
    this.#running.set(player, { key, done });
    return done;
  }
}
