import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { fail, isUncertain, toOutcome, type Failure, type Outcome } from './failure';
import type { Random } from './ports';

export type TaskStatus = 'idle' | 'running' | 'done' | 'failed';

/**
 * One write that a person asks for. A second run while one is running is ignored. The idempotency key is made
 * before the first send and kept for the same input while nobody knows whether the platform carried it out.
 */
export class Task<Input, T> {
  status: TaskStatus = 'idle';
  failure: Failure | undefined = undefined;
  readonly #send: (input: Input, key: string) => Promise<Outcome<T>>;
  readonly #random: Pick<Random, 'id'>;
  #generation = 0;
  #key: string | undefined;
  #keyedInput: string | undefined;

  constructor(random: Pick<Random, 'id'>, send: (input: Input, key: string) => Promise<Outcome<T>>) {
    this.#random = random;
    this.#send = send;
    makeObservable(this, { status: observableRef, failure: observableRef, reset: actionBound });
  }

  get isRunning(): boolean {
    return this.status === 'running';
  }

  /** Runs unless it is running already; then the outcome is `aborted` and nothing is sent. */
  async run(input: Input): Promise<Outcome<T>> {
    if (this.status === 'running') return fail({ kind: 'aborted' });
    const generation = ++this.#generation;
    const key = this.#keyFor(input);
    runInAction(() => {
      this.status = 'running';
      this.failure = undefined;
    });
    const outcome = await toOutcome(() => this.#send(input, key));
    if (outcome.ok || !isUncertain(outcome.failure)) this.#forgetKey();
    if (generation !== this.#generation) return outcome;
    runInAction(() => {
      this.status = outcome.ok ? 'done' : 'failed';
      this.failure = outcome.ok ? undefined : outcome.failure;
    });
    return outcome;
  }

  /** Back to idle; a run under way no longer shows here, but its outcome still reaches its caller. */
  reset(): void {
    this.#generation += 1;
    this.status = 'idle';
    this.failure = undefined;
  }

  #keyFor(input: Input): string {
    const text = JSON.stringify(input);
    if (this.#key === undefined || this.#keyedInput !== text) {
      this.#key = this.#random.id();
      this.#keyedInput = text;
    }
    return this.#key;
  }

  #forgetKey(): void {
    this.#key = undefined;
    this.#keyedInput = undefined;
  }
}
