import { sql, type SQL } from 'drizzle-orm';
import type { PointsType } from '#contract';
import { rows, type Executor } from '../../db/database';
import type { ReportPeriod } from '../records/reportPeriod';
import { pointsOf } from './pointsAccount';

type Days = Pick<ReportPeriod, 'from' | 'to' | 'timeZone'>;

/** Ledger entries `e` of an account's points in some business days, with their transactions `t`. */
export const pointsEntries = (accountId: string, { from, to, timeZone }: Days): SQL =>
  sql`ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    AND e.account_id = ${pointsOf(accountId)}
    AND e.created_at >= (${from}::timestamp AT TIME ZONE ${timeZone})
    AND e.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})`;

/** What each type of points comes to in some business days, with how many records it is made of. */
export async function sumPoints(
  db: Pick<Executor, 'execute'>,
  accountId: string,
  days: Days,
): Promise<{ type: PointsType; changed: number; records: number }[]> {
  const found = await rows<{ type: PointsType; changed: bigint; records: bigint }>(
    db,
    sql`SELECT t.meta ->> 'type' AS type, sum(e.amount)::bigint AS changed, count(*) AS records
      FROM ${pointsEntries(accountId, days)} GROUP BY 1 ORDER BY 1`,
  );
  return found.map(({ type, changed, records }) => ({
    type,
    changed: Number(changed),
    records: Number(records),
  }));
}
