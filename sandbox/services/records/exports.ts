import { CsvFile, type Contract, type ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { toAmount } from '../../toAmount';
import { refuseArchived } from './archivedMonths';
import { pageOfBets, sumBets, type BetFilter, type BetOrder, type BetRow } from './betQuery';
import { ownMovementPage, sumMovements, type OwnMovementRow } from './movementQuery';
import { profitByAccount, type AccountProfit } from './profitQuery';
import { possibleOrder, type RecordOrder } from './recordOrder';
import { readPeriod, type ReportPeriod } from './reportPeriod';
import { toBet } from './toBet';
import { ownScope, teamScope, type Scope } from './scope';

type Records = Contract['records'];

/** Rows asked for at once; a file of any length holds this many in memory. */
const rowsAtOnce = 1_000;
/** The same in another order than that of time, where each time all rows are sorted. */
const sortedAtOnce = 10_000;
const atOnce = ({ sort }: RecordOrder<string>): number => (sort === 'time' ? rowsAtOnce : sortedAtOnce);

/** `report-from-to.csv`. */
export const nameOf = (report: string, { from, to }: ReportPeriod): string => `${report}-${from}-${to}.csv`;

const betHeader = ['Time (UTC)', 'Bet', 'Game', 'Vendor', 'Game type', 'Status', 'Currency', 'Stake', 'Valid bet', 'Payout', 'Result', 'Outcome']; // prettier-ignore
/** How a bet on a line ended where its status does not say it, and both halves: `halfWon (2.5 won 38.00, 3 push 20.00)`. */
function outcomeOf(row: BetRow): string {
  const { outcome, halves = [], status, freeSpin } = toBet(row);
  if (freeSpin) return `freeSpin (won ${toAmount(BigInt(freeSpin.won))})`;
  const parts = halves.map(({ line, result, payout }) =>
    [line, ...(result ? [result, toAmount(BigInt(payout))] : [])].join(' '),
  );
  return parts.length > 0 ? `${outcome ?? status} (${parts.join(', ')})` : (outcome ?? '');
}

const betCells = (row: BetRow, currency: string): string[] => {
  const isOpen = row.status === 'open';
  return [
    row.at,
    row.id,
    row.game_name,
    row.vendor_name,
    row.game_type,
    row.status,
    currency,
    toAmount(row.stake),
    isOpen ? '' : toAmount(row.valid_bet),
    isOpen ? '' : toAmount(row.payout),
    isOpen ? '' : toAmount(row.payout - row.stake),
    outcomeOf(row),
  ];
};

async function* eachBet(
  { db, actor }: SignedInCtx,
  scope: Scope,
  filter: BetFilter & BetOrder,
): AsyncGenerator<BetRow> {
  const take = atOnce(filter);
  const { days, newest: anchor } = await sumBets(db, scope, filter);
  for (let skip = 0; ; skip += take) {
    const page = await pageOfBets(db, scope, filter, days, {
      skip,
      take,
      order: filter,
      anchor,
      viewer: actor.account.id,
    });
    yield* page.rows;
    if (page.rows.length < take) return;
  }
}

/** All of the member's bets of the filter. */
export async function exportBets(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Records['exportBets']>,
): Promise<CsvFile> {
  const period = await readPeriod(ctx, request, 'own');
  await refuseArchived(ctx.db, period);
  const { currency } = ctx.actor.account;
  async function* lines() {
    yield betHeader;
    for await (const row of eachBet(ctx, ownScope(ctx), request)) yield betCells(row, currency);
  }
  return new CsvFile(nameOf('betting-record', period), lines());
}

/** All bets of the team in the filter. */
export async function exportTeamBets(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Records['exportTeamBets']>,
): Promise<CsvFile> {
  const period = await readPeriod(ctx, request, 'team');
  await refuseArchived(ctx.db, period);
  const scope = await teamScope(ctx, request);
  const { currency } = ctx.actor.account;
  async function* lines() {
    yield ['Account', ...betHeader];
    for await (const row of eachBet(ctx, scope, request)) yield [row.username, ...betCells(row, currency)];
  }
  return new CsvFile(nameOf('team-betting', period), lines());
}

/** All movements of the member's main wallet in the filter. */
export async function exportMovements(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Records['exportMovements']>,
): Promise<CsvFile> {
  const period = await readPeriod(ctx, request, 'own');
  await refuseArchived(ctx.db, period);
  const { db, actor } = ctx;
  const scope = ownScope(ctx);
  async function* lines() {
    yield ['Time (UTC)', 'Transaction', 'Type', 'Currency', 'In games', 'Amount', 'Balance after'];
    const { newest: anchor, countIn, countOut } = await sumMovements(db, scope, request);
    const order = possibleOrder(request, countIn + countOut);
    const take = atOnce(order);
    for (let skip = 0; ; skip += take) {
      const found = await rows<OwnMovementRow>(
        db,
        ownMovementPage(scope, request, { skip, take, order, anchor }),
      );
      for (const row of found)
        yield [
          row.at,
          row.id,
          row.type,
          actor.account.currency,
          toAmount(row.in_games),
          toAmount(row.amount),
          toAmount(row.balance_after),
        ];
      if (found.length < take) return;
    }
  }
  return new CsvFile(nameOf('account-record', period), lines());
}

const profitHeader = ['Account', 'Level', 'Members', 'Currency', 'Bets', 'Deposit', 'Withdrawal', 'Stake', 'Valid bet', 'Payout', 'Result', 'Bonus', 'Rebate', 'Reward', 'Fee', 'Net']; // prettier-ignore
const profitCells = ({ account, level, members, figures: f }: AccountProfit, currency: string): string[] => [
  account,
  String(level),
  String(members),
  currency,
  String(f.bets),
  ...[f.deposit, f.withdrawal, f.stake, f.validBet, f.payout, f.result, f.bonus, f.rebate, f.reward, f.fee, f.net].map(toAmount), // prettier-ignore
];

/** All rows of the profit and loss by account. One statement makes them, so that they are of one moment. */
export async function exportProfit(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Contract['reports']['exportProfit']>,
): Promise<CsvFile> {
  const period = await readPeriod(ctx, request, 'team');
  const { id: root } = await teamScope(ctx, { under: request.under });
  const { id: viewer, currency } = ctx.actor.account;
  async function* lines() {
    yield profitHeader;
    const all = { sort: 'account', direction: 'ascending', skip: 0, take: 1_000_000 } as const;
    const found = await profitByAccount(ctx.db, { ...request, root, viewer }, { ...request, ...all });
    for (const row of found.rows) yield profitCells(row, currency);
  }
  return new CsvFile(nameOf('profit-and-loss', period), lines());
}
