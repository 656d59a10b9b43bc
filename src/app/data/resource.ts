import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { toOutcome, type Failure, type Outcome } from './failure';
import type { Clock, Storage } from './ports';

export type ResourceStatus = 'idle' | 'loading' | 'ready' | 'refreshing' | 'failed';

/** Keeps the last value in a storage and restores it, parsed, on the first read. */
export interface Persistence<T> {
  storage: Storage;
  key: string;
  /** Returns the value, or undefined when what was stored no longer fits. */
  parse: (stored: unknown) => T | undefined;
  /** What is written in place of a part of the value, by the name of the part; JSON's replacer. Default: all of it. */
  revise?: (name: string, part: unknown) => unknown;
}

export interface ResourceOptions<T> {
  /**
   * Asks for the value. What comes in parts can `show` those that are there before the whole is: the first time, for
   * later the earlier whole stays until there is a new one.
   */
  load: (signal: AbortSignal, show: (part: T) => void) => Promise<Outcome<T>>;
  clock: Pick<Clock, 'now'>;
  /** Age in milliseconds from which `ensure` loads again behind the shown value. Default: never stale. */
  staleAfter?: number;
  persist?: Persistence<T>;
}

/**
 * One fact that lives on the platform. Its value survives a failed refresh, and an answer that comes after `reset` or
 * after a newer request is dropped. `ensure` shares a load under way; `refresh` supersedes it, because what was asked for
 * before a write, or with other inputs, answers another question.
 */
export class Resource<T> {
  value: T | undefined = undefined;
  failure: Failure | undefined = undefined;
  private isLoading = false;
  #loadedAt: number | undefined;
  #generation = 0;
  #inFlight: Promise<void> | undefined;
  #abort: AbortController | undefined;
  readonly #options: ResourceOptions<T>;

  constructor(options: ResourceOptions<T>) {
    this.#options = options;
    makeObservable<this, 'isLoading'>(this, {
      value: observableRef,
      failure: observableRef,
      isLoading: observableRef,
      set: actionBound,
      reset: actionBound,
      restore: actionBound,
    });
  }

  get status(): ResourceStatus {
    if (this.isLoading) return this.value === undefined ? 'loading' : 'refreshing';
    if (this.failure) return 'failed';
    return this.value === undefined ? 'idle' : 'ready';
  }

  /** Loads unless a fresh value is there or a load is under way. */
  ensure(): Promise<void> {
    if (this.#inFlight) return this.#inFlight;
    const { staleAfter, clock } = this.#options;
    const fresh =
      this.#loadedAt !== undefined && (staleAfter === undefined || clock.now() - this.#loadedAt < staleAfter);
    return fresh ? Promise.resolve() : this.refresh();
  }

  /** Loads now, in place of a load under way. Resolves when the newest load has ended. */
  refresh(): Promise<void> {
    this.#abort?.abort();
    const run = this.#run();
    this.#inFlight = run;
    return run;
  }

  /** Loads now unless a load is under way: for a request whose inputs cannot have changed meanwhile. */
  refreshOnce(): Promise<void> {
    return this.#inFlight ?? this.refresh();
  }

  /** Puts a value that came by another way, for instance with the reply of a write. Newer than any load under way. */
  set(value: T): void {
    this.#cancel();
    this.#accept(value);
  }

  /** Forgets the value, the failure and any load under way. */
  reset(): void {
    this.#cancel();
    this.value = undefined;
    this.failure = undefined;
    this.#loadedAt = undefined;
    this.#options.persist?.storage.remove(this.#options.persist.key);
  }

  /** Shows what an earlier visit stored; it counts as stale, so that `ensure` still asks the platform. */
  restore(): void {
    const { persist } = this.#options;
    if (!persist || this.value !== undefined) return;
    const stored = persist.storage.read(persist.key);
    if (stored === null) return;
    try {
      this.value = persist.parse(JSON.parse(stored));
    } catch {
      persist.storage.remove(persist.key);
    }
  }

  async #run(): Promise<void> {
    const generation = ++this.#generation;
    const abort = new AbortController();
    this.#abort = abort;
    runInAction(() => (this.isLoading = true));
    const isFirst = this.#loadedAt === undefined;
    const show = (part: T): void => {
      if (generation === this.#generation && isFirst) runInAction(() => (this.value = part));
    };
    const outcome = await toOutcome(() => this.#options.load(abort.signal, show));
    if (generation !== this.#generation) return this.#inFlight;
    runInAction(() => {
      this.#inFlight = undefined;
      this.isLoading = false;
      if (outcome.ok) this.#accept(outcome.value, outcome.age);
      else if (outcome.failure.kind !== 'aborted') this.failure = outcome.failure;
    });
  }

  #accept(value: T, age = 0): void {
    const { persist, clock } = this.#options;
    this.value = value;
    this.failure = undefined;
    this.#loadedAt = clock.now() - age;
    persist?.storage.write(persist.key, JSON.stringify(value, persist.revise));
  }

  #cancel(): void {
    this.#generation += 1;
    this.#abort?.abort();
    this.#abort = undefined;
    this.#inFlight = undefined;
    this.isLoading = false;
  }
}
