import { sql, type SQL } from 'drizzle-orm';
import { longestPeriod, type movementSorts, type MovementType } from '#contract';
import { rows, type Executor } from '../../db/database';
import { instantText } from './betQuery';
import { beginOf, endOf } from './makeMonths';
import { likeName } from '../session/names';
import { directionOf, type RecordOrder } from './recordOrder';
import { inScope, movementDaysOf, type Scope } from './scope';
import { paymentDaysOf, paymentsOf } from './teamPayments';

/** Which movements of main wallets, or what a dividend counts as paid to a team. Without types, all. */
export interface MovementFilter {
  from: string;
  to: string;
  types: readonly MovementType[];
  /** @default 'wallets' */
  of?: 'wallets' | 'dividend';
  /** Part of a username or of a reference. */
  search?: string;
  method?: string | undefined;
  status?: string | undefined;
}

/** What a movement `m` is of, beside the ledger: a payment, a withdrawal, a transfer. */
const detailsOf = sql`(SELECT coalesce(d.reference, w.reference, f.reference, upper(right(t.id, 8))) AS reference,
      coalesce(d.kind, p.kind) AS method, CASE WHEN w.status IN ('requested', 'reviewing', 'sending') THEN 'pending'
        WHEN w.status IN ('rejected', 'cancelled') THEN 'returned' ELSE 'done' END AS status
    FROM ledger_transactions t LEFT JOIN deposits d ON d.id = t.meta ->> 'deposit'
      LEFT JOIN withdrawals w ON w.id = t.meta ->> 'withdrawal' LEFT JOIN payout_accounts p ON p.id = w.payout_account_id
      LEFT JOIN member_transfers f ON f.id = t.meta ->> 'transfer'
    WHERE t.id = regexp_replace(m.id, ':[0-9]+$', '')) x`;

/** Whether a filter asks for what the sums by day do not know. */
const isDetailed = ({ search = '', method, status }: MovementFilter): boolean =>
  search.trim() !== '' || method !== undefined || status !== undefined;

/** Only movements of these types are of something that has details; of all others their row says everything. */
const hasDetail = (isIt: SQL, ...types: MovementType[]): SQL =>
  sql`(${oneOf(sql`m.type`, types)} AND EXISTS (SELECT FROM ${detailsOf} WHERE ${isIt}))`;

const matchesDetails = ({ search = '', method, status }: MovementFilter): SQL => {
  const name = likeName(search);
  const paid = ['deposit', 'withdrawal', 'transfer'] as const;
  const isWanted = status && hasDetail(sql`x.status = ${status}`, 'withdrawal');
  return sql`${method === undefined ? sql`true` : hasDetail(sql`x.method = ${method}`, 'deposit', 'withdrawal')}
    AND ${isWanted === undefined ? sql`true` : status === 'done' ? sql`(m.type <> 'withdrawal' OR ${isWanted})` : isWanted}
    AND ${
      search.trim() === ''
        ? sql`true`
        : sql`(m.account_id IN (SELECT id FROM accounts WHERE username_key LIKE ${name})
          OR (NOT ${oneOf(sql`m.type`, paid)} AND lower(right(regexp_replace(m.id, ':[0-9]+$', ''), 8)) LIKE ${name})
          OR ${hasDetail(sql`lower(x.reference) LIKE ${name}`, ...paid)})`
    }`;
};

interface MovementRow extends Record<string, string | bigint | null> {
  id: string;
  at: string;
  day: string;
  type: string;
  kind: string;
  amount: bigint;
  balance_after: bigint;
}

export interface OwnMovementRow extends MovementRow {
  /** What games moved since the movement before, and the day of that one. */
  in_games: bigint;
  games_from: string;
}

export interface TeamMovementRow extends MovementRow {
  account_id: string;
  username: string;
  reference: string;
  method: string | null;
  status: string;
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

const oneOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const passes = ({ from, to, types }: MovementFilter): SQL =>
  sql`m.day BETWEEN ${from} AND ${to} AND ${types.length === 0 ? sql`true` : oneOf(sql`m.type`, types)}`;

/** Movements `m` of the filter, with their condition. */
const movementsOf = (scope: Scope, filter: MovementFilter): SQL =>
  sql`${
    filter.of === 'dividend'
      ? paymentsOf(scope.id)
      : sql`movements m WHERE ${inScope(scope, sql`m.account_id`)} AND m.wallet = 'main'`
  } AND ${passes(filter)} AND ${isDetailed(filter) ? matchesDetails(filter) : sql`true`} AND m.at >= ${beginOf(filter.from)}::timestamptz AND m.at < ${endOf(filter.to)}::timestamptz`;

/** Sums of the filter by day, newest first. */
export async function sumMovements(
  db: Executor,
  scope: Scope,
  filter: MovementFilter,
): Promise<MovementSums> {
  const sums = isDetailed(filter)
    ? sql`(SELECT m.day, (m.amount > 0)::integer AS count_in, (m.amount < 0)::integer AS count_out,
        greatest(m.amount, 0) AS amount_in, greatest(-m.amount, 0) AS amount_out, m.sequence AS last_sequence
      FROM ${movementsOf(scope, filter)}) m WHERE true`
    : sql`${filter.of === 'dividend' ? paymentDaysOf(scope.id) : movementDaysOf(scope)} AND ${passes(filter)}`;
  const found = await rows<
    Record<'count_in' | 'count_out' | 'amount_in' | 'amount_out' | 'last_sequence', bigint> & { day: string }
  >(
    db,
    sql`SELECT m.day::text AS day, sum(m.count_in)::bigint AS count_in, sum(m.count_out)::bigint AS count_out,
        sum(m.amount_in)::bigint AS amount_in, sum(m.amount_out)::bigint AS amount_out,
        max(m.last_sequence) AS last_sequence
      FROM ${sums} GROUP BY m.day ORDER BY m.day DESC`,
  );
  const all: MovementSums = { days: [], countIn: 0, countOut: 0, in: 0n, out: 0n, newest: 0n };
  for (const row of found) {
    all.days.push({
      day: row.day,
      count: Number(row.count_in + row.count_out),
      change: row.amount_in - row.amount_out,
    });
    all.countIn += Number(row.count_in);
    all.countOut += Number(row.count_out);
    all.in += row.amount_in;
    all.out += row.amount_out;
    if (row.last_sequence > all.newest) all.newest = row.last_sequence;
  }
  return all;
}

export type MovementOrder = RecordOrder<(typeof movementSorts)[number]>;

const orderOf = (order: MovementOrder): SQL => {
  const direction = directionOf(order);
  return order.sort === 'time'
    ? sql`m.at ${direction}, m.sequence ${direction}`
    : sql`m.amount ${direction}, m.at DESC, m.sequence DESC`;
};

export interface MovementWish {
  skip: number;
  take: number;
  order: MovementOrder;
  /** Movements with a higher sequence are not there; all are without one. */
  anchor: bigint | undefined;
}

/** A page of movements, with what is selected of each beside what all lists show. */
const pageOf = (
  scope: Scope,
  filter: MovementFilter,
  { skip, take, order, anchor }: MovementWish,
  { columns, joins }: { columns: SQL; joins: SQL },
): SQL =>
  sql`WITH page AS (SELECT m.* FROM ${movementsOf(scope, filter)}
        AND ${anchor === undefined ? sql`true` : sql`m.sequence <= ${anchor.toString()}::bigint`}
      ORDER BY ${orderOf(order)} OFFSET ${skip} LIMIT ${take})
    SELECT m.id, ${instantText(sql`m.at`)} AS at, m.day::text AS day, m.type, m.kind, m.amount, m.balance_after, ${columns}
    FROM page m ${joins} ORDER BY ${orderOf(order)}`;

/** The statement of a page of somebody's own movements: each with the games since the one before. */
export const ownMovementPage = (scope: Scope, filter: MovementFilter, wish: MovementWish): SQL =>
  pageOf(scope, filter, wish, {
    // Where the one before was taken off with its month, what games moved since is not known.
    columns: sql`CASE WHEN before.day IS NULL AND EXISTS (SELECT FROM system_state WHERE key = 'archivedMonths') THEN 0
      ELSE m.balance_after - m.amount - coalesce(before.balance_after, 0) END AS in_games,
      greatest(before.day, m.day - ${longestPeriod.own - 1}::integer)::text AS games_from`,
    joins: sql`LEFT JOIN LATERAL (SELECT p.balance_after, p.day FROM movements p
      WHERE p.account_id = m.account_id AND p.wallet = 'main' AND p.at <= m.at AND (p.at, p.sequence) < (m.at, m.sequence)
      ORDER BY p.at DESC, p.sequence DESC LIMIT 1) before ON true`,
  });

/** The statement of a page of a team's movements: each with whose it is, and what it is of. */
export const teamMovementPage = (scope: Scope, filter: MovementFilter, wish: MovementWish): SQL =>
  pageOf(scope, filter, wish, {
    columns: sql`m.account_id, a.username, x.reference, x.method, x.status`,
    joins: sql`JOIN accounts a ON a.id = m.account_id CROSS JOIN LATERAL ${detailsOf}`,
  });

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
