import { recordCalls, type Movement, type ReplyOf, type RequestOf } from '#contract';
import type { Download } from '../api/client';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type MovementPage = ReplyOf<typeof recordCalls.movements>;
export type MovementFilter = RequestOf<typeof recordCalls.exportMovements>;

/** Milliseconds that an export may take. */
const exportTimeout = 120_000;

/** What moved the member's wallet, and what was won and lost. */
export class AccountRecordStore implements PageStore {
  readonly list: PagedResource<MovementFilter, MovementPage, Movement>;
  readonly export: Task<MovementFilter, Download>;
  /** By first and last day: `2026-11-01/2026-11-23`. */
  readonly profit: ResourceMap<string, ReplyOf<typeof recordCalls.profit>>;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { records } = speak({ records: recordCalls });
    this.list = new PagedResource({
      load: (request, signal, first) =>
        records.movements({ ...request, ...(first?.asOf && { asOf: first.asOf }) }, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 20,
    });
    this.export = new Task(random, (filter) => records.exportMovements(filter, { timeout: exportTimeout }));
    this.profit = new ResourceMap((days) => ({
      load: (signal) => {
        const [from = '', to = ''] = days.split('/');
        return records.profit({ from, to }, { signal });
      },
      clock,
      staleAfter: 30_000,
    }));
  }

  forgetPerson(): void {
    this.list.reset();
    this.export.reset();
    this.profit.reset();
  }
}

export const accountRecordStore = defineStore((context) => new AccountRecordStore(context));
