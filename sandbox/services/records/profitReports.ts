import type {
  Contract,
  GameCategory,
  HandlerReplyOf,
  ParsedRequestOf,
  ProfitAccountRow,
  UserType,
} from '#contract';
import { sql } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { finishedBets } from './accountSums';
import { addFigures, betSums, subtractFigures, toWireFigures, type Figures } from './figures';
import { pathOf, pathsOf, profitByAccount, profitByDay, type AccountProfit } from './profitQuery';
import { readPeriod } from './reportPeriod';
import { teamScope } from './scope';

type ByAccount = Contract['reports']['profitByAccount'];
type ByDay = Contract['reports']['profitByDay'];
type Own = Contract['records']['profit'];

/** The profit and loss of a team by account: direct teams as one row each, or everybody. */
export async function readProfitByAccount(
  ctx: SignedInCtx,
  request: ParsedRequestOf<ByAccount>,
): Promise<HandlerReplyOf<ByAccount>> {
  const period = await readPeriod(ctx, request, 'team');
  const { db, actor } = ctx;
  const { id: root } = await teamScope(ctx, { under: request.under });
  const { page, pageSize } = request;
  const found = await profitByAccount(
    db,
    { ...request, root, viewer: actor.account.id },
    { ...request, skip: (page - 1) * pageSize, take: pageSize },
  );
  const paths =
    request.search.trim() === ''
      ? undefined
      : await pathsOf(
          db,
          actor.account.id,
          found.rows.map(({ id }) => id),
        );
  return {
    ...period,
    currency: actor.account.currency,
    path: await pathOf(db, actor.account.id, root),
    total: found.total,
    hiddenRows: found.hidden,
    totals: toWireFigures(found.totals),
    other: toWireFigures(subtractFigures(found.totals, addFigures(found.rows.map(({ figures }) => figures)))),
    rows: found.rows.map((row) => ({
      ...toWireRow(row),
      // Without the agent who asks and the account itself.
      ...(paths && { path: (paths.get(row.id) ?? []).slice(1, -1) }),
    })),
  };
}

/** A row by account as it travels. */
export const toWireRow = ({ figures, cumulative, type, ...row }: AccountProfit): ProfitAccountRow => ({
  ...row,
  type: type as UserType,
  ...toWireFigures(figures),
  cumulative: cumulative.toString(),
});

/** The same by business day. */
export async function readProfitByDay(
  ctx: SignedInCtx,
  request: ParsedRequestOf<ByDay>,
): Promise<HandlerReplyOf<ByDay>> {
  const period = await readPeriod(ctx, request, 'team');
  const { db, actor } = ctx;
  const { id: root } = await teamScope(ctx, { under: request.under });
  const days = await profitByDay(db, { ...request, root });
  let cumulative = 0n;
  return {
    ...period,
    currency: actor.account.currency,
    path: await pathOf(db, actor.account.id, root),
    total: days.length,
    totals: toWireFigures(addFigures(days.map(({ figures }) => figures))),
    other: toWireFigures(addFigures([])),
    rows: days.map(({ day, figures }) => ({
      day,
      ...toWireFigures(figures),
      cumulative: (cumulative += figures.net).toString(),
    })),
  };
}

/** A member's own profit and loss by day and by game type. */
export async function readProfit(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Own>,
): Promise<HandlerReplyOf<Own>> {
  const period = await readPeriod(ctx, request, 'own');
  const { db, actor } = ctx;
  const { id: root, currency } = actor.account;
  const days = await profitByDay(db, { root, from: request.from, to: request.to, gameTypes: [] }, 'account');
  const types = await rows<{
    game_type: string;
    bets: bigint;
    stake: bigint;
    payout: bigint;
    valid_bet: bigint;
  }>(
    db,
    sql`SELECT b.game_type, ${betSums} FROM (${finishedBets(request, { account: root })}) b
      GROUP BY b.game_type HAVING sum(b.bets) > 0 ORDER BY 3 DESC`,
  );
  return {
    ...period,
    currency,
    days: days.map(({ day, figures }) => ({ day, ...toSums(figures) })),
    gameTypes: types.map((row) => ({
      gameType: row.game_type as GameCategory,
      count: Number(row.bets),
      stake: row.stake.toString(),
      payout: row.payout.toString(),
      validBet: row.valid_bet.toString(),
      result: (row.payout - row.stake).toString(),
    })),
    totals: toSums(addFigures(days.map(({ figures }) => figures))),
  };
}

function toSums(figures: Figures) {
  const {
    bets: count,
    stake,
    payout,
    validBet,
    result,
    rebate,
    bonus,
    reward,
    fee,
    net,
  } = toWireFigures(figures);
  return { count, stake, payout, validBet, result, rebate, bonus, reward, fee, net };
}
