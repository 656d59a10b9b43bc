import { makeObservable, observableRef, runInAction } from 'mobx';
import { reportCalls, teamCalls, type ReplyOf } from '#contract';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/**
 * Reports of an agent that are one answer for a period, by its first and last day, `2026-11-01/2026-11-23`, and the way of
 * the income to the main wallet.
 */
export class AgentReportStore implements PageStore {
  /** What the agent earned. */
  readonly income: ResourceMap<string, ReplyOf<typeof reportCalls.income>>;
  /** The team at a glance. */
  readonly overview: ResourceMap<string, ReplyOf<typeof reportCalls.overview>>;
  /** Moves income to the main wallet. */
  readonly move: Task<{ amount: string }, ReplyOf<typeof teamCalls.moveIncome>>;
  /** What was moved last, in minor units. */
  moved: string | undefined = undefined;
  readonly #stores: Pick<StoreContext['stores'], 'wallet'>;
  /** Grows when another person comes: what was sent before is of no use then. */
  #turn = 0;

  constructor({ speak, clock, random, stores }: Pick<StoreContext, 'speak' | 'clock' | 'random' | 'stores'>) {
    const { reports, team } = speak({ reports: reportCalls, team: teamCalls });
    this.#stores = stores;
    this.move = new Task(random, (input, key) => team.moveIncome({ ...input }, { key }));
    const kept = { clock, staleAfter: 30_000 };
    this.income = new ResourceMap((days) => ({
      load: (signal) => reports.income(periodOf(days), { signal }),
      ...kept,
    }));
    this.overview = new ResourceMap((days) => ({
      load: (signal) => reports.overview(periodOf(days), { signal }),
      ...kept,
    }));
    makeObservable(this, { moved: observableRef });
  }

  /** Moves income to the main wallet; the report of these days and the balance follow. True when it was carried out. */
  async moveIncome(amount: string, days: string): Promise<boolean> {
    const turn = this.#turn;
    const { ok } = await this.move.run({ amount });
    if (turn !== this.#turn) return false;
    if (ok) runInAction(() => (this.moved = amount));
    // A refusal may say that the income has changed.
    await Promise.all([this.income.get(days).refresh(), this.#stores.wallet.balance.refresh()]);
    return ok && turn === this.#turn;
  }

  /** What was said about the last move goes. */
  forgetMove(): void {
    this.move.reset();
    runInAction(() => (this.moved = undefined));
  }

  forgetPerson(): void {
    this.#turn += 1;
    this.forgetMove();
    this.income.reset();
    this.overview.reset();
  }
}

function periodOf(days: string): { from: string; to: string } {
  const [from = '', to = ''] = days.split('/');
  return { from, to };
}

export const agentReportStore = defineStore((context) => new AgentReportStore(context));
