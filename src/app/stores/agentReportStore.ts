import { reportCalls, type ReplyOf } from '#contract';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Reports of an agent that are one answer for a period, by its first and last day: `2026-11-01/2026-11-23`. */
export class AgentReportStore implements PageStore {
  /** What the agent earned. */
  readonly income: ResourceMap<string, ReplyOf<typeof reportCalls.income>>;
  /** The team at a glance. */
  readonly overview: ResourceMap<string, ReplyOf<typeof reportCalls.overview>>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { reports } = speak({ reports: reportCalls });
    const kept = { clock, staleAfter: 30_000 };
    this.income = new ResourceMap((days) => ({
      load: (signal) => reports.income(periodOf(days), { signal }),
      ...kept,
    }));
    this.overview = new ResourceMap((days) => ({
      load: (signal) => reports.overview(periodOf(days), { signal }),
      ...kept,
    }));
  }

  forgetPerson(): void {
    this.income.reset();
    this.overview.reset();
  }
}

function periodOf(days: string): { from: string; to: string } {
  const [from = '', to = ''] = days.split('/');
  return { from, to };
}

export const agentReportStore = defineStore((context) => new AgentReportStore(context));
