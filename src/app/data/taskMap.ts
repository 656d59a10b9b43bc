import { Task } from './task';
import type { Outcome } from './failure';
import type { Random } from './ports';

/**
 * One `Task` for each key, so that a write to one thing does not keep another thing's waiting, as two hearts pressed one
 * after the other. Bounded: beyond `limit` the tasks that were used longest ago and do not run are dropped.
 */
export class TaskMap<Key extends string, Input, T> {
  readonly #tasks = new Map<Key, Task<Input, T>>();
  readonly #random: Pick<Random, 'id'>;
  readonly #send: (key: Key, input: Input, idempotencyKey: string) => Promise<Outcome<T>>;
  readonly #limit: number;

  constructor(
    random: Pick<Random, 'id'>,
    send: (key: Key, input: Input, idempotencyKey: string) => Promise<Outcome<T>>,
    limit = 50,
  ) {
    this.#random = random;
    this.#send = send;
    this.#limit = limit;
  }

  /** The task of a key. */
  get(key: Key): Task<Input, T> {
    const task =
      this.#tasks.get(key) ??
      new Task<Input, T>(this.#random, (input, idempotencyKey) => this.#send(key, input, idempotencyKey));
    this.#tasks.delete(key);
    this.#tasks.set(key, task);
    if (this.#tasks.size > this.#limit)
      for (const [other, { isRunning }] of this.#tasks) {
        if (this.#tasks.size <= this.#limit) break;
        if (!isRunning && other !== key) this.#tasks.delete(other);
      }
    return task;
  }

  /** Forgets all tasks: runs under way end unseen. */
  reset(): void {
    for (const task of this.#tasks.values()) task.reset();
    this.#tasks.clear();
  }
}
