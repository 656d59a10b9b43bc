import { sql, type SQL } from 'drizzle-orm';
import { longestPeriod, type MovementType } from '#contract';
import { rows, type Executor } from '../../db/database';
import { instantText } from './betQuery';
import { beginOf, endOf } from './makeMonths';
import { inScope, movementDaysOf, type Scope } from './scope';
import { paymentDaysOf, paymentsOf } from './teamPayments';

/** Which movements of main wallets, or what a dividend counts as paid to a team. Without types, all. */
export interface MovementFilter {
  from: string;
  to: string;
  types: readonly MovementType[];
  /** @default 'wallets' */
  of?: 'wallets' | 'dividend';
}

export interface MovementRow extends Record<string, string | bigint> {
  id: string;
  at: string;
  day: string;
  type: string;
  kind: string;
  amount: bigint;
  balance_after: bigint;
  /** What games moved since the movement before, and the day of that one. */
  in_games: bigint;
  games_from: string;
  account_id: string;
  username: string;
}

export interface MovementSums {
  days: { day: string; count: number; change: bigint }[];
  countIn: number;
  countOut: number;
  in: bigint;
  out: bigint;
  /** Sequence of the last recorded one. */
  newest: bigint;
}

const passes = ({ from, to, types }: MovementFilter): SQL =>
  sql`m.day BETWEEN ${from} AND ${to} AND ${
    types.length === 0
      ? sql`true`
      : sql`m.type IN (${sql.join(
          types.map((type) => sql`${type}`),
          sql`, `,
        )})`
  }`;

/** Movements `m` of the filter, with their condition. */
const movementsOf = (scope: Scope, filter: MovementFilter): SQL =>
  sql`${
    filter.of === 'dividend'
      ? paymentsOf(scope.id)
      : sql`movements m WHERE ${inScope(scope, sql`m.account_id`)} AND m.wallet = 'main'`
  } AND ${passes(filter)} AND m.at >= ${beginOf(filter.from)}::timestamptz AND m.at < ${endOf(filter.to)}::timestamptz`;

/** Sums of the filter by day, newest first. */
export async function sumMovements(
  db: Executor,
  scope: Scope,
  filter: MovementFilter,
): Promise<MovementSums> {
  const found = await rows<
    Record<'count_in' | 'count_out' | 'amount_in' | 'amount_out' | 'last_sequence', bigint> & { day: string }
  >(
    db,
    sql`SELECT m.day::text AS day, sum(m.count_in)::bigint AS count_in, sum(m.count_out)::bigint AS count_out,
        sum(m.amount_in)::bigint AS amount_in, sum(m.amount_out)::bigint AS amount_out,
        max(m.last_sequence) AS last_sequence
      FROM ${filter.of === 'dividend' ? paymentDaysOf(scope.id) : movementDaysOf(scope)} AND ${passes(filter)} GROUP BY m.day ORDER BY m.day DESC`,
  );
  const sums: MovementSums = { days: [], countIn: 0, countOut: 0, in: 0n, out: 0n, newest: 0n };
  for (const row of found) {
    sums.days.push({
      day: row.day,
      count: Number(row.count_in + row.count_out),
      change: row.amount_in - row.amount_out,
    });
    sums.countIn += Number(row.count_in);
    sums.countOut += Number(row.count_out);
    sums.in += row.amount_in;
    sums.out += row.amount_out;
    if (row.last_sequence > sums.newest) sums.newest = row.last_sequence;
  }
  return sums;
}

/** A page of movements, newest first; without an anchor, everything that is there. */
export const pageOfMovements = (
  db: Executor,
  scope: Scope,
  filter: MovementFilter,
  { skip, take, anchor }: { skip: number; take: number; anchor: bigint | undefined },
): Promise<MovementRow[]> =>
  rows<MovementRow>(
    db,
    sql`WITH page AS (SELECT m.* FROM ${movementsOf(scope, filter)}
          AND ${anchor === undefined ? sql`true` : sql`m.sequence <= ${anchor.toString()}::bigint`}
        ORDER BY m.at DESC, m.sequence DESC OFFSET ${skip} LIMIT ${take})
      SELECT m.id, ${instantText(sql`m.at`)} AS at, m.day::text AS day, m.type, m.kind, m.amount, m.balance_after,
        m.account_id, a.username, m.balance_after - m.amount - coalesce(before.balance_after, 0) AS in_games,
        greatest(before.day, m.day - ${longestPeriod.own - 1}::integer)::text AS games_from
      FROM page m JOIN accounts a ON a.id = m.account_id LEFT JOIN LATERAL (
        SELECT p.balance_after, p.day FROM movements p
        WHERE p.account_id = m.account_id AND p.wallet = 'main' AND p.at <= m.at AND (p.at, p.sequence) < (m.at, m.sequence)
        ORDER BY p.at DESC, p.sequence DESC LIMIT 1
      ) before ON true
      ORDER BY m.at DESC, m.sequence DESC`,
  );

/** How many movements of the filter came after the anchor. */
export async function countNewerMovements(
  db: Executor,
  scope: Scope,
  filter: MovementFilter,
  anchor: bigint,
): Promise<number> {
  const [found] = await rows<{ newer: bigint }>(
    db,
    sql`SELECT count(*) AS newer FROM ${movementsOf(scope, filter)} AND m.sequence > ${anchor.toString()}::bigint`,
  );
  return Number(found?.newer ?? 0n);
}

/** The movement that a client names as the newest it knows, or the last recorded one. */
export async function movementAnchor(
  db: Executor,
  scope: Scope,
  asOf: string | undefined,
  newest: bigint,
): Promise<{ id: string; sequence: bigint } | undefined> {
  const isIt = asOf === undefined ? sql`m.sequence = ${newest.toString()}::bigint` : sql`m.id = ${asOf}`;
  const [found] = await rows<{ id: string; sequence: bigint }>(
    db,
    sql`SELECT m.id, m.sequence FROM movements m WHERE ${isIt} AND ${inScope(scope, sql`m.account_id`)}`,
  );
  return found;
}
