import { sql, type SQL } from 'drizzle-orm';
import { type Executor, houseAccount, makeMonths, rows } from '#platform/host';

/** How large a world is to become. */
export interface Growth {
  merchant: string;
  /** The agent below whom new accounts are opened. */
  root: string;
  /** New accounts: the first twentieth are agents, with twenty below each. @default 0 */
  accounts?: number;
  /** New bets of all those accounts, few of whom bet much; or of `owner` alone. */
  bets: number;
  owner?: string;
  /** Days before `at` over which the bets lie, oldest first. */
  days: number;
  at: Date;
  /** Shares of valid bets by game type, of the brand's settings. */
  shares: Readonly<Partial<Record<string, number>>>;
  /** Names what is added, so that a world can grow more than once. @default 'big' */
  name?: string;
}

/** Bets that are written at a time: all of it at once would be held in memory. */
const atOnce = 25_000;
const below = 20;

/**
 * Makes a world large: accounts in a tree, and bets with their postings and all that the database adds up from them. Equal
 * growths are equal. Takes a connection of its own, or a transaction; the books balance after each part of it.
 */
export async function advanceDemoData(db: Pick<Executor, 'execute'>, growth: Growth): Promise<void> {
  const { merchant, bets, at } = growth;
  await makeMonths(db, new Date(beganAt(growth)), at);
  await openAccounts(db, growth);
  const games = await rows<{ vassalage: string; currency: string }>(
    db,
    sql`SELECT DISTINCT g.vassalage, a.currency FROM games g JOIN accounts a ON a.id = ${growth.root}`,
  );
  const [{ currency = '' } = {}] = games;
  const houses = ['bank', ...games.map(({ vassalage }) => `provider:${vassalage}`)];
  for (const purpose of houses)
    await db.execute(sql`INSERT INTO ledger_accounts (id, purpose, currency, created_at)
      VALUES (${houseAccount(merchant, purpose, currency)}, ${purpose}, ${currency}, ${at.toISOString()}::timestamptz)
      ON CONFLICT DO NOTHING`);
  await payIn(db, growth, currency);
  for (let from = 1; from <= bets; from += atOnce)
    await addBets(db, growth, { from, to: Math.min(bets, from + atOnce - 1), currency });
}

const beganAt = ({ at, days }: Growth): string => new Date(at.getTime() - days * 86_400_000).toISOString();
const nameOf = ({ name = 'big' }: Growth): string => name;

/** A number from 0 up to 1 that a row's number alone decides. */
const chance = (number: SQL, salt: number): SQL =>
  sql`((hashint8extended(${number}, ${salt}) & 2147483647)::float8 / 2147483648)`;

async function openAccounts(db: Pick<Executor, 'execute'>, growth: Growth): Promise<void> {
  const { merchant, root, accounts = 0, days, at } = growth;
  if (accounts === 0) return;
  const name = nameOf(growth);
  const idOf = (number: SQL): SQL => sql`${`${merchant}-${name}`}::text || lpad((${number})::text, 6, '0')`;
  const began = new Date(at.getTime() - (days + 1) * 86_400_000).toISOString();
  // In the order of their numbers: whoever is above somebody comes first.
  await db.execute(sql`INSERT INTO accounts (id, merchant_code, username, username_key, password_hash, password_changed_at,
      type, nickname, currency, upline_id, created_at, last_login_at)
    SELECT ${idOf(sql`n`)}, ${merchant}, u.username, u.username, 'none', moment, CASE WHEN n <= ${accounts}::int / ${below}::int THEN 1 ELSE 0 END,
      u.username, root.currency, CASE WHEN n <= ${below}::int THEN root.id ELSE ${idOf(sql`(n - 1) / ${below}::int`)} END, moment, moment
    FROM generate_series(1, ${accounts}::int) n JOIN accounts root ON root.id = ${root}
      CROSS JOIN LATERAL (SELECT ${name}::text || lpad(n::text, 6, '0') AS username,
        ${began}::timestamptz + n * interval '1 day' / ${accounts}::int AS moment) u
    ORDER BY n`);
  await db.execute(sql`INSERT INTO ledger_accounts (id, owner_id, purpose, currency, created_at)
    SELECT 'wallet:' || id, id, 'main', currency, created_at FROM accounts
    WHERE id LIKE ${`${merchant}-${name}%`} ORDER BY id ON CONFLICT DO NOTHING`);
}

/** Numbered bets as chance has them: whose, how much, and which game. */
function draws(growth: Growth, from: number, to: number): SQL {
  const { merchant, accounts = 0, owner } = growth;
  const account = owner
    ? sql`${owner}::text`
    : sql`${`${merchant}-${nameOf(growth)}`}::text || lpad((1 + floor(${accounts}::int * ${chance(sql`n`, 1)} ^ 2))::int::text, 6, '0')`;
  return sql`SELECT n, ${account} AS account_id, (1 + floor(50 * ${chance(sql`n`, 2)}))::bigint * 100 AS stake,
      ${chance(sql`n`, 3)} AS luck, ${chance(sql`n`, 4)} ^ 2 AS place
    FROM generate_series(${from}::bigint, ${to}::bigint) n`;
}

/** What the postings of a part are made from; gone at its end. */
const posts = sql`CREATE TEMPORARY TABLE grown_posts AS`;

/** Everybody pays in, before the first bet, what all their stakes come to. */
async function payIn(db: Pick<Executor, 'execute'>, growth: Growth, currency: string): Promise<void> {
  const { merchant, bets } = growth;
  await db.execute(sql`${posts}
    SELECT row_number() OVER (ORDER BY account_id) AS n, ${`${nameOf(growth)}-in-`}::text || account_id AS id, account_id,
      'deposit' AS kind, ${beganAt(growth)}::timestamptz - interval '1 minute' AS at, '{}'::jsonb AS meta,
      ${houseAccount(merchant, 'bank', currency)}::text AS house, -sum(stake) AS stake, 0::bigint AS payout
    FROM (${draws(growth, 1, bets)}) drawn GROUP BY account_id`);
  await postGrown(db);
}

async function addBets(
  db: Pick<Executor, 'execute'>,
  growth: Growth,
  { from, to, currency }: { from: number; to: number; currency: string },
): Promise<void> {
  const { merchant, bets, days, shares } = growth;
  await db.execute(sql`CREATE TEMPORARY TABLE grown AS
    WITH playable AS (
      SELECT g.id, g.category, g.vassalage, (row_number() OVER (ORDER BY g.id) - 1)::int AS place
      FROM games g JOIN vendors v ON v.vassalage = g.vassalage AND v.category = g.category
    ), drawn AS (
      SELECT n, account_id, stake, luck, floor(place * (SELECT count(*) FROM playable))::int AS place,
        ${beganAt(growth)}::timestamptz + n * (interval '1 day' * ${days}::int / ${bets}::int) AS at
      FROM (${draws(growth, from, to)}) numbered
    )
    SELECT n, ${`${nameOf(growth)}-`}::text || n AS id, account_id, g.id AS game_id, g.category, g.vassalage, stake, d.at,
      CASE WHEN luck < 0.62 THEN 0 WHEN luck < 0.68 THEN stake WHEN luck < 0.93 THEN stake * 2 WHEN luck < 0.99 THEN stake * 4
        ELSE stake * 10 END AS payout
    FROM drawn d JOIN playable g ON g.place = d.place`);
  await db.execute(sql`${posts}
    SELECT n, id, account_id, 'spin' AS kind, at, jsonb_build_object('game', game_id, 'round', id) AS meta,
      ${`house:${merchant}:provider:`}::text || vassalage || ${`:${currency}`}::text AS house, stake, payout
    FROM grown`);
  await postGrown(db);
  await db.execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
      valid_bet, valid_bet_reason, valid_bet_share, placed_at, settled_at, day)
    SELECT id, account_id, game_id, category, vassalage, ${currency},
      CASE WHEN payout > stake THEN 'won' WHEN payout < stake THEN 'lost' ELSE 'even' END, stake, payout,
      rate_of(least(stake, abs(payout - stake)), share, ${currency}),
      CASE WHEN payout = stake THEN 'even' WHEN share < 10000 THEN 'share' ELSE 'full' END, share, at, at, '0001-01-01'
    FROM grown CROSS JOIN LATERAL (
      SELECT coalesce((${JSON.stringify(shares)}::jsonb ->> category)::int, 10000) AS share) counted
    ORDER BY n`);
  await db.execute(sql`DROP TABLE grown`);
}

/** Posts what is in `grown_posts`, in the order of its numbers: a stake goes to the house, a payout comes from it. */
async function postGrown(db: Pick<Executor, 'execute'>): Promise<void> {
  await db.execute(sql`SELECT set_config('ledger.posting', 'on', false)`);
  await db.execute(sql`INSERT INTO ledger_transactions (id, actor, key, input_hash, kind, meta, created_at)
    SELECT id, account_id, id, encode(sha256(convert_to(id, 'UTF8')), 'hex'), kind, meta, at FROM grown_posts ORDER BY n`);
  await db.execute(sql`CREATE TEMPORARY TABLE grown_lines AS
    SELECT p.id, l.line, l.account_id, l.amount, p.at, row_number() OVER (ORDER BY p.n, l.line) AS place
    FROM grown_posts p CROSS JOIN LATERAL (
      SELECT * FROM (VALUES
        (1, 'wallet:' || p.account_id, -p.stake),
        (2, p.house, p.stake),
        (3, p.house, -p.payout),
        (4, 'wallet:' || p.account_id, p.payout)) lines (line, account_id, amount)
      WHERE amount <> 0) l`);
  await db.execute(sql`INSERT INTO ledger_entries (transaction_id, line, account_id, amount, balance_after, version, created_at)
    SELECT l.id, l.line, l.account_id, l.amount, a.balance + sum(l.amount) OVER steps, a.version + row_number() OVER steps, l.at
    FROM grown_lines l JOIN ledger_accounts a ON a.id = l.account_id
    WINDOW steps AS (PARTITION BY l.account_id ORDER BY l.place) ORDER BY l.place`);
  await db.execute(sql`UPDATE ledger_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.lines
    FROM (SELECT account_id, sum(amount) AS amount, count(*) AS lines FROM grown_lines GROUP BY account_id) moved
    WHERE a.id = moved.account_id`);
  await db.execute(sql`SELECT set_config('ledger.posting', 'off', false)`);
  await db.execute(sql`DROP TABLE grown_posts, grown_lines`);
}
