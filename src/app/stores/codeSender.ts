import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import type { CodeSent } from '#contract';
import type { Failure, Outcome } from '../data/failure';
import type { Clock, Random } from '../data/ports';
import { Task } from '../data/task';

interface CodeSenderDeps<To> {
  clock: Pick<Clock, 'now'>;
  random: Pick<Random, 'id'>;
  send: (to: To) => Promise<Outcome<CodeSent>>;
}

/** Sends codes by message, no sooner than the platform allows. Source: spec section 4, SMS send button. */
export class CodeSender<To> {
  /** When another may be sent, in epoch milliseconds; undefined before the first. */
  resendAt: number | undefined = undefined;
  readonly #task: Task<To, CodeSent>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor({ clock, random, send }: CodeSenderDeps<To>) {
    this.#clock = clock;
    this.#task = new Task(random, send);
    makeObservable(this, { resendAt: observableRef, reset: actionBound });
  }

  get isPending(): boolean {
    return this.#task.isRunning;
  }

  /** Why the last one could not be sent. */
  get failure(): Failure | undefined {
    return this.#task.failure;
  }

  /** Sends one, unless it is too soon for another. */
  async send(to: To): Promise<void> {
    const now = this.#clock.now();
    if (this.resendAt !== undefined && now < this.resendAt) return;
    const outcome = await this.#task.run(to);
    const wait = outcome.ok ? outcome.value.expiredMinutes * 60 : waitOf(outcome.failure);
    if (wait !== undefined) runInAction(() => (this.resendAt = this.#clock.now() + wait * 1_000));
  }

  acknowledgeFailure(): void {
    this.#task.reset();
  }

  /** Forgets what was sent; the platform still remembers. */
  reset(): void {
    this.#task.reset();
    this.resendAt = undefined;
  }
}

const waitOf = (failure: Failure): number | undefined =>
  failure.kind === 'limited' ? failure.retryAfterSeconds : undefined;
