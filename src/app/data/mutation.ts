import { makeObservable, observableRef, runInAction } from 'mobx';
import { fail, type Outcome } from './failure';
import type { Random } from './ports';
import { Task } from './task';

/** A write whose late answers nobody hears of after a reset. */
export class Mutation<Input, T> extends Task<Input, T> {
  /** What the write that runs, or the last one, was asked for. */
  variables: Input | undefined = undefined;
  /** What the last write answered; undefined as soon as the next is sent. */
  data: T | undefined = undefined;
  #resets = 0;

  constructor(random: Pick<Random, 'id'>, send: (input: Input, key: string) => Promise<Outcome<T>>) {
    super(random, send);
    makeObservable(this, { variables: observableRef, data: observableRef });
  }

  /** What the write that runs was asked for. */
  get pending(): Input | undefined {
    return this.isRunning ? this.variables : undefined;
  }

  override async run(input: Input): Promise<Outcome<T>> {
    const resets = this.#resets;
    if (!this.isRunning) this.#show(input, undefined);
    const outcome = await super.run(input);
    if (resets !== this.#resets) return fail({ kind: 'aborted' });
    if (outcome.ok) this.#show(input, outcome.value);
    return outcome;
  }

  override reset(): void {
    this.#resets += 1;
    this.#show(undefined, undefined);
    super.reset();
  }

  #show(variables: Input | undefined, data: T | undefined): void {
    runInAction(() => Object.assign(this, { variables, data }));
  }
}
