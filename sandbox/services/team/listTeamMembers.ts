import { sql, type SQL } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf, TeamMember, UserType } from '../../../contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { pathOf } from '../records/profitQuery';
import { teamScope } from '../records/scope';
import { ratesOf } from './ratesOf';

type Call = Contract['team']['members'];

const dayMs = 86_400_000;
/** Days without a bet after which an account is quiet. */
const quietAfterDays = 7;

interface MemberRow extends Record<string, string | number | bigint | null> {
  id: string;
  account: string;
  type: number;
  level: number;
  members: bigint;
  balance: bigint;
  team_balance: bigint;
  joined_at: string;
  last_bet_at: string | null;
  total: bigint;
}

const iso = (column: SQL): SQL => sql`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What an account holds itself, its income left out. */
const holds = sql`l.money = 'real' AND l.purpose NOT IN ('income', 'points')`;

const sortColumns = {
  account: sql`m.account`,
  members: sql`members`,
  balance: sql`balance`,
  teamBalance: sql`team_balance`,
  joinedAt: sql`m.created_at`,
} as const;

const escaped = (search: string): string =>
  search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Which accounts a page is of, and in which order. */
interface MemberQuery {
  viewer: string;
  /** A condition on `account_uplines u` joined to `accounts a`, where u's upline is the root. */
  where: SQL;
  order: SQL;
  skip: number;
  take: number;
}

async function membersOf(
  db: Pick<Executor, 'execute'>,
  { viewer, where, order, skip, take }: MemberQuery,
): Promise<MemberRow[]> {
  return rows<MemberRow>(
    db,
    sql`WITH m AS (SELECT a.id, a.username AS account, a.type, a.created_at FROM account_uplines u JOIN accounts a ON a.id = u.account_id WHERE ${where})
      SELECT m.id, m.account, m.type, ${iso(sql`m.created_at`)} AS joined_at, count(*) OVER () AS total,
        (SELECT distance FROM account_uplines v WHERE v.upline_id = ${viewer} AND v.account_id = m.id) AS level,
        (SELECT count(*) - 1 FROM account_uplines c WHERE c.upline_id = m.id) AS members,
        (SELECT coalesce(sum(l.balance), 0)::bigint FROM ledger_accounts l WHERE l.owner_id = m.id AND ${holds}) AS balance,
        (SELECT coalesce(sum(l.balance), 0)::bigint FROM account_uplines t JOIN ledger_accounts l ON l.owner_id = t.account_id
          WHERE t.upline_id = m.id AND ${holds}) AS team_balance,
        (SELECT ${iso(sql`max(b.placed_at)`)} FROM bets b WHERE b.account_id = m.id) AS last_bet_at
      FROM m ORDER BY ${order}, m.id LIMIT ${take} OFFSET ${skip}`,
  );
}

/** The team of an agent, one level at a time, or everybody whose name holds a text. */
export async function listTeamMembers(
  ctx: SignedInCtx,
  { under, search, sort, direction, page, pageSize }: ParsedRequestOf<Call>,
): Promise<HandlerReplyOf<Call>> {
  const { db, actor } = ctx;
  const viewer = actor.account.id;
  const { id: root } = await teamScope(ctx, { under });
  const isSearch = search.trim() !== '';
  const found = await membersOf(db, {
    viewer,
    where: isSearch
      ? sql`u.upline_id = ${viewer} AND u.distance > 0 AND a.username_key LIKE ${`%${escaped(search)}%`}`
      : sql`u.upline_id = ${root} AND u.distance = 1`,
    order: sql`${sortColumns[sort]} ${sql.raw(direction === 'ascending' ? 'ASC' : 'DESC')}`,
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  const [all] = await rows<{ direct: bigint; agents: bigint; whole: bigint; balance: bigint }>(
    db,
    sql`SELECT count(*) FILTER (WHERE u.distance = 1) AS direct, count(*) FILTER (WHERE a.type <> 0 AND u.distance > 0) AS agents,
        count(*) - 1 AS whole,
        (SELECT coalesce(sum(l.balance), 0)::bigint FROM account_uplines t JOIN ledger_accounts l ON l.owner_id = t.account_id
          WHERE t.upline_id = ${viewer} AND ${holds}) AS balance
      FROM account_uplines u JOIN accounts a ON a.id = u.account_id WHERE u.upline_id = ${viewer}`,
  );
  return {
    currency: actor.account.currency,
    path: await pathOf(db, viewer, root),
    ownRates: (await ratesOf(db, [viewer])).get(viewer) ?? [],
    direct: Number(all?.direct ?? 0n),
    agents: Number(all?.agents ?? 0n),
    whole: Number(all?.whole ?? 0n),
    teamBalance: (all?.balance ?? 0n).toString(),
    total: Number(found[0]?.total ?? 0n),
    rows: await toMembers(ctx, found),
  };
}

/** One account of the team, which has to be in it. */
export async function readTeamMember(
  ctx: SignedInCtx,
  db: Executor,
  id: string,
): Promise<TeamMember | undefined> {
  const viewer = ctx.actor.account.id;
  const found = await membersOf(db, {
    viewer,
    where: sql`u.upline_id = ${viewer} AND u.distance > 0 AND a.id = ${id}`,
    order: sql`m.account`,
    skip: 0,
    take: 1,
  });
  return (await toMembers(ctx, found, db))[0];
}

async function toMembers(
  ctx: SignedInCtx,
  found: readonly MemberRow[],
  db: Executor = ctx.db,
): Promise<TeamMember[]> {
  const rates = await ratesOf(
    db,
    found.map(({ id }) => id),
  );
  const quiet = ctx.clock.now().getTime() - quietAfterDays * dayMs;
  const members: TeamMember[] = [];
  for (const row of found) {
    // Without the agent who asks and the account itself.
    const path = (await pathOf(db, ctx.actor.account.id, row.id)).slice(1, -1);
    members.push({
      id: row.id,
      account: row.account,
      type: row.type as UserType,
      level: row.level,
      members: Number(row.members),
      path,
      balance: row.balance.toString(),
      teamBalance: row.team_balance.toString(),
      rates: rates.get(row.id) ?? [],
      joinedAt: row.joined_at,
      ...(row.last_bet_at !== null && { lastBetAt: row.last_bet_at }),
      isQuiet: row.last_bet_at === null || Date.parse(row.last_bet_at) < quiet,
    });
  }
  return members;
}
