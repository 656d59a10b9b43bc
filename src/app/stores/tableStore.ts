import { tableCalls, type ReplyOf } from '#contract';
import { mapOutcome } from '../data/failure';
import { keepUnchanged } from '../data/keepUnchanged';
import { lookAgain } from '../data/lookAgain';
import type { Resource } from '../data/resource';
import { defineStore } from './defineStore';

/** Milliseconds from one look at the tables to the next: a round lasts some twenty seconds. */
const lookEvery = 3_000;

type TableList = ReplyOf<typeof tableCalls.tables>;

/** What happens at live tables: the same for everybody. */
export const tableStore = defineStore(({ scope, createCalls, clock }) => {
  const calls = createCalls({ tables: tableCalls }).tables;
  const tables: Resource<TableList> = scope.query<TableList>(
    async (_, options) => {
      const outcome = await calls.tables({}, { ...options, background: true });
      return mapOutcome(outcome, (next) => merge(tables.value, next));
    },
    { staleTime: lookEvery, isShared: true },
  );
  return {
    tables,
    /** Looks at the tables again and again until the answer is called. */
    follow: (isSeen: () => boolean) => lookAgain(clock, lookEvery, isSeen, () => void tables.refreshOnce()),
  };
});

/** The newer list, in which tables to which nothing happened stay the same objects; the earlier one where that is all. */
function merge(before: TableList | undefined, next: TableList): TableList {
  const known = new Set(before?.list);
  const list = keepUnchanged([...known], next.list, ({ id }) => id);
  const isSame = list.length === known.size && list.every((table) => known.has(table));
  return isSame && before ? before : { ...next, list };
}
