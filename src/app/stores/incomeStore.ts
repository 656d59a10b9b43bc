import { reportCalls, type ReplyOf } from '#contract';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** An agent's own income. */
export class IncomeStore implements PageStore {
  /** By first and last day: `2026-11-01/2026-11-23`. */
  readonly income: ResourceMap<string, ReplyOf<typeof reportCalls.income>>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { reports } = speak({ reports: reportCalls });
    this.income = new ResourceMap((days) => ({
      load: (signal) => {
        const [from = '', to = ''] = days.split('/');
        return reports.income({ from, to }, { signal });
      },
      clock,
      staleAfter: 30_000,
    }));
  }

  forgetPerson(): void {
    this.income.reset();
  }
}

export const incomeStore = defineStore((context) => new IncomeStore(context));
