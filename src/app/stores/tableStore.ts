import { tableCalls, type ReplyOf } from '#contract';
import { lookAgain } from '../data/lookAgain';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Milliseconds from one look at the tables to the next: a round lasts some twenty seconds. */
const lookEvery = 3_000;

type TableList = ReplyOf<typeof tableCalls.tables>;

/** What happens at live tables. */
export class TableStore implements PageStore {
  readonly tables: Resource<TableList>;
  readonly #clock: StoreContext['clock'];

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { tables } = speak({ tables: tableCalls });
    this.#clock = clock;
    this.tables = new Resource({
      clock,
      staleAfter: lookEvery,
      load: async (signal) => {
        const outcome = await tables.tables({}, { signal, background: true });
        return outcome.ok ? { ...outcome, value: this.#keepUnchanged(outcome.value) } : outcome;
      },
    });
  }

  /** Looks at the tables again and again until the answer is called. */
  follow(isSeen: () => boolean): () => void {
    return lookAgain(this.#clock, lookEvery, isSeen, () => void this.tables.refreshOnce());
  }

  /** Tables to which nothing happened stay the same objects, so that their tiles are not drawn anew. */
  #keepUnchanged(next: TableList): TableList {
    const before = new Map(this.tables.value?.list.map((table) => [table.id, table]));
    const list = next.list.map((table) => {
      const known = before.get(table.id);
      return known && JSON.stringify(known) === JSON.stringify(table) ? known : table;
    });
    const isSame = list.length === before.size && list.every((table) => before.get(table.id) === table);
    return isSame && this.tables.value ? this.tables.value : { ...next, list };
  }

  forgetPerson(): void {
    // Tables are the same for everybody.
  }
}

export const tableStore = defineStore((context) => new TableStore(context));
