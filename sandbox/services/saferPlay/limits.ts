import { and, eq, inArray, sql } from 'drizzle-orm';
import { gameTypesOf, type PlayLimit, type PlayLimitKind } from '#contract';
import { rows, type Executor } from '../../db/database';
import { playLimits, type Account, type PlayLimitRow } from '../../db/schema';
import { businessDateOf, businessDayOf, businessMonthOf, businessWeekOf, type Period } from '../businessDay';
import { gameTypeIn } from '../records/accountSums';
import { betDaysOf } from '../records/scope';
import { settingOf } from '../settings';
import { depositedIn } from './depositedIn';

const periodOf = { day: businessDayOf, week: businessWeekOf, month: businessMonthOf } as const;

/** A limit with what of it is used, in its own unit. */
export interface UsedLimit extends PlayLimitRow {
  used: bigint;
  /** When the period that runs ends; of a deposit limit of a day or a week: when the first part is free again, if any is used. */
  resetsAt: Date | undefined;
}

/** The account's limits of some kinds, with what is used of each. */
export async function limitsOf(
  db: Executor,
  account: Pick<Account, 'id' | 'merchantCode'>,
  now: Date,
  kinds?: readonly PlayLimitKind[],
): Promise<UsedLimit[]> {
  const found = await db
    .select()
    .from(playLimits)
    .where(and(eq(playLimits.accountId, account.id), kinds && inArray(playLimits.kind, kinds)));
  if (found.length === 0) return [];
  const timeZone = await settingOf(db, account.merchantCode, 'timeZone');
  const all: UsedLimit[] = [];
  for (const limit of found) all.push({ ...limit, ...(await usedOf(db, limit, timeZone, now)) });
  return all;
}

async function usedOf(
  db: Executor,
  limit: PlayLimitRow,
  timeZone: string,
  now: Date,
): Promise<Pick<UsedLimit, 'used' | 'resetsAt'>> {
  const { accountId, kind, period } = limit;
  if (kind === 'deposit') return depositedIn(db, accountId, period, timeZone, now);
  const runs = periodAt(period, timeZone, now);
  const used =
    kind === 'session' ? await minutesIn(db, accountId, runs, now) : await betIn(db, limit, runs, timeZone);
  return { used, resetsAt: runs.to };
}

/** The period of a limit of stakes, losses or time at a moment. */
export const periodAt = (period: PlayLimitRow['period'], timeZone: string, at: Date): Period =>
  periodOf[period](timeZone, at);

/** First day of a period, and the day after its last. */
export const daysOf = (timeZone: string, { from, to }: Period) =>
  [businessDateOf(timeZone, from), businessDateOf(timeZone, to)] as const;

/** What was staked, or lost: a bet that is not over counts as lost, a stake that came back as none. */
async function betIn(
  db: Executor,
  { accountId, kind, product }: PlayLimitRow,
  runs: Period,
  timeZone: string,
): Promise<bigint> {
  const [from, to] = daysOf(timeZone, runs);
  const gameTypes = product === 'all' ? [] : gameTypesOf(product);
  const [sums] = await rows<Record<'stake' | 'payout', string>>(
    db,
    sql`SELECT coalesce(sum(b.stake), 0)::text AS stake, coalesce(sum(b.payout), 0)::text AS payout
      FROM ${betDaysOf({ is: 'account', id: accountId }, { gameTypes })}
        AND b.day >= ${from} AND b.day < ${to} AND b.status <> 'void' AND ${gameTypeIn(gameTypes)}`,
  );
  const stake = BigInt(sums?.stake ?? 0);
  return kind === 'stake' ? stake : lossOf(stake, BigInt(sums?.payout ?? 0));
}

/** What was lost. Source: money rules, safer play. */
export const lossOf = (stake: bigint, payout: bigint): bigint => (stake > payout ? stake - payout : 0n);

/** Whole minutes at games in a period. */
export async function minutesIn(db: Executor, accountId: string, runs: Period, now: Date): Promise<bigint> {
  const to = runs.to < now ? runs.to : now;
  const [found] = await rows<{ minutes: string | number | null }>(
    db,
    sql`
      SELECT floor(coalesce(sum(extract(epoch FROM least(last_at, ${to.toISOString()}::timestamptz)
        - greatest(started_at, ${runs.from.toISOString()}::timestamptz))), 0) / 60) AS minutes
      FROM play_sessions WHERE account_id = ${accountId}
        AND last_at > ${runs.from.toISOString()}::timestamptz AND started_at < ${to.toISOString()}::timestamptz`,
  );
  return BigInt(found?.minutes ?? 0);
}

/** A limit as its owner sees it. */
export const toLimit = ({
  kind,
  period,
  product,
  amount,
  used,
  resetsAt,
  since,
  readyAt,
  waitingAmount,
}: UsedLimit): PlayLimit => ({
  kind,
  period,
  ...(product !== 'all' && { product }),
  amount: amount.toString(),
  used: used.toString(),
  ...(resetsAt && { resetsAt: resetsAt.toISOString() }),
  since: since.toISOString(),
  ...(readyAt && {
    waiting: { amount: waitingAmount?.toString() ?? null, readyAt: readyAt.toISOString() },
  }),
});
