import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import { deposits } from '../../db/schema';
import { businessMonthOf } from '../businessDay';
import { moneyInKinds } from './moneyInKinds';

const dayMs = 24 * 3_600_000;
/** What a deposit limit of a day or a week is over, up to now, wherever midnight is. Source: betting rules, safer play. */
const rollingMs = { day: dayMs, week: 7 * dayMs } as const;

/** Kinds of movements that count towards a deposit limit; a corrected payment counts as what was right. */
const countedList = Object.entries(moneyInKinds)
  .filter(([, standing]) => standing !== 'own')
  .map(([kind]) => sql`${kind}`);
const countedKinds = sql.join(countedList, sql`, `);

/** What of a deposit limit is used. */
export interface Deposited {
  used: bigint;
  /** When the month ends; of a day or a week: when the first part is free again, absent when nothing that came in counts. */
  resetsAt: Date | undefined;
}

/**
 * All that came in during the last 24 hours or 7 days, or in the calendar month, whoever sent it, and what is on its way.
 * Read from single movements, which hold their moment; a payment that was taken back is undone at the moment when it came,
 * so that it frees nothing later.
 */
export async function depositedIn(
  db: Executor,
  accountId: string,
  period: 'day' | 'week' | 'month',
  timeZone: string,
  now: Date,
): Promise<Deposited> {
  const { from, to } =
    period === 'month'
      ? businessMonthOf(timeZone, now)
      : { from: new Date(now.getTime() - rollingMs[period]), to: undefined };
  const [came] = await rows<{ amount: string; first_at: string | Date | null }>(
    db,
    cameIn(accountId, from, to),
  );
  const [open] = await db
    .select({ amount: sql<string>`coalesce(sum(${deposits.payable}), 0)` })
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), inArray(deposits.status, ['created', 'paid'])));
  const firstAt = came?.first_at ? new Date(came.first_at) : undefined;
  return {
    used: BigInt(came?.amount ?? 0) + BigInt(open?.amount ?? 0),
    resetsAt: to ?? (firstAt && new Date(firstAt.getTime() + now.getTime() - from.getTime())),
  };
}

/** What came in since a moment, or in a month, and of what came since: with which payment a part of it begins to be free. */
export function cameIn(accountId: string, from: Date, to: Date | undefined): SQL {
  const begins = sql`${from.toISOString()}::timestamptz`;
  return sql`
    SELECT coalesce(sum(amount), 0)::text AS amount, min(at) FILTER (WHERE freed > 0) AS first_at
    FROM (
      SELECT at, amount, sum(amount) OVER (ORDER BY at) AS freed
      FROM (
        SELECT coalesce(undone.created_at, m.at) AS at, m.amount
        FROM movements m
          LEFT JOIN ledger_transactions t ON m.amount < 0 AND t.id = regexp_replace(m.id, ':[0-9]+$', '')
          LEFT JOIN ledger_transactions undone ON undone.id = t.reverses
        WHERE m.account_id = ${accountId} AND m.wallet = 'main' AND m.at >= ${begins}
          AND m.kind IN (${countedKinds}) AND (m.amount > 0 OR m.kind = 'deposit')
      ) counted
      WHERE ${to ? sql`at >= ${begins} AND at < ${to.toISOString()}::timestamptz` : sql`at > ${begins}`}
    ) running`;
}
