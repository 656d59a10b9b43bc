import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PlayLimit, PlayLimitKind, PlayLimitPeriod } from '../../../contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import {
  betDays,
  deposits,
  movementDays,
  playLimits,
  type Account,
  type PlayLimitRow,
} from '../../db/schema';
import { refuse } from '../../refusal';
import { businessDateOf, businessDayOf, businessMonthOf, businessWeekOf, type Period } from '../businessDay';
import { record } from '../events';
import { settingOf } from '../settings';

/** How long a higher limit, or none, waits. Source: money rules, safer play. */
const waitMs = 24 * 3_600_000;

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
    const runs = periodOf[limit.period](timeZone, now);
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

const daysOf = (timeZone: string, { from, to }: Period) =>
  [businessDateOf(timeZone, from), businessDateOf(timeZone, to)] as const;

/** What came in, and what is on its way. */
async function depositedIn(db: Executor, accountId: string, runs: Period, timeZone: string): Promise<bigint> {
  const [from, to] = daysOf(timeZone, runs);
  const [credited] = await db
    .select({ amount: sql<string>`coalesce(sum(${movementDays.amountIn} - ${movementDays.amountOut}), 0)` })
    .from(movementDays)
    .where(
      and(
        eq(movementDays.accountId, accountId),
        eq(movementDays.type, 'deposit'),
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

/** What was staked, or lost: a bet that is not over counts as lost. */
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
    .where(and(eq(betDays.accountId, accountId), gte(betDays.day, from), lt(betDays.day, to)));
  const stake = BigInt(sums?.stake ?? 0);
  const lost = stake - BigInt(sums?.payout ?? 0);
  return kind === 'stake' ? stake : lost > 0n ? lost : 0n;
}

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

/** Sets a limit: a new or lower one at once, a higher one or none after 24 hours and a confirmation. */
export async function setLimit(
  ctx: SignedInCtx,
  { kind, period, amount }: { kind: PlayLimitKind; period: PlayLimitPeriod; amount: string | null },
): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  const wanted = amount === null ? null : BigInt(amount);
  await ctx.db.transaction(async (tx) => {
    const own = await lockLimit(tx, account.id, kind, period);
    if (!own) {
      if (wanted === null) return;
      await tx.insert(playLimits).values({ accountId: account.id, kind, period, amount: wanted, since: now });
    } else if (wanted !== null && wanted <= own.amount) {
      await change(tx, own, {
        ...(wanted < own.amount && { amount: wanted, since: now }),
        readyAt: null,
        waitingAmount: null,
      });
    } else {
      // Asked for again, such as by a repeated request, the same change does not begin to wait anew.
      if (own.readyAt && own.waitingAmount === wanted) return;
      await change(tx, own, { readyAt: new Date(now.getTime() + waitMs), waitingAmount: wanted });
    }
    await record(ctx, tx, 'play.limit', { accountId: account.id, detail: { kind, period, amount } });
  });
}

/** Confirms the limit that waited, or calls it off. Refuses with `play.limitState` when its time has not come. */
export async function answerLimit(
  ctx: SignedInCtx,
  { kind, period, isConfirmed }: { kind: PlayLimitKind; period: PlayLimitPeriod; isConfirmed: boolean },
): Promise<void> {
  const { account } = ctx.actor;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const own = await lockLimit(tx, account.id, kind, period);
    if (!own?.readyAt) {
      // Called off twice is called off.
      if (isConfirmed) refuse('play.limitState');
      return;
    }
    if (!isConfirmed) await change(tx, own, { readyAt: null, waitingAmount: null });
    else if (now < own.readyAt) refuse('play.limitState');
    else if (own.waitingAmount === null) await tx.delete(playLimits).where(same(own));
    else await change(tx, own, { amount: own.waitingAmount, since: now, readyAt: null, waitingAmount: null });
    await record(ctx, tx, 'play.limit', { accountId: account.id, detail: { kind, period, isConfirmed } });
  });
}

const same = ({ accountId, kind, period }: Pick<PlayLimitRow, 'accountId' | 'kind' | 'period'>) =>
  and(eq(playLimits.accountId, accountId), eq(playLimits.kind, kind), eq(playLimits.period, period));

const change = (tx: Executor, own: PlayLimitRow, changes: Partial<PlayLimitRow>) =>
  tx.update(playLimits).set(changes).where(same(own));

/** The limit, with nobody else at the account's limits until the transaction ends: there may be no row to lock yet. */
async function lockLimit(
  tx: Executor,
  accountId: string,
  kind: PlayLimitKind,
  period: PlayLimitPeriod,
): Promise<PlayLimitRow | undefined> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limits:${accountId}`}, 0))`);
  const [own] = await tx.select().from(playLimits).where(same({ accountId, kind, period }));
  return own;
}
