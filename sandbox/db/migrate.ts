import { sql } from 'drizzle-orm';
import { advisoryLocks } from './advisoryLocks';
import { sha256 } from '../sha256';
import { allowLongWork, rows, sqlState, type Db, type Tx } from './database';

/** The baseline or a numbered file of SQL, applied once and never edited afterwards. */
export interface Migration {
  /**
   * `0000_baseline`, `0001_more.expand.sql`: its number is its place. The end says which older programs go on with the
   * database: after `expand` all, after `contract-0001` those that know 0001, after anything else none.
   */
  name: string;
  sql: string;
}

/** The database and the program do not belong together. The message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * How long a migration stands in line for a table, and all who come after it behind it. PostgreSQL looks for deadlocks after a
 * second: by then it has given way, whatever else it holds.
 */
const lockMs = 200;
/** How long it lets others go first. */
const pauseMs = 1_000;
/** How often it stands in line anew before it gives up. */
const mostTries = 120;

/**
 * Brings a database up to date in one transaction: all missing migrations or none.
 * Two processes may call it at once; the second waits and then finds nothing to do. Where nothing is missing it only reads.
 * Others may be at work meanwhile: for a table that somebody reads it stands in line again and again, never for long.
 * Returns the names that it applied. Throws `MigrationError` when an applied file was edited since, or when the
 * database has seen a newer program that this one cannot go on after, or one with another baseline.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const wanted = await Promise.all(
    migrations
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (each) => ({ ...each, sum: await checksum(each.sql) })),
  );
  for (let tries = 1; ; tries += 1) {
    if ((await missingOf(db, wanted)).length === 0) return [];
    try {
      return await db.transaction((tx) => applyMissing(tx, wanted));
    } catch (error) {
      if (sqlState(error)?.code !== '55P03' || tries === mostTries) throw error;
      // Whoever stood behind it goes first.
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function applyMissing(tx: Tx, wanted: readonly Wanted[]): Promise<string[]> {
  await allowLongWork(tx);
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.migrations})`);
  await tx.execute(sql`SELECT set_config('lock_timeout', ${`${lockMs}ms`}, true)`);
  await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const missing = await missingOf(tx, wanted);
  for (const each of missing) await apply(tx, each);
  return missing.map((each) => each.name);
}

type Wanted = Migration & { sum: string };

/** What the database does not have yet. Throws when it is another one's. */
async function missingOf(db: Pick<Db, 'execute'>, wanted: readonly Wanted[]): Promise<Wanted[]> {
  const [{ found } = { found: false }] = await rows<{ found: boolean }>(
    db,
    sql`SELECT to_regclass('migrations') IS NOT NULL AS found`,
  );
  const known = found
    ? await rows<{ name: string; checksum: string }>(db, sql`SELECT name, checksum FROM migrations`)
    : [];
  const applied = new Map(known.map((row) => [row.name, row.checksum]));
  check(applied, wanted);
  return wanted.filter((each) => !applied.has(each.name));
}

function check(applied: ReadonlyMap<string, string>, wanted: readonly Wanted[]): void {
  const known = new Map(wanted.map((each) => [each.name, each.sum]));
  const [baseline] = wanted;
  if (baseline && applied.size > 0 && applied.get(baseline.name) !== baseline.sum)
    throw new MigrationError(
      'The database was made from another baseline of the schema, and nothing leads from one to the other. Run the program that made it, or begin anew: npm run reset deletes all that is in it; one that DATABASE_URL names has to be dropped and created.',
    );
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      if (goesOnAfter(name, wanted)) continue;
      throw new MigrationError(
        `The database was made by a newer version (it knows ${name}). Update the program.`,
      );
    }
    if (known.get(name) !== sum)
      throw new MigrationError(
        `${name} was edited after it was applied. Restore the file and add a new migration.`,
      );
  }
}

/** Whether a program goes on with a database that a newer one has changed: the change's own name says so. */
function goesOnAfter(name: string, known: readonly Migration[]): boolean {
  const { way, number } = /\.(?<way>expand|contract-(?<number>\d{4}))\.sql$/.exec(name)?.groups ?? {};
  if (number === undefined) return way === 'expand';
  return known.some((each) => each.name.startsWith(`${number}_`));
}

async function apply(tx: Tx, migration: Wanted): Promise<void> {
  await tx.execute(sql.raw(migration.sql));
  await tx.execute(sql`INSERT INTO migrations (name, checksum) VALUES (${migration.name}, ${migration.sum})`);
}

/** SHA-256 of a migration, whatever line ends the checkout uses. */
const checksum = (text: string): Promise<string> => sha256(text.replaceAll('\r\n', '\n'));
