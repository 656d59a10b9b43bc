import { and, eq, sql } from 'drizzle-orm';
import type { PlayActivity } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { playLimits } from '../../db/schema';
import { readPeriod } from '../records/reportPeriod';
import { toSession } from './playTime';

const mostLongest = 4;
const dayMs = 86_400_000;

type Sums = Record<
  'deposits' | 'deposited' | 'withdrawals' | 'withdrawn' | 'bets' | 'stake' | 'payout',
  string
>;

/** What a person put in, took out, staked and won between two business days, and the time at games. */
export async function readActivity(
  ctx: SignedInCtx,
  asked: { from: string; to: string },
): Promise<PlayActivity> {
  const { account } = ctx.actor;
  const { from, to, timeZone } = await readPeriod(ctx, asked, 'own');
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  const earlier = (date: string) => new Date(Date.parse(date) - length).toISOString().slice(0, 10);
  const sums = await sumsOf(ctx, from, to);
  const past = await sumsOf(ctx, earlier(from), earlier(to));
  const days = await daysOf(ctx, from, to, timeZone);
  const before = await daysOf(ctx, earlier(from), earlier(to), timeZone);
  const minutesIn = (all: { minutes: number }[]) => all.reduce((sum, { minutes }) => sum + minutes, 0);
  const sessions = await rows<{
    startedAt: Date | string;
    lastAt: Date | string;
    stake: string;
    payout: string;
  }>(
    ctx.db,
    sql`
      SELECT started_at AS "startedAt", last_at AS "lastAt", stake::text, payout::text FROM play_sessions
      WHERE account_id = ${account.id} AND (started_at AT TIME ZONE ${timeZone})::date BETWEEN ${from} AND ${to}
      ORDER BY last_at - started_at DESC, started_at DESC`,
  );
  const [limit] = await ctx.db
    .select()
    .from(playLimits)
    .where(
      and(eq(playLimits.accountId, account.id), eq(playLimits.kind, 'session'), eq(playLimits.period, 'day')),
    );
  return {
    currency: account.currency,
    from,
    to,
    timeZone,
    deposits: { count: Number(sums.deposits), amount: sums.deposited },
    withdrawals: { count: Number(sums.withdrawals), amount: sums.withdrawn },
    bets: { count: Number(sums.bets), stake: sums.stake, payout: sums.payout },
    minutes: minutesIn(days),
    sessions: sessions.length,
    days,
    longest: sessions.slice(0, mostLongest).map((one) =>
      toSession({
        id: '',
        accountId: account.id,
        startedAt: new Date(one.startedAt),
        lastAt: new Date(one.lastAt),
        checkedAt: new Date(one.lastAt),
        stake: BigInt(one.stake),
        payout: BigInt(one.payout),
      }),
    ),
    before: { minutes: minutesIn(before), net: (BigInt(past.payout) - BigInt(past.stake)).toString() },
    ...(limit && { limit: { minutes: Number(limit.amount), since: limit.since.toISOString() } }),
  };
}

/** From the sums by day that the records keep. Money that came back counts against where it went. */
async function sumsOf(ctx: SignedInCtx, from: string, to: string): Promise<Sums> {
  const { id } = ctx.actor.account;
  const [sums] = await rows<Sums>(
    ctx.db,
    sql`
      SELECT m.*, b.* FROM (
        SELECT coalesce(sum(count_in) FILTER (WHERE type = 'deposit'), 0)::text AS deposits,
          coalesce(sum(amount_in - amount_out) FILTER (WHERE type = 'deposit'), 0)::text AS deposited,
          coalesce(sum(count_out) FILTER (WHERE type = 'withdrawal'), 0)::text AS withdrawals,
          coalesce(sum(amount_out - amount_in) FILTER (WHERE type = 'withdrawal'), 0)::text AS withdrawn
        FROM movement_days WHERE account_id = ${id} AND wallet = 'main' AND day BETWEEN ${from} AND ${to}
      ) m, (
        SELECT coalesce(sum(bets), 0)::text AS bets, coalesce(sum(stake), 0)::text AS stake,
          coalesce(sum(payout), 0)::text AS payout
        FROM bet_days WHERE account_id = ${id} AND status <> 'open' AND day BETWEEN ${from} AND ${to}
      ) b`,
  );
  if (!sums) throw new Error('sums of a period were not read');
  return sums;
}

/** Minutes and result of each day with play; a session that passes midnight is of both days. */
async function daysOf(
  ctx: SignedInCtx,
  from: string,
  to: string,
  timeZone: string,
): Promise<PlayActivity['days']> {
  const { id } = ctx.actor.account;
  const found = await rows<{ day: string; minutes: string | number; net: string }>(
    ctx.db,
    sql`
      SELECT to_char(d.day, 'YYYY-MM-DD') AS day,
        round(extract(epoch FROM sum(least(s.last_at, d.ends) - greatest(s.started_at, d.starts))) / 60) AS minutes,
        coalesce((SELECT sum(payout - stake) FROM bet_days b
          WHERE b.account_id = ${id} AND b.day = d.day AND b.status <> 'open'), 0)::text AS net
      FROM (
        SELECT day::date AS day, day::timestamp AT TIME ZONE ${timeZone} AS starts,
          (day + interval '1 day')::timestamp AT TIME ZONE ${timeZone} AS ends
        FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS day
      ) d JOIN play_sessions s ON s.account_id = ${id} AND s.last_at >= d.starts AND s.started_at < d.ends
      GROUP BY d.day ORDER BY d.day`,
  );
  return found.map(({ day, minutes, net }) => ({ day, minutes: Number(minutes), net }));
}
