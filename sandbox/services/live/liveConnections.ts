import * as v from 'valibot';
import { liveTopic, type LiveListener, type LiveTopic } from '#contract';

/** Channel of the database on which changes are told: `<account> <topic>`. */
export const personChannel = 'person';

/** Streams that one account may have at once in a process: a browser has one, for all its tabs. */
const mostOfOne = 8;

/** Who listens for what changes for whom, in this process. Which changes there are, the database tells every process. */
export class LiveConnections {
  readonly #byAccount = new Map<string, Set<LiveListener>>();
  readonly #ends = new Map<string, Set<() => void>>();

  /** Adds a listener; of too many the oldest ends. Returns what removes it. */
  listen(accountId: string, listener: LiveListener): () => void {
    const all = this.#byAccount.get(accountId) ?? new Set();
    this.#byAccount.set(accountId, all);
    all.add(listener);
    const [oldest] = all;
    if (all.size > mostOfOne && oldest) {
      all.delete(oldest);
      oldest.end();
    }
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.#byAccount.get(accountId) === all) this.#byAccount.delete(accountId);
    };
  }

  whenSessionEnds(accountId: string, end: () => void): () => void {
    const all = this.#ends.get(accountId) ?? new Set();
    this.#ends.set(accountId, all);
    all.add(end);
    return () => {
      all.delete(end);
      if (all.size === 0 && this.#ends.get(accountId) === all) this.#ends.delete(accountId);
    };
  }

  /** Passes on what the database told. What cannot be read is not for us: another version of the platform may run beside. */
  publish(payload: string): void {
    const space = payload.lastIndexOf(' ');
    const topic = v.safeParse(liveTopic, payload.slice(space + 1));
    if (!topic.success) return;
    const account = payload.slice(0, space);
    this.#tell(this.#byAccount.get(account), topic.output);
    if (topic.output === 'session') endAll(this.#ends.get(account));
  }

  /** Something may have been missed by everybody. */
  publishGap(): void {
    for (const listeners of this.#byAccount.values()) this.#tell(listeners, 'all');
    for (const ends of [...this.#ends.values()]) endAll(ends);
  }

  /** Number of listeners. */
  get size(): number {
    return [...this.#byAccount.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Ends every stream, so that the process can close. */
  close(): void {
    const all = [...this.#byAccount.values()].flatMap((listeners) => [...listeners]);
    this.#byAccount.clear();
    for (const listener of all) listener.end();
    for (const ends of [...this.#ends.values()]) endAll(ends);
  }

  #tell(listeners: ReadonlySet<LiveListener> | undefined, topic: LiveTopic): void {
    for (const listener of [...(listeners ?? [])]) {
      listener.send(topic);
      // Whether it may go on is asked when the browser connects again.
      if (topic === 'session') listener.end();
    }
  }
}

/** What ends takes itself out meanwhile. */
function endAll(ends: ReadonlySet<() => void> | undefined): void {
  for (const end of [...(ends ?? [])]) end();
}
