import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../db/database';
import * as schema from '../db/schema';
import { listenOnPostgres } from './listenOnPostgres';
import { PlainError } from './plainError';

export interface OpenedDatabase {
  db: Db;
  /** Connection string, with its password. */
  url: string;
  close(): Promise<void>;
  /**
   * Hears what any process tells on a channel. After a connection was lost something may have been missed, and `gap` is
   * called. Returns what ends it.
   */
  listen(channel: string, hear: (payload: string) => void, gap: () => void): Promise<() => Promise<void>>;
}

/**
 * Opens a database of a PostgreSQL server, the embedded one or another.
 * @throws {PlainError} when the server is older than 15; what the driver throws when it cannot be reached
 */
export async function connect(url: string): Promise<OpenedDatabase> {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'sandbox',
    // The server would compile each report anew, a second for a query that then takes a tenth of one; and lists of fifty
    // thousand accounts are sorted in memory. No report takes the processors of everybody else.
    options: '-c jit=off -c work_mem=16MB -c max_parallel_workers_per_gather=0',
  });
  // A lost connection is replaced by the pool, and the query that it carried fails by itself. Without these
  // listeners it would end the process: the pool hears idle connections only, so each one gets a listener of its own.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pool.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    const version = Number(rows[0]?.version);
    if (version < 150_000)
      throw new PlainError(
        `PostgreSQL ${Math.floor(version / 10_000)} at DATABASE_URL is too old: 15 or newer is needed.`,
      );
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: withReleasedTransactions(pool),
    url,
    listen: (...listener) => listenOnPostgres(url, ...listener),
    close: () => pool.end(),
  };
}

/**
 * Drizzle takes a connection out of the pool for a transaction and keeps it for ever when `begin` fails, as it does on
 * a connection that was lost while idle: a restart of the server would empty the pool.
 */
function withReleasedTransactions(pool: pg.Pool): Db {
  const db = drizzle(pool, { schema });
  const dbByClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const known = dbByClient.get(client);
    const own = known ?? drizzle(client, { schema });
    if (!known) dbByClient.set(client, own);
    try {
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db as unknown as Db;
}
