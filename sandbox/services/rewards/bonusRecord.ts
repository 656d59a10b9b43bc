import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { CsvFile, type Contract, type HandlerReplyOf, type ParsedRequestOf } from '#contract';
import type { SignedInCtx } from '../../context';
import { turnoverRequirements } from '../../db/schema';
import { fourSumsOf } from '../cashier/heldMoney';
import { localise } from '../localise';
import { toAmount } from '../../toAmount';
import { nameOf } from '../records/exports';
import { readPeriod, type ReportPeriod } from '../records/reportPeriod';
import { toBonuses } from './listBonuses';

type Record = Contract['rewards']['bonusRecord'];
type Filter = ParsedRequestOf<Contract['rewards']['exportBonuses']>;

const table = turnoverRequirements;

/** The member's bonuses that began in the period and stand as asked for. */
const matching = ({ actor }: SignedInCtx, { from, to, timeZone }: ReportPeriod, { statuses }: Filter): SQL =>
  and(
    eq(table.accountId, actor.account.id),
    eq(table.kind, 'bonus'),
    // Compared with instants, because a day of a row would be reckoned for every row.
    sql`${table.openedAt} >= (${from}::date)::timestamp AT TIME ZONE ${timeZone}`,
    sql`${table.openedAt} < (${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}`,
    statuses.length > 0 ? inArray(table.status, statuses) : undefined,
  ) ?? sql`true`;

/** Bonuses that began in a period, newest first, and what they come to. */
export async function listBonusRecord(
  ctx: SignedInCtx,
  request: ParsedRequestOf<Record>,
): Promise<HandlerReplyOf<Record>> {
  const period = await readPeriod(ctx, request, 'own');
  const { account } = ctx.actor;
  const where = matching(ctx, period, request);
  const { heldByBonus } = await fourSumsOf(ctx.db, account.id, account.currency);
  const rows = await ctx.db
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(table.openedAt), desc(table.sequence))
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize);
  const sumOf = (statuses: SQL) =>
    sql<string>`coalesce(sum(${table.amount}) FILTER (WHERE ${table.status} IN (${statuses})), 0)::text`;
  const [sums] = await ctx.db
    .select({
      total: sql<number>`count(*)::int`,
      received: sql<string>`coalesce(sum(${table.amount}), 0)::text`,
      earned: sumOf(sql`'met'`),
      lost: sumOf(sql`'expired', 'givenUp'`),
      running: sumOf(sql`'open'`),
      done: sql<string>`coalesce(sum(${table.done}), 0)::text`,
    })
    .from(table)
    .where(where);
  const { total = 0, received = '0', earned = '0', lost = '0', running = '0', done = '0' } = sums ?? {};
  return {
    ...period,
    currency: account.currency,
    rows: await toBonuses(ctx, rows, heldByBonus),
    total,
    totals: { received, earned, lost, running, done },
  };
}

/** All bonuses of the filter. A member has few of them: they are read at once. */
export async function exportBonuses(ctx: SignedInCtx, request: Filter): Promise<CsvFile> {
  const period = await readPeriod(ctx, request, 'own');
  const found = await ctx.db
    .select()
    .from(table)
    .where(matching(ctx, period, request))
    .orderBy(desc(table.openedAt), desc(table.sequence));
  async function* lines() {
    yield ['Began (UTC)', 'Bonus', 'Name', 'Status', 'Currency', 'Amount', 'To bet', 'Bet', 'Ended (UTC)'];
    for (const row of found)
      yield [
        row.openedAt.toISOString(),
        row.id,
        row.title ? localise(row.title, ctx.language) : '',
        row.status,
        ctx.actor.account.currency,
        toAmount(row.amount),
        toAmount(row.required),
        toAmount(row.done),
        row.endedAt?.toISOString() ?? '',
      ];
  }
  return new CsvFile(nameOf('bonuses', period), lines());
}
