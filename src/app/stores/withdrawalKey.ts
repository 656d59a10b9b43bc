import type { Random, Storage } from '../data/ports';

/** What a person wants to withdraw: the platform's own idea of "the same withdrawal". */
interface Intent {
  account: string;
  amount: string;
  fee: string;
}

const storageKey = 'withdrawalKey';

/**
 * The idempotency key of the withdrawal that is asked for. It is made before the first try and kept, across a reload too,
 * until the platform has said that the withdrawal is made or something else is asked for: a refusal, such as of a wrong
 * password, does not prove that an earlier try whose answer got lost came to nothing.
 */
export class WithdrawalKey {
  readonly #random: Pick<Random, 'id'>;
  readonly #storage: Storage;

  constructor(random: Pick<Random, 'id'>, storage: Storage) {
    this.#random = random;
    this.#storage = storage;
  }

  /** The key of an intent; another intent gets another one. */
  of({ account, amount, fee }: Intent): string {
    const intent = JSON.stringify([account, amount, fee]);
    const [known, key] = (this.#storage.read(storageKey) ?? '').split('\n');
    if (known === intent && key) return key;
    const made = this.#random.id();
    this.#storage.write(storageKey, `${intent}\n${made}`);
    return made;
  }

  /** Done with it: the next withdrawal is another one, even of the same amount. */
  forget(): void {
    this.#storage.remove(storageKey);
  }
}
