import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { PlayLimit, PlayLimitKind } from '#contract';
import { rows, type Executor } from '../../db/database';
import {
  betDays,
  deposits,
  movementDays,
  playLimits,
  type Account,
  type PlayLimitRow,
} from '../../db/schema';
import { businessDateOf, businessDayOf, businessMonthOf, businessWeekOf, type Period } from '../businessDay';
import { settingOf } from '../settings';
import { moneyInKinds } from './moneyInKinds';

const periodOf = { day: businessDayOf, week: businessWeekOf, month: businessMonthOf } as const;

/** A limit with what of it is used, in its own unit, and the period that runs. */
export interface UsedLimit extends PlayLimitRow {
  used: bigint;
  runs: Period;
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
  for (const limit of found) {
    const runs = periodAt(limit.period, timeZone, now);
    all.push({ ...limit, runs, used: await usedOf(db, limit, runs, timeZone, now) });
  }
  return all;
}

function usedOf(
  db: Executor,
  { accountId, kind }: PlayLimitRow,
  runs: Period,
  timeZone: string,
  now: Date,
): Promise<bigint> {
  switch (kind) {
    case 'deposit':
      return depositedIn(db, accountId, runs, timeZone);
    case 'session':
      return minutesIn(db, accountId, runs, now);
    default:
      return betIn(db, accountId, runs, timeZone, kind);
  }
}

/** The period of a limit at a moment. */
export const periodAt = (period: PlayLimitRow['period'], timeZone: string, at: Date): Period =>
  periodOf[period](timeZone, at);

/** First day of a period, and the day after its last. */
export const daysOf = (timeZone: string, { from, to }: Period) =>
  [businessDateOf(timeZone, from), businessDateOf(timeZone, to)] as const;

/** Kinds of movements that count towards a deposit limit; a corrected payment counts as what was right. */
const countedKinds = Object.entries(moneyInKinds)
  .filter(([, standing]) => standing !== 'own')
  .map(([kind]) => kind);

/** All that came in, whoever sent it, and what is on its way. */
async function depositedIn(db: Executor, accountId: string, runs: Period, timeZone: string): Promise<bigint> {
  const [from, to] = daysOf(timeZone, runs);
  const [credited] = await db
    .select({
      amount: sql<string>`coalesce(sum(${movementDays.amountIn}
        - CASE WHEN ${movementDays.kind} = 'deposit' THEN ${movementDays.amountOut} ELSE 0 END), 0)`,
    })
    .from(movementDays)
    .where(
      and(
        eq(movementDays.accountId, accountId),
        eq(movementDays.wallet, 'main'),
        inArray(movementDays.kind, countedKinds),
        gte(movementDays.day, from),
        lt(movementDays.day, to),
      ),
    );
  const [open] = await db
    .select({ amount: sql<string>`coalesce(sum(${deposits.payable}), 0)` })
    .from(deposits)
    .where(and(eq(deposits.accountId, accountId), inArray(deposits.status, ['created', 'paid'])));
  return BigInt(credited?.amount ?? 0) + BigInt(open?.amount ?? 0);
}

/** What was staked, or lost: a bet that is not over counts as lost, a stake that came back as none. */
async function betIn(
  db: Executor,
  accountId: string,
  runs: Period,
  timeZone: string,
  kind: 'loss' | 'stake',
): Promise<bigint> {
  const [from, to] = daysOf(timeZone, runs);
  const [sums] = await db
    .select({
      stake: sql<string>`coalesce(sum(${betDays.stake}), 0)`,
      payout: sql<string>`coalesce(sum(${betDays.payout}), 0)`,
    })
    .from(betDays)
    .where(
      and(
        eq(betDays.accountId, accountId),
        gte(betDays.day, from),
        lt(betDays.day, to),
        ne(betDays.status, 'void'),
      ),
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
  amount,
  used,
  runs,
  since,
  readyAt,
  waitingAmount,
}: UsedLimit): PlayLimit => ({
  kind,
  period,
  amount: amount.toString(),
  used: used.toString(),
  resetsAt: runs.to.toISOString(),
  since: since.toISOString(),
  ...(readyAt && {
    waiting: { amount: waitingAmount?.toString() ?? null, readyAt: readyAt.toISOString() },
  }),
});
