import { and, asc, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf, PointsConfig, PointsItem } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import { convertStep } from '#contract/pointsRules';
import { rows, type Executor } from '../../db/database';
import { pointsItems, pointsRedemptions, type PointsItemRow } from '../../db/schema';
import { currencyOf } from '../currencyOf';
import { localise } from '../localise';
import { readMonth } from '../records/reportPeriod';
import { settingOf } from '../settings';
import { pointsHeldBy } from './pointsAccount';
import { sumPoints } from './sumPoints';

type Items = Contract['points']['rewards'];

/** Points of the member, what came and went of them this month, and deposits in total, which some items ask for. */
export async function readPoints(ctx: SignedInCtx): Promise<HandlerReplyOf<Contract['points']['balance']>> {
  const { id } = ctx.actor.account;
  const { free, held } = await pointsHeldBy(ctx.db, id);
  const deposits = await depositsOf(ctx.db, id);
  const [open] = await ctx.db
    .select({ total: count() })
    .from(pointsRedemptions)
    .where(and(eq(pointsRedemptions.accountId, id), eq(pointsRedemptions.status, 'inProcess')));
  const month = await readMonth(ctx);
  const sources = await sumPoints(ctx.db, id, month);
  return {
    points: Number(free),
    held: Number(held),
    inProcess: open?.total ?? 0,
    deposits: deposits.toString(),
    month: { ...month, sources: sources.map(({ type, changed }) => ({ type, changed })) },
  };
}

/** What a member paid in altogether. */
export async function depositsOf(db: Pick<Executor, 'execute'>, accountId: string): Promise<bigint> {
  const [found] = await rows<{ paid: bigint }>(
    db,
    sql`SELECT coalesce(sum(amount_in), 0)::bigint AS paid FROM movement_days
      WHERE account_id = ${accountId} AND wallet = 'main' AND type = 'deposit'`,
  );
  return found?.paid ?? 0n;
}

/** What is offered, those that are sold out as well: a page of it. */
export async function listPointsItems(
  ctx: Ctx,
  { page, pageSize, category, sort, affordable }: ParsedRequestOf<Items>,
): Promise<HandlerReplyOf<Items>> {
  const free = ctx.actor ? (await pointsHeldBy(ctx.db, ctx.actor.account.id)).free : 0n;
  const wanted = and(
    eq(pointsItems.merchantCode, ctx.merchant),
    eq(pointsItems.isOn, true),
    category === undefined ? undefined : eq(pointsItems.category, category),
    affordable === '1' ? and(lte(pointsItems.points, free), gt(pointsItems.stock, 0)) : undefined,
  );
  const found = await ctx.db
    .select()
    .from(pointsItems)
    .where(wanted)
    .orderBy(
      ...(sort === 'popular' ? [desc(pointsItems.isPopular)] : []),
      ...(sort === 'fewest' ? [asc(pointsItems.points)] : []),
      ...(sort === 'most' ? [desc(pointsItems.points)] : []),
      asc(pointsItems.place),
      asc(pointsItems.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(pointsItems).where(wanted);
  return { list: found.map((row) => toItem(row, ctx.language)), total: all?.total ?? 0 };
}

const toItem = (row: PointsItemRow, language: string): PointsItem => ({
  id: row.id,
  name: localise(row.name, language),
  line: localise(row.line, language),
  category: row.category,
  image: row.image,
  points: Number(row.points),
  amount: row.minDeposits.toString(),
  quantity: row.stock,
  needs: row.needs,
  isPopular: row.isPopular,
  ...(row.credit !== null && { credit: row.credit.toString() }),
});

/** How points are earned and what they are worth. */
export async function readPointsConfig(ctx: Ctx): Promise<PointsConfig> {
  const { earning, pointsPerUnit, unitAmount, least, rules } = await settingOf(
    ctx.db,
    ctx.merchant,
    'pointsRules',
  );
  const currency = await currencyOf(ctx);
  return {
    currency,
    earning,
    pointsPerUnit,
    unitAmount,
    least,
    step: convertStep({ pointsPerUnit, unitAmount }, currency),
    rules: localise(rules, ctx.language),
  };
}
