import * as v from 'valibot';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { reportCalls, type ProfitAccountRow, type ReplyOf, type RequestOf } from '#contract';
import type { Download } from '../api/client';
import { PagedResource } from '../data/pagedResource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

type AccountPage = ReplyOf<typeof reportCalls.profitByAccount>;
type AccountRequest = RequestOf<typeof reportCalls.profitByAccount>;
/** Whose figures, of which days and games, in which order. */
export type ProfitFilter = Pick<
  AccountRequest,
  'from' | 'to' | 'under' | 'gameTypes' | 'scope' | 'search' | 'sort' | 'direction'
>;
/** The same by day. */
export type ProfitDayFilter = RequestOf<typeof reportCalls.profitByDay>;

/** How an agent likes the table. */
const layoutShape = v.object({
  columns: v.array(v.object({ id: v.string(), isShown: v.boolean() })),
  isCompact: v.boolean(),
});
export type ProfitLayout = v.InferOutput<typeof layoutShape>;

const layoutKey = 'profitLayout';
/** Milliseconds that an export may take. */
const exportTimeout = 120_000;

/** The profit and loss of an agent's team. */
export class ProfitStore implements PageStore {
  readonly accounts: PagedResource<ProfitFilter, AccountPage, ProfitAccountRow>;
  /** By the filter as JSON. */
  readonly days: ResourceMap<string, ReplyOf<typeof reportCalls.profitByDay>>;
  readonly export: Task<RequestOf<typeof reportCalls.exportProfit>, Download>;
  /** Columns and density that were chosen on this device; none at first. */
  layout: ProfitLayout | undefined;
  readonly #storage: StoreContext['localStorage'];

  constructor({
    speak,
    clock,
    random,
    localStorage,
  }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'localStorage'>) {
    const { reports } = speak({ reports: reportCalls });
    this.#storage = localStorage;
    this.layout = readLayout(localStorage.read(layoutKey));
    this.accounts = new PagedResource({
      load: (request, signal) => reports.profitByAccount(request, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id, of }) => `${of}:${id}`,
      clock,
      pageSize: 50,
    });
    this.days = new ResourceMap((filter) => ({
      load: (signal) => reports.profitByDay(JSON.parse(filter) as ProfitDayFilter, { signal }),
      clock,
      staleAfter: 30_000,
    }));
    this.export = new Task(random, (filter) => reports.exportProfit(filter, { timeout: exportTimeout }));
    makeObservable(this, { layout: observableRef });
  }

  /** Keeps columns and density for the next time; nothing goes back to what the report comes with. */
  keepLayout(layout: ProfitLayout | undefined): void {
    runInAction(() => (this.layout = layout));
    if (layout) this.#storage.write(layoutKey, JSON.stringify(layout));
    else this.#storage.remove(layoutKey);
  }

  forgetPerson(): void {
    this.accounts.reset();
    this.days.reset();
    this.export.reset();
  }
}

function readLayout(stored: string | null): ProfitLayout | undefined {
  try {
    const result = v.safeParse(layoutShape, JSON.parse(stored ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export const profitStore = defineStore((context) => new ProfitStore(context));
