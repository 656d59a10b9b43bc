import * as v from 'valibot';
import { reportCalls, type ProfitAccountRow, type ReplyOf, type RequestOf } from '#contract';
import { State } from '../data/state';
import { defineStore } from './defineStore';

type AccountPage = ReplyOf<typeof reportCalls.profitByAccount>;
type AccountRequest = RequestOf<typeof reportCalls.profitByAccount>;
/** Whose figures, of which days and games, in which order. */
export type ProfitFilter = Pick<
  AccountRequest,
  'from' | 'to' | 'under' | 'gameTypes' | 'scope' | 'search' | 'zeroRows' | 'sort' | 'direction'
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
export const profitStore = defineStore(({ scope, createCalls, localStorage }) => {
  const { reports } = createCalls({ reports: reportCalls });
  // It is the device's, and stays when another person comes.
  const device = new State({ layout: readLayout(localStorage.read(layoutKey)) });
  return {
    accounts: scope.paged<ProfitFilter, AccountPage, ProfitAccountRow>({
      load: (request, signal) => reports.profitByAccount(request, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id, of }) => `${of}:${id}`,
      pageSize: 50,
    }),
    /** By the filter as JSON. */
    days: scope.queryBy(
      (filter: string, options) => reports.profitByDay(JSON.parse(filter) as ProfitDayFilter, options),
      { staleTime: 30_000 },
    ),
    /** A file has an order of its own. */
    export: scope.mutation(({ sort: _sort, direction: _direction, ...filter }: ProfitFilter) =>
      reports.exportProfit(filter, { timeout: exportTimeout }),
    ),
    /** Columns and density that were chosen on this device; none at first. */
    get layout(): ProfitLayout | undefined {
      return device.value.layout;
    },
    /** Keeps columns and density for the next time; nothing goes back to what the report comes with. */
    keepLayout(layout: ProfitLayout | undefined): void {
      device.set({ layout });
      if (layout) localStorage.write(layoutKey, JSON.stringify(layout));
      else localStorage.remove(layoutKey);
    },
  };
});

function readLayout(stored: string | null): ProfitLayout | undefined {
  try {
    const result = v.safeParse(layoutShape, JSON.parse(stored ?? ''));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
