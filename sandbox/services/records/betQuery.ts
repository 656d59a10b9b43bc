import { sql, type SQL } from 'drizzle-orm';
import type { betSorts, BetStatus } from '#contract';
import { rows, type Executor } from '../../db/database';
import { beginOf, endOf } from './makeMonths';
import { shifted } from './months';
import { directionOf, possibleOrder, type RecordOrder } from './recordOrder';
import { betDaysOf, inScope, type Scope } from './scope';

/** Which bets of a scope. Empty lists mean all. */
export interface BetFilter {
  from: string;
  to: string;
  gameTypes: readonly string[];
  vendors: readonly string[];
  statuses: readonly BetStatus[];
  /** Moments within the days: from the first on, before the second. */
  since?: string | undefined;
  until?: string | undefined;
  /** Of at least this stake. */
  stakeFrom?: string | undefined;
}

const oneOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0
    ? sql`true`
    : sql`${column} IN (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;

/** The filter as a condition on bets or their sums, whichever is named `b`. */
const passes = (filter: BetFilter): SQL =>
  sql`b.day BETWEEN ${filter.from} AND ${filter.to}
    AND ${oneOf(sql`b.game_type`, filter.gameTypes)} AND ${oneOf(sql`b.vassalage`, filter.vendors)}
    AND ${oneOf(sql`b.status`, filter.statuses)}`;

/** The filter as a condition on `bets b`; where it is known since when they were placed, other months are not even planned. */
const matches = (scope: Scope, filter: BetFilter, placedFrom?: string): SQL =>
  sql`${inScope(scope, sql`b.account_id`)} AND ${passes(filter)} AND ${isWithin(filter)}
    AND b.placed_at >= ${placedFrom === undefined ? sql`(SELECT placed_from(${filter.from}::date))` : sql`${placedFrom}::timestamptz`}
    AND b.placed_at < ${endOf(filter.to)}::timestamptz`;

const isWithin = ({ since, until, stakeFrom }: BetFilter): SQL =>
  sql`${since ? sql`b.at >= ${since}::timestamptz` : sql`true`} AND ${until ? sql`b.at < ${until}::timestamptz` : sql`true`}
    AND ${stakeFrom ? sql`b.stake >= ${stakeFrom}::bigint` : sql`true`}`;

/** What is added up: the sums by day, or the bets themselves where not all of a day count. */
const summed = (scope: Scope, filter: BetFilter): SQL =>
  filter.since || filter.until || filter.stakeFrom
    ? sql`(SELECT b.day, 1 AS bets, b.stake, b.valid_bet, b.payout, b.status, b.sequence AS last_sequence
        FROM bets b WHERE ${matches(scope, filter)}) b`
    : sql`${betDaysOf(scope, filter)} AND ${passes(filter)}`;

/** Sums of bets: open ones count with their stake alone. */
export interface Sums {
  count: number;
  stake: bigint;
  validBet: bigint;
  payout: bigint;
  result: bigint;
}

/** A day with how many bets of the filter it has. */
interface DayCount {
  day: string;
  bets: number;
  /** None of them was placed before. */
  placedFrom: string;
}

interface DayRow extends Record<string, string | bigint | number> {
  day: string;
  bets: bigint;
  stake: bigint;
  valid_bet: bigint;
  payout: bigint;
  result: bigint;
  last_sequence: bigint;
  longest_open: number;
}

/** Sums of the filter, its days, newest first, and the sequence of its last recorded bet, from the sums by day: their cost grows with days, not with bets, but for a part of a day. */
export async function sumBets(
  db: Executor,
  scope: Scope,
  filter: BetFilter,
): Promise<{ sums: Sums; days: DayCount[]; newest: bigint }> {
  const found = await rows<DayRow>(
    db,
    sql`SELECT b.day::text AS day, sum(b.bets)::bigint AS bets, sum(b.stake)::bigint AS stake,
        sum(b.valid_bet)::bigint AS valid_bet, sum(b.payout)::bigint AS payout,
        coalesce(sum(b.payout - b.stake) FILTER (WHERE b.status <> 'open'), 0)::bigint AS result,
        max(b.last_sequence) AS last_sequence,
        (SELECT value::integer FROM system_state WHERE key = 'longestOpenDays') AS longest_open
      FROM ${summed(scope, filter)}
      GROUP BY b.day HAVING sum(b.bets) > 0 ORDER BY b.day DESC`,
  );
  const sums: Sums = { count: 0, stake: 0n, validBet: 0n, payout: 0n, result: 0n };
  let newest = 0n;
  for (const row of found) {
    if (row.last_sequence > newest) newest = row.last_sequence;
    sums.count += Number(row.bets);
    sums.stake += row.stake;
    sums.validBet += row.valid_bet;
    sums.payout += row.payout;
    sums.result += row.result;
  }
  const days = found.map(({ day, bets, longest_open: open }) => ({ day, bets: Number(bets), placedFrom: beginOf(shifted(day, -open)) })); // prettier-ignore
  return { sums, days, newest };
}

/** A row of a list of bets, with its game, its vendor and, for a team, its owner. */
export interface BetRow extends Record<string, string | bigint | number | null> {
  id: string;
  sequence: bigint;
  account_id: string;
  game_id: string;
  game_name: string;
  game_type: string;
  vassalage: string;
  vendor_name: string;
  pick: string;
  /** The one leg of a single on a match, as JSON. */
  leg: string | null;
  /** Of a bet on matches, the stake that was cashed out before its end, and what was paid for it. */
  sold: bigint;
  sold_for: bigint;
  /** Of a free spin, what it won. */
  free_won: bigint | null;
  currency: string;
  status: string;
  stake: bigint;
  payout: bigint;
  valid_bet: bigint;
  valid_bet_reason: string;
  at: string;
  placed_at: string;
  settled_at: string | null;
  username: string;
  upline: string | null;
  level: number | null;
}

export const instantText = (column: SQL): SQL =>
  sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What a list of bets selects; `viewer` is who asks, for the levels between. */
export const betColumns = (viewer: string): SQL =>
  sql`b.id, b.sequence, b.account_id, b.game_id, g.name AS game_name, b.game_type, b.vassalage,
    v.name AS vendor_name, b.pick, b.currency,
    CASE WHEN b.kind = 'sports' AND jsonb_array_length(b.details -> 'legs') = 1 THEN b.details #>> '{legs,0}' END AS leg,
    coalesce((b.details #>> '{cashedOut,stake}')::bigint, 0) AS sold, coalesce((b.details #>> '{cashedOut,paid}')::bigint, 0) AS sold_for,
    (b.details #>> '{freeSpin,won}')::bigint AS free_won, b.status, b.stake, b.payout, b.valid_bet, b.valid_bet_reason,
    ${instantText(sql`b.at`)} AS at, ${instantText(sql`b.placed_at`)} AS placed_at,
    ${instantText(sql`b.settled_at`)} AS settled_at, a.username, up.username AS upline,
    (SELECT distance FROM account_uplines u WHERE u.upline_id = ${viewer} AND u.account_id = b.account_id) AS level`;

export const betJoins: SQL = sql`JOIN games g ON g.id = b.game_id
  JOIN vendors v ON v.vassalage = b.vassalage AND v.category = b.game_type
  JOIN accounts a ON a.id = b.account_id LEFT JOIN accounts up ON up.id = a.upline_id`;

/** One bet as a table `it`, found by its id before anything is asked of it: otherwise all of its owner's may be read for it. */
export const theBet = (id: string): SQL => sql`WITH it AS MATERIALIZED (SELECT * FROM bets WHERE id = ${id})`;

/** How many bets of the filter came after the anchor, by day. */
async function countNewer(
  db: Executor,
  scope: Scope,
  filter: BetFilter,
  anchor: bigint,
): Promise<Map<string, number>> {
  const found = await rows<{ day: string; bets: bigint }>(
    db,
    sql`SELECT b.day::text AS day, count(*) AS bets FROM bets b
      WHERE b.sequence > ${anchor.toString()}::bigint AND ${matches(scope, filter)} GROUP BY b.day`,
  );
  return new Map(found.map(({ day, bets }) => [day, Number(bets)]));
}

export type BetOrder = RecordOrder<(typeof betSorts)[number]>;

export interface PageWish {
  skip: number;
  take: number;
  order: BetOrder;
  /** Bets with a higher sequence are not there. */
  anchor: bigint | undefined;
  /** Who asks. */
  viewer: string;
}

/** What an open bet has not yet is no value. */
const sortValues: Readonly<Record<Exclude<BetOrder['sort'], 'time'>, SQL>> = {
  stake: sql`b.stake`,
  validBet: sql`CASE WHEN b.status <> 'open' THEN b.valid_bet END`,
  payout: sql`CASE WHEN b.status <> 'open' THEN b.payout END`,
  result: sql`CASE WHEN b.status <> 'open' THEN b.payout - b.stake END`,
};

const orderOf = (order: BetOrder): SQL => {
  const direction = directionOf(order);
  return order.sort === 'time'
    ? sql`b.day ${direction}, b.at ${direction}, b.sequence ${direction}`
    : sql`${sortValues[order.sort]} ${direction} NULLS LAST, b.day DESC, b.at DESC, b.sequence DESC`;
};

/**
 * One page of the bets of a filter, how many there are, and what they are sorted by. By time the sums by day say in which
 * days it lies, so that a page far down costs what the first one costs; any other order reads all bets of the filter.
 * @param allDays newest first
 */
export async function pageOfBets(
  db: Executor,
  scope: Scope,
  filter: BetFilter,
  allDays: readonly DayCount[],
  { skip, take, order: wanted, anchor, viewer }: PageWish,
): Promise<{ rows: BetRow[]; total: number; sort: BetOrder['sort'] }> {
  const newer =
    anchor === undefined ? new Map<string, number>() : await countNewer(db, scope, filter, anchor);
  const days = allDays.map((each) => ({ ...each, bets: each.bets - (newer.get(each.day) ?? 0) }));
  const total = days.reduce((sum, { bets }) => sum + bets, 0);
  const order = possibleOrder(wanted, total);
  const { sort } = order;
  const { read, offset } =
    sort === 'time' ? daysOfPage(days, order, skip, take) : { read: days, offset: skip };
  const [last, first] = [read[0], read.at(-1)];
  if (last === undefined || first === undefined) return { rows: [], total, sort };
  const upTo = anchor === undefined ? sql`true` : sql`b.sequence <= ${anchor.toString()}::bigint`;
  const found = await rows<BetRow>(
    db,
    sql`WITH page AS (
        SELECT b.* FROM bets b WHERE ${matches(scope, { ...filter, from: first.day, to: last.day }, first.placedFrom)} AND ${upTo}
        ORDER BY ${orderOf(order)} OFFSET ${offset} LIMIT ${take})
      SELECT ${betColumns(viewer)} FROM page b ${betJoins} ORDER BY ${orderOf(order)}`,
  );
  return { rows: found, total, sort };
}

/** The days in which a page by time lies, newest first, and how many of their bets come before it. */
function daysOfPage(
  days: readonly DayCount[],
  { direction }: BetOrder,
  skip: number,
  take: number,
): { read: DayCount[]; offset: number } {
  let before = 0;
  let offset = 0;
  const read: DayCount[] = [];
  for (const each of direction === 'descending' ? days : days.toReversed()) {
    const { bets } = each;
    if (read.length === 0 && before + bets > skip) offset = skip - before;
    if (before + bets > skip && before < skip + take && bets > 0) read.push(each);
    before += bets;
  }
  return { read: direction === 'descending' ? read : read.toReversed(), offset };
}

/** The id under which clients name the last recorded bet: pages that name it show nothing that came later. */
export async function anchorAt(
  db: Executor,
  sequence: bigint,
): Promise<{ id: string; sequence: bigint } | undefined> {
  const [found] = await rows<{ id: string; sequence: bigint }>(
    db,
    sql`SELECT id, sequence FROM bets WHERE sequence = ${sequence.toString()}::bigint`,
  );
  return found;
}

/** The place of a bet that a client names; undefined for one that is not of the scope. */
export async function anchorOf(
  db: Executor,
  scope: Scope,
  id: string,
): Promise<{ id: string; sequence: bigint } | undefined> {
  const [found] = await rows<{ id: string; sequence: bigint }>(
    db,
    sql`${theBet(id)} SELECT b.id, b.sequence FROM it b WHERE ${inScope(scope, sql`b.account_id`)}`,
  );
  return found;
}
