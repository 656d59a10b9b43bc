import { recordCalls, type Movement, type ReplyOf, type RequestOf } from '#contract';
import { defineStore } from './defineStore';

type MovementPage = ReplyOf<typeof recordCalls.movements>;
export type MovementFilter = RequestOf<typeof recordCalls.exportMovements>;

/** Milliseconds that an export may take. */
const exportTimeout = 120_000;

/** What moved the member's wallet, and what was won and lost. */
export const accountRecordStore = defineStore(({ scope, createCalls }) => {
  const { records } = createCalls({ records: recordCalls });
  return {
    list: scope.paged<MovementFilter, MovementPage, Movement>({
      load: (request, signal, first) =>
        records.movements({ ...request, ...(first?.asOf && { asOf: first.asOf }) }, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      pageSize: 20,
    }),
    export: scope.mutation((filter: MovementFilter) =>
      records.exportMovements(filter, { timeout: exportTimeout }),
    ),
    /** By first and last day: `2026-11-01/2026-11-23`. */
    profit: scope.queryBy(
      (days: string, options) => {
        const [from = '', to = ''] = days.split('/');
        return records.profit({ from, to }, options);
      },
      { staleTime: 30_000 },
    ),
  };
});
