import { rewardCalls, type Bonus, type LiveTopic, type ReplyOf, type RequestOf } from '#contract';
import type { Download } from '../api/client';
import { PagedResource } from '../data/pagedResource';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

export type BonusFilter = RequestOf<typeof rewardCalls.exportBonuses>;

/** Milliseconds that an export may take. */
const exportTimeout = 120_000;

/** Bonuses of a period. */
export class BonusRecordStore implements PageStore {
  readonly list: PagedResource<BonusFilter, ReplyOf<typeof rewardCalls.bonusRecord>, Bonus>;
  readonly export: Task<BonusFilter, Download>;

  constructor({ speak, clock, random }: Pick<StoreContext, 'speak' | 'clock' | 'random'>) {
    const { rewards } = speak({ rewards: rewardCalls });
    this.list = new PagedResource({
      load: (request, signal) => rewards.bonusRecord(request, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 20,
      // What a running bonus has come to changes with each bet.
      staleAfter: 10_000,
    });
    this.export = new Task(random, (filter) => rewards.exportBonuses(filter, { timeout: exportTimeout }));
  }

  hear(topic: LiveTopic): void {
    if (topic === 'rewards' || topic === 'all') void this.list.invalidate();
  }

  forgetPerson(): void {
    this.list.reset();
    this.export.reset();
  }
}

export const bonusRecordStore = defineStore((context) => new BonusRecordStore(context));
