import { sql, type SQL } from 'drizzle-orm';
import type { Contract, HandlerReplyOf, ParsedRequestOf, TeamMember, UserType } from '#contract';
import type { SignedInCtx } from '../../context';
import { rows, type Executor } from '../../db/database';
import { pathOf, pathsOf } from '../records/profitQuery';
import { teamScope } from '../records/scope';
import { likeName } from '../session/names';
import { ratesOf } from './ratesOf';

type Call = Contract['team']['members'];

const dayMs = 86_400_000;
/** Days without a bet after which an account is quiet. */
export const quietAfterDays = 7;

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

/** Tables `f (id, figure)` of figures of the accounts in `wanted (id)`, added up in one go. */
const figures = {
  members: sql`SELECT c.upline_id AS id, count(*) - 1 AS figure FROM wanted JOIN account_uplines c ON c.upline_id = wanted.id GROUP BY c.upline_id`,
  balance: sql`SELECT l.owner_id AS id, sum64(l.balance) AS figure FROM wanted JOIN ledger_accounts l ON l.owner_id = wanted.id
    WHERE ${holds} GROUP BY l.owner_id`,
  teamBalance: sql`SELECT t.upline_id AS id, sum64(l.balance) AS figure FROM wanted JOIN account_uplines t ON t.upline_id = wanted.id
    JOIN ledger_accounts l ON l.owner_id = t.account_id WHERE ${holds} GROUP BY t.upline_id`,
} as const;
const figuresOf = (name: keyof typeof figures, table: 'm' | 'page'): SQL =>
  sql`(WITH wanted AS (SELECT id FROM ${sql.raw(table)}) ${figures[name]})`;

const sortColumns = {
  account: sql`account`,
  members: sql`figure`,
  balance: sql`figure`,
  teamBalance: sql`figure`,
  joinedAt: sql`created_at`,
} as const;

/** Everybody below an agent, as accounts `a`. */
const below = (agent: string): SQL =>
  sql`account_uplines u JOIN accounts a ON a.id = u.account_id WHERE u.upline_id = ${agent} AND u.distance > 0`;

/** Which accounts a page is of, and in which order. */
interface MemberQuery {
  viewer: string;
  /** Accounts `a` and a condition on them. */
  of: SQL;
  sort: keyof typeof sortColumns;
  direction: 'ascending' | 'descending';
  skip: number;
  take: number;
}

async function membersOf(
  db: Pick<Executor, 'execute'>,
  { viewer, of, sort, direction, skip, take }: MemberQuery,
): Promise<MemberRow[]> {
  const order = sql`${sortColumns[sort]} ${sql.raw(direction === 'ascending' ? 'ASC' : 'DESC')}, id`;
  const isFigure = sort in figures;
  const sorted = isFigure
    ? sql`SELECT m.*, coalesce(f.figure, 0) AS figure FROM m LEFT JOIN ${figuresOf(sort as keyof typeof figures, 'm')} f ON f.id = m.id`
    : sql`SELECT m.*, 0::bigint AS figure FROM m`;
  // What sorts is known of the page already.
  const figureOf = (name: keyof typeof figures, table: string): SQL =>
    name === sort
      ? sql`(SELECT id, figure FROM page) ${sql.raw(table)}`
      : sql`${figuresOf(name, 'page')} ${sql.raw(table)}`;
  return rows<MemberRow>(
    db,
    sql`WITH m AS (SELECT a.id, a.username AS account, a.type, a.created_at FROM ${of}),
      -- Nobody after the page is put in order.
      first AS (SELECT * FROM (${sorted}) sorted ORDER BY ${order} LIMIT ${skip + take}),
      page AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY ${order}) AS place FROM first ORDER BY ${order} OFFSET ${skip})
      SELECT page.id, page.account, page.type, ${iso(sql`page.created_at`)} AS joined_at, (SELECT count(*) FROM m) AS total,
        (SELECT distance FROM account_uplines v WHERE v.upline_id = ${viewer} AND v.account_id = page.id) AS level,
        coalesce(c.figure, 0)::bigint AS members, coalesce(b.figure, 0)::bigint AS balance, coalesce(t.figure, 0)::bigint AS team_balance,
        -- A bet that was placed later ended no earlier than the one on top of the record was placed.
        -- Of one whose month was taken off, the day is known.
        coalesce((SELECT ${iso(sql`max(b.placed_at)`)} FROM bets b WHERE b.account_id = page.id AND b.day >= (
          SELECT business_day(top.account_id, top.placed_at) FROM bets top WHERE top.account_id = page.id
          ORDER BY top.day DESC, top.at DESC, top.sequence DESC LIMIT 1)),
          (SELECT ${iso(sql`max(d.day)::timestamp AT TIME ZONE 'UTC'`)} FROM bet_days d WHERE d.account_id = page.id AND d.bets > 0)) AS last_bet_at
      FROM page LEFT JOIN ${figureOf('members', 'c')} ON c.id = page.id LEFT JOIN ${figureOf('balance', 'b')} ON b.id = page.id
        LEFT JOIN ${figureOf('teamBalance', 't')} ON t.id = page.id
      ORDER BY page.place`,
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
  // What the page holds and what stands above it are read side by side: a large team is long to add up.
  const [found, team, path, ownRates] = await Promise.all([
    membersOf(db, {
      viewer,
      of: isSearch
        ? sql`${below(viewer)} AND a.username_key LIKE ${likeName(search)}`
        : sql`accounts a WHERE a.upline_id = ${root}`,
      sort,
      direction,
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    // A search finds accounts of the whole team, so its figures are of the whole.
    readTeam(db, isSearch ? viewer : root),
    pathOf(db, viewer, root),
    ratesOf(db, [viewer]),
  ]);
  return {
    currency: actor.account.currency,
    path,
    ownRates: ownRates.get(viewer) ?? [],
    direct: Number(team.direct),
    agents: Number(team.agents),
    whole: Number(team.whole),
    teamBalance: team.balance.toString(),
    total: Number(found[0]?.total ?? 0n),
    rows: await toMembers(ctx, found),
  };
}

/** How many are in an account's team, and what they hold together. */
async function readTeam(
  db: Pick<Executor, 'execute'>,
  root: string,
): Promise<Record<'direct' | 'agents' | 'whole' | 'balance', bigint>> {
  const [team] = await rows<Record<'direct' | 'agents' | 'whole' | 'balance', bigint>>(
    db,
    sql`SELECT (SELECT count(*) FROM account_uplines WHERE upline_id = ${root} AND distance = 1) AS direct,
        (SELECT count(*) FROM accounts a JOIN account_uplines u ON u.account_id = a.id
          WHERE a.type <> 0 AND u.upline_id = ${root} AND u.distance > 0) AS agents,
        (SELECT count(*) - 1 FROM account_uplines WHERE upline_id = ${root}) AS whole,
        (SELECT coalesce(sum64(l.balance), 0) FROM account_uplines t JOIN ledger_accounts l ON l.owner_id = t.account_id
          WHERE t.upline_id = ${root} AND ${holds}) AS balance`,
  );
  return team ?? { direct: 0n, agents: 0n, whole: 0n, balance: 0n };
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
    of: sql`${below(viewer)} AND a.id = ${id}`,
    sort: 'account',
    direction: 'ascending',
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
  const ids = found.map(({ id }) => id);
  const rates = await ratesOf(db, ids);
  const paths = await pathsOf(db, ctx.actor.account.id, ids);
  const quiet = ctx.clock.now().getTime() - quietAfterDays * dayMs;
  const members: TeamMember[] = [];
  for (const row of found) {
    members.push({
      id: row.id,
      account: row.account,
      type: row.type as UserType,
      level: row.level,
      members: Number(row.members),
      // Without the agent who asks and the account itself.
      path: (paths.get(row.id) ?? []).slice(1, -1),
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
