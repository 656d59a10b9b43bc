import type { ProfitAccountRow, ProfitColumn, ProfitDayRow, ProfitFigures } from '#contract';
import type { RecordRows } from '../RecordPage';

/** A row of the report: an account's or a team's, or a day's. */
export type ProfitRow =
  ({ kind: 'account'; key: string } & ProfitAccountRow) | ({ kind: 'day'; key: string } & ProfitDayRow);

/** What the rows are. */
export type ProfitView = 'direct' | 'all' | 'day';

/** Columns that can be chosen, in their first order. */
export type ChosenColumn = 'level' | 'members' | 'bets' | ProfitColumn | 'cumulative';
export const chosenColumns: readonly ChosenColumn[] = [
  'level', 'members', 'deposit', 'withdrawal', 'stake', 'validBet', 'payout', 'result', 'bonus', 'rebate', 'reward',
  'fee', 'net', 'cumulative', 'bets',
]; // prettier-ignore
/** What accounts have that days have not. */
const ofAccounts: ReadonlySet<ChosenColumn> = new Set(['level', 'members']);
/** What games have; deposits, bonuses and what they add up to belong to none. */
const ofGames: ReadonlySet<ChosenColumn> = new Set([
  'level', 'members', 'bets', 'stake', 'validBet', 'payout', 'result',
]); // prettier-ignore

/**
 * Columns that have something to say.
 * @param isOfGames whether the report is of one type of games alone
 */
export const columnsOf = (view: ProfitView, isOfGames: boolean): readonly ChosenColumn[] =>
  chosenColumns.filter((id) => (view !== 'day' || !ofAccounts.has(id)) && (!isOfGames || ofGames.has(id)));

/** Those that the report comes with. */
export const firstColumns: ReadonlySet<ChosenColumn> = new Set([
  'level', 'members', 'deposit', 'withdrawal', 'validBet', 'payout', 'result', 'bonus', 'rebate', 'net',
]); // prettier-ignore

/** The rows that are shown, with their sums. */
export interface ProfitList extends RecordRows<ProfitRow> {
  /** From the agent who looks to the account whose team is shown. */
  path: readonly { id: string; account: string }[];
  /** Of all rows of the filter. */
  totals: ProfitFigures;
  utcOffset: string;
}
