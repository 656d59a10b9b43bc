import { reportCalls, type ReplyOf, type RequestOf } from '#contract';
import { defineStore } from './defineStore';

type TeamMovementPage = ReplyOf<typeof reportCalls.transactions>;
export type TeamMovementFilter = Pick<
  RequestOf<typeof reportCalls.transactions>,
  'from' | 'to' | 'types' | 'under' | 'of' | 'search' | 'method' | 'status' | 'sort' | 'direction'
>;

/** What moved the wallets of an agent's team. */
export const teamMovementStore = defineStore(({ scope, createCalls }) => {
  const { reports } = createCalls({ reports: reportCalls });
  return {
    list: scope.paged<TeamMovementFilter, TeamMovementPage, TeamMovementPage['rows'][number]>({
      load: (request, signal, first) =>
        reports.transactions({ ...request, ...(first?.asOf && { asOf: first.asOf }) }, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      pageSize: 20,
    }),
  };
});
