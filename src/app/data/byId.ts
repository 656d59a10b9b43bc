import type { Outcome } from './failure';

/** A call that takes an id and nothing else, as what is asked for or written by that id. */
export const byId =
  <Options, T>(call: (input: { id: string }, options: Options) => Promise<Outcome<T>>) =>
  (id: string, options: Options): Promise<Outcome<T>> =>
    call({ id }, options);
