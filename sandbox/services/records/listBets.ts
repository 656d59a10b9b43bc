import type { Contract, HandlerReplyOf, ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { refuseArchived } from './archivedMonths';
import { anchorOf, anchorAt, pageOfBets, sumBets, type BetRow } from './betQuery';
import { pathOf } from './profitQuery';
import { readPeriod, type ReportPeriod } from './reportPeriod';
import { ownScope, teamScope, type Scope } from './scope';
import { sumRows, toBet, toTeamBet, toTotals } from './toBet';

type Own = Contract['records']['bets'];
type Team = Contract['records']['teamBets'];

/** One page of the member's own bets. */
export const listBets = async (
  ctx: SignedInCtx,
  request: ParsedRequestOf<Own>,
): Promise<HandlerReplyOf<Own>> =>
  readPage(ctx, ownScope(ctx), await readPeriod(ctx, request, 'own'), request, toBet);

/** One page of the bets of an agent's team, or of a part of it. */
export async function listTeamBets(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Team>,
): Promise<HandlerReplyOf<Team>> {
  const period = await readPeriod(ctx, request, 'team');
  const scope = await teamScope(ctx, request);
  const path = await pathOf(ctx.db, ctx.actor.account.id, scope.id);
  return { ...(await readPage(ctx, scope, period, request, toTeamBet)), path };
}

async function readPage<Row>(
  ctx: SignedInCtx,
  scope: Scope,
  period: ReportPeriod,
  request: ParsedRequestOf<Own>,
  toRow: (row: BetRow) => Row,
) {
  const { db, actor } = ctx;
  const { page, pageSize, asOf } = request;
  await refuseArchived(db, period);
  const { sums, days, newest } = await sumBets(db, scope, request);
  const anchor = asOf === undefined ? await anchorAt(db, newest) : await anchorOf(db, scope, asOf);
  const found = await pageOfBets(db, scope, request, days, {
    skip: (page - 1) * pageSize,
    take: pageSize,
    order: request,
    anchor: anchor?.sequence,
    viewer: actor.account.id,
  });
  return {
    ...period,
    currency: actor.account.currency,
    rows: found.rows.map(toRow),
    sort: found.sort,
    total: found.total,
    totals: toTotals(sums),
    pageTotals: toTotals(sumRows(found.rows)),
    asOf: anchor?.id ?? null,
  };
}
