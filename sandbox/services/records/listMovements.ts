import { sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, MovementType, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { translate, word } from '../../words/phrase';
import { balanceOf, incomeOf, walletOf } from '../../ledger/ledger';
import {
  countNewerMovements,
  movementAnchor,
  ownMovementPage,
  sumMovements,
  teamMovementPage,
  type MovementFilter,
  type MovementOrder,
  type OwnMovementRow,
  type TeamMovementRow,
} from './movementQuery';
import { refuseArchived } from './archivedMonths';
import { pathOf } from './profitQuery';
import { possibleOrder } from './recordOrder';
import { readPeriod } from './reportPeriod';
import { ownScope, teamScope, type Scope } from './scope';

type Own = Contract['records']['movements'];
type Team = Contract['reports']['transactions'];
type TeamMovement = HandlerReplyOf<Team>['rows'][number];
type Income = Contract['reports']['income'];

/** The account record: what moved the main wallet, bets aside. */
export async function listMovements(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Own>,
): Promise<HandlerReplyOf<Own>> {
  const period = await readPeriod(ctx, request, 'own');
  await refuseArchived(ctx.db, period);
  const { account } = ctx.actor;
  const { sums, found, ...list } = await readPage<OwnMovementRow>(
    ctx,
    ownScope(ctx),
    request,
    ownMovementPage,
  );
  const shown = new Set(found.map(({ day }) => day));
  return {
    ...period,
    currency: account.currency,
    rows: found.map((row) => toMovement(row, ctx.language)),
    ...list,
    totals: {
      in: sums.in.toString(),
      out: sums.out.toString(),
      change: (sums.in - sums.out).toString(),
      countIn: sums.countIn,
      countOut: sums.countOut,
    },
    days: sums.days
      .filter(({ day }) => shown.has(day))
      .map(({ change, ...day }) => ({ ...day, change: change.toString() })),
    balance: ((await balanceOf(ctx.db, walletOf(account.id)))?.balance ?? 0n).toString(),
  };
}

/** A row of the account record as the contract has it. */
export const toMovement = (row: OwnMovementRow, language: string): HandlerReplyOf<Own>['rows'][number] => ({
  id: row.id,
  at: row.at,
  day: row.day,
  type: row.type as MovementType,
  amount: row.amount.toString(),
  balanceAfter: row.balance_after.toString(),
  inGames: row.in_games.toString(),
  gamesFrom: row.games_from,
  ...(row.kind === 'welcome' && { detail: translate(word('movement.welcome'), language) }),
  ...(row.kind === 'reward.cashback' && { detail: translate(word('reward.cashback'), language) }),
});

/** What moved the wallets of a team. */
export async function listTeamMovements(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Team>,
): Promise<HandlerReplyOf<Team>> {
  const period = await readPeriod(ctx, request, 'team');
  await refuseArchived(ctx.db, period);
  const scope = await teamScope(ctx, { under: request.under });
  const { sums, found, ...list } = await readPage<TeamMovementRow>(ctx, scope, request, teamMovementPage);
  return {
    ...period,
    currency: ctx.actor.account.currency,
    path: await pathOf(ctx.db, ctx.actor.account.id, scope.id),
    rows: found.map((row) => ({
      id: row.id,
      at: row.at,
      day: row.day,
      accountId: row.account_id,
      account: row.username,
      type: row.type as MovementType,
      amount: row.amount.toString(),
      balanceAfter: row.balance_after.toString(),
      reference: row.reference,
      ...(row.method !== null && { method: row.method as TeamMovement['method'] }),
      status: row.status as TeamMovement['status'],
    })),
    ...list,
    totals: { in: sums.in.toString(), out: sums.out.toString(), change: (sums.in - sums.out).toString() },
  };
}

type PageRequest = MovementFilter &
  MovementOrder & { page: number; pageSize: number; asOf?: string | undefined };

async function readPage<Row extends OwnMovementRow | TeamMovementRow>(
  { db }: SignedInCtx,
  scope: Scope,
  request: PageRequest,
  pageOf: typeof ownMovementPage,
) {
  const { page, pageSize, asOf } = request;
  const sums = await sumMovements(db, scope, request);
  const anchor = await movementAnchor(db, scope, asOf, sums.newest);
  const newer = anchor === undefined ? 0 : await countNewerMovements(db, scope, request, anchor.sequence);
  const total = sums.countIn + sums.countOut - newer;
  const order = possibleOrder(request, total);
  const wish = { skip: (page - 1) * pageSize, take: pageSize, order, anchor: anchor?.sequence };
  const found = await rows<Row>(db, pageOf(scope, request, wish));
  return { sums, found, sort: order.sort, total, asOf: anchor?.id ?? null };
}

const incomeColumns = {
  'income.rebate': 'rebate',
  'income.dividend': 'dividend',
  'income.wage': 'wage',
  'income.hourlyWage': 'hourlyWage',
  'income.realTimeWage': 'realTimeWage',
} as const;
type IncomeColumn = (typeof incomeColumns)[keyof typeof incomeColumns] | 'toDownlines' | 'correction' | 'net';
const incomeNames: readonly IncomeColumn[] = [
  ...Object.values(incomeColumns),
  'toDownlines',
  'correction',
  'net',
];

const noIncome = () =>
  Object.fromEntries(incomeNames.map((name) => [name, 0n])) as Record<IncomeColumn, bigint>;
const toText = (sums: Record<IncomeColumn, bigint>) =>
  Object.fromEntries(incomeNames.map((name) => [name, sums[name].toString()])) as Record<
    IncomeColumn,
    string
  >;

/**
 * What came into the agent's income by kind and day, and what of it went to downlines. What the agent moved to the main
 * wallet is income all the same.
 */
export async function readIncome(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Income>,
): Promise<HandlerReplyOf<Income>> {
  const period = await readPeriod(ctx, request, 'own');
  const { id, currency } = ctx.actor.account;
  const found = await rows<{ day: string; kind: string; came: bigint; went: bigint }>(
    ctx.db,
    sql`SELECT day::text AS day, kind, sum(amount_in)::bigint AS came, sum(amount_out)::bigint AS went FROM movement_days
      WHERE account_id = ${id} AND wallet = 'income' AND kind <> 'transfer.income' AND day BETWEEN ${request.from} AND ${request.to}
      GROUP BY day, kind ORDER BY day DESC`,
  );
  const totals = noIncome();
  const days = new Map<string, Record<IncomeColumn, bigint>>();
  for (const { day, kind, came, went } of found) {
    const sums = days.get(day) ?? noIncome();
    days.set(day, sums);
    const column = incomeColumns[kind as keyof typeof incomeColumns] as IncomeColumn | undefined;
    for (const each of [sums, totals]) {
      each[column ?? 'correction'] += came;
      // A payment under a contract is one posting: income of who gets it, and a payment to downlines of who pays it.
      each[column === undefined || column === 'rebate' ? (column ?? 'correction') : 'toDownlines'] -= went;
      each.net += came - went;
    }
  }
  return {
    ...period,
    currency,
    balance: ((await balanceOf(ctx.db, incomeOf(id)))?.balance ?? 0n).toString(),
    days: [...days].map(([day, sums]) => ({ day, ...toText(sums) })),
    totals: toText(totals),
  };
}
