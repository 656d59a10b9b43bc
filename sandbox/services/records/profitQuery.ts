import { sql, type SQL } from 'drizzle-orm';
import { rows, type Executor } from '../../db/database';
import { likeName } from '../session/names';
import { finishedBets, gameTypeIn } from './accountSums';
import {
  betSums,
  figureNames,
  movementSums,
  netColumn,
  toFigures,
  type FigureRow,
  type Figures,
} from './figures';
import { betDaysOf, movementDaysOf } from './scope';

/** Which profit and loss: of the team of `root`, as `viewer` sees it. */
export interface ProfitFilter {
  viewer: string;
  root: string;
  from: string;
  to: string;
  gameTypes: readonly string[];
}

export interface AccountWish {
  scope: 'direct' | 'all';
  search: string;
  zeroRows: 'shown' | 'hidden';
  sort: string;
  direction: 'ascending' | 'descending';
  skip: number;
  take: number;
}

/** A row by account: everybody for themselves, or a team as one. */
export interface AccountProfit {
  id: string;
  account: string;
  type: number;
  level: number;
  members: number;
  of: 'own' | 'team';
  figures: Figures;
  cumulative: bigint;
}

/** What each row is, and what it adds up. */
interface RowSums {
  /** `row_id` of every row. */
  map: SQL;
  /** Tables `b` and `m` of sums with `row_id`, and the condition of the filter. */
  bets: SQL;
  movements: SQL;
}

/** Everybody for themselves, or direct teams beside what their root did itself. */
function rowSums({ root, from, to, gameTypes }: ProfitFilter, scope: AccountWish['scope']): RowSums {
  const finished = sql`b.day BETWEEN ${from} AND ${to} AND b.status <> 'open' AND ${gameTypeIn(gameTypes)}`;
  const during = sql`m.day BETWEEN ${from} AND ${to}`;
  if (scope === 'all')
    return {
      map: sql`SELECT account_id AS row_id FROM account_uplines WHERE upline_id = ${root}`,
      bets: sql`(SELECT b.* FROM account_uplines u JOIN (${finishedBets({ from, to }, { gameTypes })}) b ON b.account_id = u.account_id
        WHERE u.upline_id = ${root}) b (row_id, bets, stake, payout, valid_bet)`,
      movements: sql`(SELECT u.account_id AS row_id, m.type, m.amount_in, m.amount_out FROM account_uplines u
        JOIN movement_days m ON m.account_id = u.account_id WHERE u.upline_id = ${root} AND m.wallet = 'main' AND ${during}) m WHERE true`,
    };
  // The sums of teams do not hold what changed a moment ago.
  const changedIn = (changes: SQL, account: SQL): SQL =>
    sql`${changes} JOIN account_uplines u ON u.account_id = ${account} AND u.distance > 0
      JOIN map ON map.row_id = u.upline_id AND map.row_id <> ${root}`;
  const bets = sql`row_id, b.bets, b.stake, b.payout, b.valid_bet`;
  const movements = sql`row_id, m.type, m.amount_in, m.amount_out`;
  return {
    map: sql`SELECT ${root}::text AS row_id UNION ALL SELECT id FROM accounts WHERE upline_id = ${root}`,
    bets: sql`(SELECT ${bets} FROM map JOIN team_bet_days b ON b.team_id = map.row_id WHERE map.row_id <> ${root} AND ${finished}
      UNION ALL SELECT ${bets} FROM map JOIN bet_days b ON b.account_id = map.row_id WHERE ${finished}
      UNION ALL SELECT ${bets} FROM ${changedIn(sql`bet_changes b`, sql`b.account_id`)} WHERE ${finished}) b`,
    movements: sql`(SELECT ${movements} FROM map JOIN team_movement_days m ON m.team_id = map.row_id WHERE map.row_id <> ${root} AND ${during}
      UNION ALL SELECT ${movements} FROM map JOIN movement_days m ON m.account_id = map.row_id WHERE m.wallet = 'main' AND ${during}
      UNION ALL SELECT ${movements} FROM ${changedIn(sql`movement_changes m`, sql`m.account_id`)} WHERE ${during}) m WHERE true`,
  };
}

const sortColumns: Readonly<Record<string, SQL>> = {
  account: sql`f.username_key`,
  members: sql`f.members`,
  bets: sql`f.bets`,
  deposit: sql`f.deposit`,
  withdrawal: sql`f.withdrawal`,
  stake: sql`f.stake`,
  validBet: sql`f.valid_bet`,
  payout: sql`f.payout`,
  result: sql`f.payout - f.stake`,
  bonus: sql`f.bonus`,
  rebate: sql`f.rebate`,
  reward: sql`f.reward`,
  fee: sql`f.fee`,
  net: sql`f.net`,
};

/** Whether anything happened in a row. */
const hasHappened: SQL = sql.raw(`(${figureNames.join(', ')}) <> (${figureNames.map(() => '0').join(', ')})`);

interface AccountRow extends FigureRow {
  id: string | null;
  username: string;
  type: number;
  level: number;
  members: bigint;
  cumulative: bigint;
  total: bigint;
  hidden: bigint;
}

const zero = (prefix: string, name: string): SQL =>
  sql.raw(`coalesce(${prefix}.${name}, 0)::bigint AS ${name}`);

/** One page of rows by account, with the totals of all rows of the filter. */
export async function profitByAccount(
  db: Executor,
  filter: ProfitFilter,
  { scope, search, zeroRows, sort, direction, skip, take }: AccountWish,
): Promise<{ rows: AccountProfit[]; total: number; hidden: number; totals: Figures }> {
  const { viewer, root, gameTypes } = filter;
  const hasMovements = gameTypes.length === 0;
  const { map, bets, movements } = rowSums(filter, scope);
  const order = sql`${sortColumns[sort] ?? sql`f.valid_bet`} ${sql.raw(direction === 'ascending' ? 'ASC' : 'DESC')}, f.id`;
  // What only a page needs of fifty thousand accounts is read for the page alone: names, and how many are below.
  const isNamed = search.trim() !== '' || sort === 'account';
  const named = isNamed
    ? sql`SELECT each.row_id, a.username_key FROM (${map}) each JOIN accounts a ON a.id = each.row_id WHERE a.username_key LIKE ${likeName(search)}`
    : sql`SELECT each.row_id, ''::text AS username_key FROM (${map}) each`;
  const counted =
    sort === 'members'
      ? sql`LEFT JOIN (SELECT upline_id, count(*) AS members FROM account_uplines WHERE distance > 0 GROUP BY upline_id) c
          ON c.upline_id = map.row_id`
      : sql`CROSS JOIN (SELECT 0::bigint AS members) c`;
  const found = await rows<AccountRow>(
    db,
    sql`WITH map AS MATERIALIZED (${named}),
      bet AS (SELECT row_id, ${betSums} FROM ${bets} GROUP BY row_id),
      moved AS (SELECT row_id, ${movementSums} FROM ${movements} AND ${hasMovements} GROUP BY row_id),
      f AS MATERIALIZED (SELECT *, ${netColumn} AS net FROM (
        SELECT map.row_id AS id, map.username_key, coalesce(c.members, 0) AS members,
          ${sql.join(
            ['bets', 'stake', 'payout', 'valid_bet'].map((name) => zero('bet', name)),
            sql`, `,
          )},
          ${sql.join(
            ['deposit', 'withdrawal', 'bonus', 'rebate', 'reward', 'fee'].map((name) => zero('moved', name)),
            sql`, `,
          )}
        FROM map LEFT JOIN bet ON bet.row_id = map.row_id LEFT JOIN moved ON moved.row_id = map.row_id ${counted}) figures
        WHERE ${zeroRows === 'hidden' ? hasHappened : sql`true`}),
      -- Nobody after the page is put in order.
      top AS (SELECT f.* FROM f ORDER BY ${order} LIMIT ${skip + take}),
      page AS (SELECT f.*, (sum(f.net) OVER (ORDER BY ${order} ROWS UNBOUNDED PRECEDING))::bigint AS cumulative,
          row_number() OVER (ORDER BY ${order}) AS place
        FROM top f ORDER BY ${order} OFFSET ${skip}),
      totals AS (SELECT count(*) AS total, (SELECT count(*) FROM map) - count(*) AS hidden, ${sql.join(
        figureNames.map((name) => sql.raw(`coalesce(sum64(${name}), 0) AS all_${name}`)),
        sql`, `,
      )} FROM f)
      SELECT totals.*, page.*, a.username, a.type,
        (SELECT count(*) - 1 FROM account_uplines c WHERE c.upline_id = page.id)::bigint AS members,
        (SELECT distance FROM account_uplines l WHERE l.upline_id = ${viewer} AND l.account_id = page.id) AS level
      FROM totals LEFT JOIN page ON true LEFT JOIN accounts a ON a.id = page.id ORDER BY page.place`,
  );
  const [first] = found;
  if (!first) throw new Error('totals are always one row');
  const totals = toFigures(
    Object.fromEntries(figureNames.map((name) => [name, first[`all_${name}`]])) as FigureRow,
  );
  return {
    total: Number(first.total),
    hidden: Number(first.hidden),
    totals,
    rows: found.flatMap((row) =>
      row.id === null
        ? []
        : [
            {
              id: row.id,
              account: row.username,
              type: row.type,
              level: row.level,
              members: Number(row.members),
              of: scope === 'direct' && row.id !== root ? ('team' as const) : ('own' as const),
              figures: toFigures(row),
              cumulative: row.cumulative,
            },
          ],
    ),
  };
}

/** Rows by business day of a team, or of one account alone; oldest first, days without anything left out. */
export async function profitByDay(
  db: Executor,
  { root, from, to, gameTypes }: Omit<ProfitFilter, 'viewer'>,
  scope: 'team' | 'account' = 'team',
): Promise<{ day: string; figures: Figures }[]> {
  const is = { is: scope, id: root };
  const found = await rows<FigureRow & { day: string }>(
    db,
    sql`WITH bet AS (SELECT b.day, ${betSums} FROM ${betDaysOf(is, { gameTypes })}
        AND b.day BETWEEN ${from} AND ${to} AND b.status <> 'open' AND ${gameTypeIn(gameTypes)} GROUP BY b.day HAVING sum(b.bets) > 0),
      moved AS (SELECT m.day, ${movementSums} FROM ${movementDaysOf(is)}
        AND ${gameTypes.length === 0} AND m.day BETWEEN ${from} AND ${to} GROUP BY m.day)
      SELECT coalesce(bet.day, moved.day)::text AS day,
        ${sql.join(
          ['bets', 'stake', 'payout', 'valid_bet'].map((name) => zero('bet', name)),
          sql`, `,
        )},
        ${sql.join(
          ['deposit', 'withdrawal', 'bonus', 'rebate', 'reward', 'fee'].map((name) => zero('moved', name)),
          sql`, `,
        )}
      FROM bet FULL JOIN moved ON moved.day = bet.day ORDER BY 1`,
  );
  return found.map((row) => ({ day: row.day, figures: toFigures(row) }));
}

/** The accounts from the viewer down to each of some accounts, both ends included, by the account at the end. */
export async function pathsOf(
  db: Executor,
  viewer: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { id: string; account: string }[]>> {
  const paths = new Map<string, { id: string; account: string }[]>(ids.map((each) => [each, []]));
  if (ids.length === 0) return paths;
  const found = await rows<{ below: string; id: string; account: string }>(
    db,
    sql`SELECT above.account_id AS below, a.id, a.username AS account FROM account_uplines above JOIN account_uplines own
        ON own.account_id = above.upline_id AND own.upline_id = ${viewer} JOIN accounts a ON a.id = above.upline_id
      WHERE above.account_id IN (${sql.join(
        ids.map((each) => sql`${each}`),
        sql`, `,
      )}) ORDER BY own.distance`,
  );
  for (const { below, id, account } of found) paths.get(below)?.push({ id, account });
  return paths;
}

/** The accounts from the viewer down to one account, both included. */
export const pathOf = async (
  db: Executor,
  viewer: string,
  root: string,
): Promise<{ id: string; account: string }[]> => (await pathsOf(db, viewer, [root])).get(root) ?? [];
