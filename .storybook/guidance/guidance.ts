import type { ReactNode } from 'react';

/** One side of a pair: what it looks like, and why. */
export interface Example {
  drawn: ReactNode;
  words: string;
}

/** When to take a component, of what it consists, and what its keys do. In English, as all docs are. */
export interface Guidance {
  when: readonly string[];
  /** With what to take instead. */
  whenNot: readonly string[];
  /** Each part with what it is for, in the order in which they are read. */
  anatomy: readonly (readonly [part: string, words: string])[];
  /** Keys with what they do. Empty for what takes no focus. */
  keyboard: readonly (readonly [keys: string, words: string])[];
  pairs: readonly { good: Example; bad: Example }[];
}
