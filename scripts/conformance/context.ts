import type { Findings } from './finding';
import type { Knowledge } from './inputs';
import type { WireOptions } from './wire';

export interface Account {
  username: string;
  password: string;
}

export interface RunOptions extends WireOptions {
  /** A member of the merchant, with a password of its own and nothing asked besides it. */
  member: Account;
  /** An agent, for the calls of agents. */
  agent?: Account | undefined;
  /** Whether writes are carried out. */
  writes: boolean;
  /** Areas or calls to keep to; all when empty. */
  only: readonly string[];
  /** Told of each call that begins. */
  onCall?: ((name: string) => void) | undefined;
}

/** What the checks of one run share. */
export interface Run {
  options: RunOptions;
  findings: Findings;
  knowledge: Knowledge;
  newKey: () => string;
}

/** The run cannot begin: nobody can be signed in. */
export class CannotBegin extends Error {
  override readonly name = 'CannotBegin';
}
