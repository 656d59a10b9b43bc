import { reportCalls, teamCalls } from '#contract';
import { defineStore } from './defineStore';

/**
 * Reports of an agent that are one answer for a period, by its first and last day, `2026-11-01/2026-11-23`, and the way of
 * the income to the main wallet.
 */
export const agentReportStore = defineStore(({ scope, createCalls, stores }) => {
  const { reports, team } = createCalls({ reports: reportCalls, team: teamCalls });
  const kept = { staleTime: 30_000 };
  /** What the agent earned. */
  const income = scope.queryBy((days: string, options) => reports.income(periodOf(days), options), kept);
  /** Moves income to the main wallet. */
  const move = scope.mutation(team.moveIncome);
  return {
    income,
    /** The team at a glance. */
    overview: scope.queryBy((days: string, options) => reports.overview(periodOf(days), options), kept),
    move,
    /**
     * Moves income to the main wallet; the report of these days and the balance follow. True when it was carried out and
     * was not put aside.
     */
    async moveIncome(amount: string, days: string): Promise<boolean> {
      const outcome = await scope.unlessReset(move.run({ amount }));
      if (!outcome) return false;
      // A refusal may say that the income has changed.
      const followed = await scope.unlessReset(
        Promise.all([income.get(days).refresh(), stores.wallet.balance.refresh()]),
      );
      return outcome.ok && followed !== undefined;
    },
  };
});

function periodOf(days: string): { from: string; to: string } {
  const [from = '', to = ''] = days.split('/');
  return { from, to };
}
