import { fail, type Outcome } from './failure';
import { Task } from './task';

/** A write whose late answers nobody hears of after a reset. */
export class Mutation<Input, T> extends Task<Input, T> {
  #resets = 0;

  override async run(input: Input): Promise<Outcome<T>> {
    const before = this.#resets;
    const outcome = await super.run(input);
    return before === this.#resets ? outcome : fail({ kind: 'aborted' });
  }

  override reset(): void {
    this.#resets += 1;
    super.reset();
  }
}
