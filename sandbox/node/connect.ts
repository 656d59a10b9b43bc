import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { advisoryLocks } from '../db/advisoryLocks';
import { isOnReplica, setWriter, type Db } from '../db/database';
import * as schema from '../db/schema';
import { listenOnPostgres, silenceMs } from './listenOnPostgres';
import { PlainError } from './plainError';

export interface OpenedDatabase {
  db: Db;
  /** Connection string, with its password. */
  url: string;
  close(): Promise<void>;
  /** How its connections are used at this moment; `waiting` is whatever wants one and has to wait. */
  connections(): readonly { pool: string; total: number; idle: number; waiting: number }[];
  /**
   * Hears what any process tells on a channel. After a connection was lost something may have been missed, and `gap` is
   * called. Returns what ends it.
   */
  listen(channel: string, hear: (payload: string) => void, gap: () => void): Promise<() => Promise<void>>;
}

/** How the way to a database differs when a pooler stands on it. */
export interface ConnectOptions {
  /**
   * The same database past a pooler, which lends a connection for a transaction and no longer: for live events and for
   * what is set for the role. @default the address itself
   */
  directUrl?: string | undefined;
  /** Whether statements that are sent often are prepared under names; PgBouncer knows them since 1.21. @default true */
  isPrepared?: boolean | undefined;
}

/**
 * Opens a database of a PostgreSQL server, the embedded one or another.
 * @throws {PlainError} when the server is older than 15; what the driver throws when it cannot be reached
 */
export async function connect(
  url: string,
  { directUrl = url, isPrepared = true }: ConnectOptions = {},
): Promise<OpenedDatabase> {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));
  const options: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A machine that vanishes closes nothing: after so long a silence it is asked whether it is still there.
    keepAliveInitialDelayMillis: silenceMs,
    application_name: 'sandbox',
  };
  await prepareRole({ ...options, connectionString: directUrl });
  // Reads have connections of their own: while transactions wait for a lock, balances and health go on answering.
  const [readPool, transactionPool] = [
    new pg.Pool({ ...options, max: 8 }),
    new pg.Pool({ ...options, max: 12 }),
  ];
  for (const pool of [readPool, transactionPool]) {
    // A lost connection is replaced by the pool, and the query that it carried fails by itself. Without these
    // listeners it would end the process: the pool hears idle connections only, so each one gets a listener of its own.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      if (isPrepared) prepareOften(client);
      else prepareNever(client);
    });
  }
  return {
    db: withReleasedTransactions(readPool, transactionPool),
    url,
    connections: () =>
      [['reads', readPool] as const, ['transactions', transactionPool] as const].map(
        ([pool, { totalCount, idleCount, waitingCount }]) => ({
          pool,
          total: totalCount,
          idle: idleCount,
          waiting: waitingCount,
        }),
      ),
    listen: (...listener) => listenOnPostgres(directUrl, ...listener),
    close: async () => {
      await Promise.all([readPool.end(), transactionPool.end()]);
    },
  };
}

/** A statement that a connection has sent so often is prepared there: the server parses it, and plans it, no more. */
const oftenTimes = 5;
/** Prepared statements of a connection: each takes memory of the server. */
const mostPrepared = 200;
/** Reports are planned each time: what is best for one account is not for a team of fifty thousand. */
const isReport = (text: string): boolean =>
  /\b(?:team_\w+|account_uplines|bet_days|movement_days)\b/.test(text);

interface Statement {
  text: unknown;
  name?: unknown;
}

/** Told of each statement before it is sent; what it returns is told whether it succeeded. */
type Follow = (text: string) => ((isDone: boolean) => void) | undefined;

let follow: Follow | undefined;
/** Lets somebody follow the statements of this process; nobody does while it is undefined. */
export const followStatements = (next: Follow | undefined): void => void (follow = next);

type Send = (...words: unknown[]) => unknown;

/** Sends a statement, whose end comes by a promise, or by a call back where it was given one. */
function send(client: pg.PoolClient, words: unknown[], text: unknown): unknown {
  const query = pg.Client.prototype.query as Send;
  const end = follow?.(String(text));
  if (!end) return Reflect.apply(query, client, words);
  const last = words.findLastIndex((word) => typeof word === 'function');
  if (last >= 0) {
    const back = words[last] as Send;
    return Reflect.apply(query, client, [
      ...words.slice(0, last),
      (error: unknown, ...rest: unknown[]) => {
        end(!error);
        return back(error, ...rest);
      },
    ]);
  }
  const sent = Reflect.apply(query, client, words);
  if (sent instanceof Promise)
    void sent.then(
      () => end(true),
      () => end(false),
    );
  else end(true);
  return sent;
}

/** Lets a connection send each statement with values under another name than its own; `undefined` is none. */
function rename(client: pg.PoolClient, nameOf: (statement: Statement) => unknown): void {
  const renamed = (config: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const isStatement =
      typeof config === 'object' &&
      config !== null &&
      'text' in config &&
      Array.isArray(values) &&
      values.length > 0;
    const sent = isStatement ? { ...config, name: nameOf(config) } : config;
    const text = typeof config === 'object' && config !== null && 'text' in config ? config.text : config;
    return send(client, [sent, values, ...rest], text);
  };
  client.query = renamed as typeof client.query;
}

/** A pooler that does not know names lends the next transaction a connection on which nothing is prepared. */
const prepareNever = (client: pg.PoolClient): void => rename(client, () => undefined);

/** Names the statements that a connection sends often. Drizzle names none that it was not told to. */
function prepareOften(client: pg.PoolClient): void {
  const timesByText = new Map<string, number>();
  const nameByText = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = nameByText.get(text);
    if (known !== undefined || nameByText.size === mostPrepared) return known;
    const times = (timesByText.get(text) ?? 0) + 1;
    if (times < oftenTimes || isReport(text)) {
      if (timesByText.size > 5 * mostPrepared) timesByText.clear();
      timesByText.set(text, times);
      return undefined;
    }
    timesByText.delete(text);
    const name = `often_${nameByText.size}`;
    nameByText.set(text, name);
    return name;
  };
  rename(client, ({ text, name }) => name ?? nameOf(String(text)));
}

/**
 * Settings of the database role. They belong to the role and not to the connection, which a pooler between may not let
 * through. What an operator has set stays.
 */
export const roleSettings = {
  // A process that is frozen while it holds a transaction would stop all others.
  lock_timeout: '5s',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '10s',
  // The server would compile each report anew, a second for a query that then takes a tenth of one; and lists of fifty
  // thousand accounts are sorted in memory. No report takes the processors of everybody else.
  jit: 'off',
  work_mem: '16MB',
  max_parallel_workers_per_gather: '0',
} as const;

/** Checks the server's version and gives the role its settings; connections that are made afterwards have them. */
async function prepareRole(options: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number; database: string; settings: string[] }>(
      `SELECT current_setting('server_version_num')::int AS version, current_database() AS database,
        ARRAY(SELECT unnest(setconfig) FROM pg_db_role_setting
          WHERE setrole = current_user::regrole AND setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))) AS settings`,
    );
    const { version = 0, database = '', settings = [] } = rows[0] ?? {};
    if (version < 150_000)
      throw new PlainError(
        `PostgreSQL ${Math.floor(version / 10_000)} at DATABASE_URL is too old: 15 or newer is needed.`,
      );
    const missing = Object.entries(roleSettings).filter(
      ([name]) => !settings.some((setting) => setting.startsWith(`${name}=`)),
    );
    if (missing.length === 0) return;
    // Two processes that start at once would change the same row of the catalogue.
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${advisoryLocks.roleSettings})`);
    const name = client.escapeIdentifier(database);
    for (const [setting, value] of missing)
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${name} SET ${setting} = '${value}'`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * Drizzle takes a connection out of the pool for a transaction and keeps it for ever when `begin` fails, as it does on
 * a connection that was lost while idle: a restart of the server would empty the pool.
 */
function withReleasedTransactions(readPool: pg.Pool, transactionPool: pg.Pool): Db {
  const db = drizzle(readPool, { schema });
  const dbByClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  db.transaction = async (work, config) => {
    const client = await transactionPool.connect();
    const known = dbByClient.get(client);
    const own = known ?? drizzle(client, { schema });
    if (!known) dbByClient.set(client, own);
    let isOfNoUse = false;
    try {
      return await own.transaction(work, config);
    } catch (error) {
      isOfNoUse = isOnReplica(error);
      throw error;
    } finally {
      client.release(isOfNoUse);
    }
  };
  setWriter(db as unknown as Db, drizzle(transactionPool, { schema }) as unknown as Db);
  return db as unknown as Db;
}
