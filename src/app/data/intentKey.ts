import type { Random, Storage } from './ports';

/**
 * The idempotency key of money that is asked to leave. It is made before the first try and kept, across a reload too,
 * until the platform has said that it is done or something else is asked for: a refusal, such as of a wrong password,
 * does not prove that an earlier try whose answer got lost came to nothing.
 */
export class IntentKey {
  readonly #random: Pick<Random, 'id'>;
  readonly #storage: Storage;
  readonly #name: string;
  /** Whether the last key is of something asked for before, and nobody here knows what came of it. */
  isKept = false;

  /** @param name under which it is kept, such as `withdrawalKey` */
  constructor(random: Pick<Random, 'id'>, storage: Storage, name: string) {
    this.#random = random;
    this.#storage = storage;
    this.#name = name;
  }

  /** The key of what the platform takes for the same: an account and an amount. Anything else gets another key. */
  of(...parts: readonly string[]): string {
    const intent = JSON.stringify(parts);
    const [known, key] = (this.#storage.read(this.#name) ?? '').split('\n');
    this.isKept = known === intent;
    if (this.isKept && key) return key;
    const made = this.#random.id();
    this.#storage.write(this.#name, `${intent}\n${made}`);
    return made;
  }

  /** Done with it: the next one is another one, even of the same amount. */
  reset(): void {
    this.#storage.remove(this.#name);
  }
}
