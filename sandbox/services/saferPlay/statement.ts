import { and, desc, eq, sql } from 'drizzle-orm';
import type { ParsedRequestOf, PlayStatement, saferPlayCalls } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows } from '../../db/database';
import { playSessions } from '../../db/schema';
import { businessDateOf } from '../businessDay';
import { finishedBets, gameTypeIn } from '../records/accountSums';
import { readPeriod, type ReportPeriod } from '../records/reportPeriod';
import { betDaysOf } from '../records/scope';
import { settingOf } from '../settings';
import { toSession } from './playTime';

const mostLongest = 4;
const dayMs = 86_400_000;
/** Days that still have a row each. */
const mostDays = 31;

type Asked = ParsedRequestOf<typeof saferPlayCalls.statement>;
type Row = PlayStatement['rows'][number];
type Unit = PlayStatement['unit'];

/** What a person put in, took out, staked and won in some business days or since the account is there, and the time at games. */
export async function readStatement(ctx: SignedInCtx, asked: Asked): Promise<PlayStatement> {
  const { account } = ctx.actor;
  const { to } = asked;
  const period = asked.from
    ? await readPeriod(ctx, { from: asked.from, to }, 'own')
    : await readPeriod(ctx, { from: await firstDay(ctx, to), to }, 'life');
  const days = (Date.parse(to) - Date.parse(period.from)) / dayMs + 1;
  const unit = days > mostDays ? 'month' : 'day';
  const found = await rowsOf(ctx, period, unit, asked.gameType);
  const startedOn = sql`(${playSessions.startedAt} AT TIME ZONE ${period.timeZone})::date`;
  const longest = await ctx.db
    .select()
    .from(playSessions)
    .where(
      and(eq(playSessions.accountId, account.id), sql`${startedOn} BETWEEN ${period.from} AND ${period.to}`),
    )
    .orderBy(desc(sql`${playSessions.lastAt} - ${playSessions.startedAt}`), desc(playSessions.startedAt))
    .limit(mostLongest);
  return {
    currency: account.currency,
    ...period,
    unit,
    rows: found,
    totals: {
      deposits: sumOf(found, ({ deposits }) => deposits),
      withdrawals: sumOf(found, ({ withdrawals }) => withdrawals),
      stake: sumOf(found, ({ stake }) => stake),
      payout: sumOf(found, ({ payout }) => payout),
      minutes: found.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    longest: longest.map(toSession),
  };
}

/** The business day on which the account was opened; the last day asked for when that is before it. */
async function firstDay({ db, actor: { account } }: SignedInCtx, to: string): Promise<string> {
  const opened = businessDateOf(await settingOf(db, account.merchantCode, 'timeZone'), account.createdAt);
  return opened < to ? opened : to;
}

const sumOf = (found: readonly Row[], amountOf: (row: Row) => string): string =>
  found.reduce((sum, row) => sum + BigInt(amountOf(row)), 0n).toString();

/**
 * From the sums by day that the records keep. Money that came back counts against where it went; a session that passes
 * midnight is of both days.
 */
async function rowsOf(
  { db, actor }: SignedInCtx,
  { from, to, timeZone }: ReportPeriod,
  unit: Unit,
  gameType: Asked['gameType'],
): Promise<Row[]> {
  const { id } = actor.account;
  // The lottery's two kinds are one to a player.
  const gameTypes = !gameType ? [] : gameType === 'ELOTT' ? ['LOTT', 'ELOTT'] : [gameType];
  const finished =
    unit === 'month'
      ? sql`(${finishedBets({ from, to }, { gameTypes, account: id })}) b`
      : sql`(SELECT b.day AS month, b.stake, b.payout FROM ${betDaysOf({ is: 'account', id }, { gameTypes })}
          AND b.day BETWEEN ${from} AND ${to} AND b.status <> 'open' AND ${gameTypeIn(gameTypes)}) b`;
  const step = sql.raw(`interval '1 ${unit}'`);
  const found = await rows<
    Record<'from' | 'to' | 'deposits' | 'withdrawals' | 'stake' | 'payout' | 'minutes', string>
  >(
    db,
    sql`
      WITH span AS (
        SELECT start::date AS start, greatest(start::date, ${from}) AS first, least((start + ${step})::date - 1, ${to}) AS last
        FROM generate_series(date_trunc(${unit}, ${from}::timestamp), ${to}::timestamp, ${step}) AS start
      ), bet AS (SELECT b.month, sum(b.stake) AS stake, sum(b.payout) AS payout FROM ${finished} GROUP BY b.month
      ), session AS MATERIALIZED (
        SELECT started_at, last_at FROM play_sessions
        WHERE account_id = ${id} AND last_at >= ${from}::timestamp AT TIME ZONE ${timeZone}
      )
      SELECT span.first::text AS "from", span.last::text AS "to", moved.*,
        coalesce(bet.stake, 0)::text AS stake, coalesce(bet.payout, 0)::text AS payout, played.*
      FROM span LEFT JOIN bet ON bet.month = span.start, LATERAL (
        SELECT coalesce(sum(amount_in - amount_out) FILTER (WHERE type = 'deposit'), 0)::text AS deposits,
          coalesce(sum(amount_out - amount_in) FILTER (WHERE type = 'withdrawal'), 0)::text AS withdrawals
        FROM movement_days WHERE account_id = ${id} AND wallet = 'main' AND day BETWEEN span.first AND span.last
      ) moved, LATERAL (
        SELECT coalesce(round(extract(epoch FROM sum(least(last_at, ends) - greatest(started_at, starts))) / 60), 0)::text
          AS minutes
        FROM session, (
          SELECT span.first::timestamp AT TIME ZONE ${timeZone} AS starts,
            (span.last + 1)::timestamp AT TIME ZONE ${timeZone} AS ends
        ) bounds
        WHERE last_at >= starts AND started_at < ends
      ) played ORDER BY span.first`,
  );
  return found.map((row) => ({ ...row, minutes: Number(row.minutes) }));
}
