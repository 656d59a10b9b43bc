import { reportCalls, type ReplyOf, type RequestOf } from '#contract';
import { PagedResource } from '../data/pagedResource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type TeamMovementPage = ReplyOf<typeof reportCalls.transactions>;
export type TeamMovementFilter = Pick<
  RequestOf<typeof reportCalls.transactions>,
  'from' | 'to' | 'types' | 'under' | 'of'
>;

/** What moved the wallets of an agent's team. */
export class TeamMovementStore implements PageStore {
  readonly list: PagedResource<TeamMovementFilter, TeamMovementPage, TeamMovementPage['rows'][number]>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { reports } = speak({ reports: reportCalls });
    this.list = new PagedResource({
      load: (request, signal, first) =>
        reports.transactions({ ...request, ...(first?.asOf && { asOf: first.asOf }) }, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 20,
    });
  }

  forgetPerson(): void {
    this.list.reset();
  }
}

export const teamMovementStore = defineStore((context) => new TeamMovementStore(context));
