import { sql } from 'drizzle-orm';
import { advisoryLocks } from './advisoryLocks';
import { sha256 } from '../sha256';
import { allowLongWork, rows, type Db, type Tx } from './database';

/** The baseline or a numbered file of SQL, applied once and never edited afterwards. */
export interface Migration {
  /** `0000_baseline`, `0001_more.sql`: its number is its place. */
  name: string;
  sql: string;
}

/** The database and the program do not belong together. The message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings a database up to date in one transaction: all missing migrations or none.
 * Two processes may call it at once; the second waits and then finds nothing to do. Where nothing is missing it only reads.
 * Returns the names that it applied. Throws `MigrationError` when an applied file was edited since, or when the
 * database has seen a newer program, or one with another baseline.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const wanted = await Promise.all(
    migrations
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (each) => ({ ...each, sum: await checksum(each.sql) })),
  );
  if ((await missingOf(db, wanted)).length === 0) return [];
  return db.transaction(async (tx) => {
    await allowLongWork(tx);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.migrations})`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const missing = await missingOf(tx, wanted);
    for (const each of missing) await apply(tx, each);
    return missing.map((each) => each.name);
  });
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
    if (!known.has(name))
      throw new MigrationError(
        `The database was made by a newer version (it knows ${name}). Update the program.`,
      );
    if (known.get(name) !== sum)
      throw new MigrationError(
        `${name} was edited after it was applied. Restore the file and add a new migration.`,
      );
  }
}

async function apply(tx: Tx, migration: Wanted): Promise<void> {
  await tx.execute(sql.raw(migration.sql));
  await tx.execute(sql`INSERT INTO migrations (name, checksum) VALUES (${migration.name}, ${migration.sum})`);
}

/** SHA-256 of a migration, whatever line ends the checkout uses. */
const checksum = (text: string): Promise<string> => sha256(text.replaceAll('\r\n', '\n'));
