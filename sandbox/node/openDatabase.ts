import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { sqlState, type Db } from '../db/database';
import { databaseOf, startEngine } from '../db/engine';
import * as schema from '../db/schema';
import { damaged, diskFull, isDiskFull, isNewDataFolder } from './dataFolder';
import { listenOnPostgres } from './listenOnPostgres';
import { takeLock } from './lockFile';
import { PlainError } from './plainError';

/** Where the platform keeps its data. */
export type DatabasePlace =
  /** A PostgreSQL server of version 15 or newer. */
  | { url: string }
  /** A folder of the embedded database; made when missing, from the snapshot when one is given. Asked for only then. */
  | { dataDir: string; snapshot?: () => Promise<string> }
  /** The embedded database in memory, for tests. */
  | { memory: true; snapshot?: string };

export interface OpenedDatabase {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** True when this call made the database, with whatever its snapshot held. */
  isNew: boolean;
  close(): Promise<void>;
  /**
   * Hears what any process tells on a channel. After a connection was lost something may have been missed, and `gap` is
   * called. Returns what ends it.
   */
  listen(channel: string, hear: (payload: string) => void, gap: () => void): Promise<() => Promise<void>>;
  /** The embedded engine, for taking a snapshot. */
  pglite?: PGlite;
}

/** The layout of data folders. A change that older programs cannot read gets the next number. */
const layout = 'v1';

/** Opens the database without migrating it. Throws `PlainError` for everything that an operator can put right. */
export async function openDatabase(place: DatabasePlace): Promise<OpenedDatabase> {
  if ('url' in place) return openPostgres(place.url);
  if ('memory' in place) return embedded(await createPglite(undefined, place.snapshot), true);
  return openFolder(place.dataDir, place.snapshot);
}

/** The lock file of a data folder. */
export const lockOf = (dataDir: string): string => join(dataDir, layout, 'lock');

async function openFolder(
  dataDir: string,
  snapshot: (() => Promise<string>) | undefined,
): Promise<OpenedDatabase> {
  const folder = join(dataDir, layout);
  const release = writable(folder, () => {
    mkdirSync(folder, { recursive: true });
    return takeLock(lockOf(dataDir));
  });
  try {
    const home = join(folder, 'pg');
    const isNew = isNewDataFolder(dataDir, layout);
    // A first start that is cut short leaves only the half-made folder, which the next one throws away.
    if (isNew) {
      const draft = join(folder, 'pg.new');
      rmSync(draft, { recursive: true, force: true });
      await (await openEngine(draft, await snapshot?.())).close();
      renameSync(draft, home);
    }
    const opened = embedded(await openEngine(home), isNew);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function writable<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST')
      throw new PlainError(
        `Cannot write to ${folder} (${code}). Give yourself write access, or choose another folder with DATA_DIR=<folder>.`,
      );
    if (code === 'ENOSPC') throw diskFull(folder);
    throw error;
  }
}

/** Opens the embedded engine on a folder. What it fails with is the folder's fault, and said in one line. */
async function openEngine(folder: string, snapshot?: string): Promise<PGlite> {
  try {
    return await createPglite(folder, snapshot);
  } catch (error) {
    throw isDiskFull(folder) ? diskFull(folder) : damaged(folder, 'its engine cannot start on it', error);
  }
}

const createPglite = async (dataDir?: string, snapshot?: string): Promise<PGlite> =>
  startEngine(
    dataDir,
    snapshot === undefined ? undefined : await openAsBlob(snapshot, { type: 'application/x-tar' }),
  );

function embedded(pglite: PGlite, isNew: boolean): OpenedDatabase {
  return {
    db: databaseOf(pglite),
    engine: 'pglite',
    isNew,
    pglite,
    listen: (channel, hear) => pglite.listen(channel, hear),
    close: () => pglite.close(),
  };
}

async function openPostgres(url: string): Promise<OpenedDatabase> {
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text));
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
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
    const { rows } = await pool.query<{ version: string }>(
      "SELECT current_setting('server_version_num') AS version",
    );
    const version = Number(rows[0]?.version);
    if (version < 150_000)
      throw new PlainError(
        `PostgreSQL ${Math.floor(version / 10_000)} at DATABASE_URL is too old: 15 or newer is needed.`,
      );
    return {
      db: withReleasedTransactions(pool),
      engine: 'postgres',
      isNew: false,
      listen: (...listener) => listenOnPostgres(url, ...listener),
      close: () => pool.end(),
    };
  } catch (error) {
    throw error instanceof PlainError ? error : new PlainError(wordsFor(error));
  }
}

/**
 * Drizzle takes a connection out of the pool for a transaction and keeps it for ever when `begin` fails, as it does on
 * a connection that was lost while idle: a restart of the server would empty the pool.
 */
function withReleasedTransactions(pool: pg.Pool): Db {
  const db = drizzlePg(pool, { schema });
  const dbByClient = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const known = dbByClient.get(client);
    const own = known ?? drizzlePg(client, { schema });
    if (!known) dbByClient.set(client, own);
    try {
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db as unknown as Db;
}

/** What is wrong with a DATABASE_URL, without its password. */
function wordsFor(error: unknown): string {
  const code = sqlState(error)?.code ?? (error as NodeJS.ErrnoException).code ?? '';
  const end = ' Correct DATABASE_URL, or leave it out to use the embedded database.';
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENOENT':
      return `No PostgreSQL server answers at DATABASE_URL (${code}). Start it.${end}`;
    case '28P01':
    case '28000':
      return `PostgreSQL refused the user or password of DATABASE_URL.${end}`;
    case '3D000':
      return `The database that DATABASE_URL names does not exist. Create it.${end}`;
    case '42501':
      return `The user of DATABASE_URL may not create tables there. Grant it that.${end}`;
    case 'ERR_INVALID_URL':
      return `DATABASE_URL is not an address such as postgres://user:password@host:5432/name.${end}`;
    default:
      return `PostgreSQL at DATABASE_URL cannot be used (${code || (error as Error).message}).${end}`;
  }
}
