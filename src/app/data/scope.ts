import type { LiveTopic } from '#contract';
import { runInAction } from 'mobx';

/** What is one person's: reset when another comes, and told what changes on the platform. */
export class Scope {
  readonly #resets: (() => void)[] = [];
  readonly #listeners: ((topic: LiveTopic) => void)[] = [];

  /** Resets something with the scope. */
  keeps<Kept extends { reset: () => void }>(kept: Kept): Kept {
    this.onReset(() => kept.reset());
    return kept;
  }

  onReset(reset: () => void): void {
    this.#resets.push(reset);
  }

  /** Calls for whatever changes on the platform; `all` when nobody knows what did. */
  subscribe(listener: (topic: LiveTopic) => void): void {
    this.#listeners.push(listener);
  }

  /** Another person is there, or nobody. */
  reset(): void {
    runInAction(() => {
      for (const reset of this.#resets) reset();
    });
  }

  emit(topic: LiveTopic): void {
    for (const listener of this.#listeners) listener(topic);
  }
}
