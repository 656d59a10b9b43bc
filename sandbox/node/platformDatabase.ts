import { inArray, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisoryLocks';
import { allowLongWork, rows, sqlState, type Db } from '../db/database';
import { MigrationError } from '../db/migrate';
import { accounts, merchants } from '../db/schema';
import type { World } from '../ports/guests';
import type { OpenedDatabase } from './connect';
import type { Environment } from './environment';
import { migrateFor } from './migrations';
import { openDatabase } from './openDatabase';
import { merchantsBefore, openOwnBrands } from './ownBrands';
import { PlainError } from './plainError';
import { createHasher, systemRandom } from './ports';
import { secretText } from '../services/session/secrets';
import { makeMonthsAhead } from '../services/records/makeMonths';
import { readSystemState, writeSystemState } from '../services/system/state';
import { ensureEmptyWorld, ensureTodaysWorld, worldToday } from './world';

/**
 * Opens the platform's database, up to date and with a world in it; without a world, with a merchant for each brand of
 * the operator's. Throws `PlainError` for what an operator can put right.
 */
export async function openPlatformDatabase(
  env: Pick<Environment, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl' | 'isPrepared' | 'dataDir'>,
  { world, say = () => undefined }: { world?: World | undefined; say?: (words: string) => void },
): Promise<OpenedDatabase> {
  const template = () => (world ? ensureTodaysWorld(world, { say }) : ensureEmptyWorld());
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, databaseDirectUrl: directUrl, isPrepared } = env;
  const place =
    url === undefined
      ? { dataDir: env.dataDir, world: template, say }
      : { url, ownerUrl, directUrl, isPrepared };
  return openDatabase(place, async ({ db }, platform) => {
    try {
      await migrateFor(db, platform);
      await makeMonthsNow(db);
      if (world) await seedWhatIsMissing(db, world, say);
      else await openOwnBrands(db, { at: new Date(), say });
    } catch (error) {
      throw plain(error, 'url' in place && ownerUrl !== undefined);
    }
  });
}

/**
 * Throws `PlainError` when the role of a platform in production could change what the ledger or the log of operators says, or
 * switch off the triggers that forbid it.
 */
export async function assertLedgerIsSafe({ db }: Pick<OpenedDatabase, 'db'>): Promise<void> {
  const [role] = await rows<{ name: string }>(
    db,
    sql`SELECT current_user::text AS name FROM pg_class
      WHERE oid IN ('ledger_transactions'::regclass, 'ledger_entries'::regclass, 'operator_acts'::regclass,
          'operator_heads'::regclass)
        AND (pg_has_role(relowner, 'MEMBER') OR has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE')
          OR has_any_column_privilege(oid, 'UPDATE')) LIMIT 1`,
  );
  if (role)
    throw new PlainError(
      `${role.name} of DATABASE_URL owns the ledger or the log of operators, or may change it: with PRODUCTION=1 name a role there that owns nothing, and the owner in DATABASE_URL_OWNER, who gives it its rights.`,
    );
}

/** Months that somebody else's work is in the way of wait for the job that makes them: nobody waits for either. */
const makeMonthsNow = (db: Db): Promise<void> =>
  makeMonthsAhead(db, new Date()).catch((error: unknown) => {
    if (sqlState(error)?.code !== '55P03') throw error;
  });

/** Two processes that start on an empty server at once: the second waits and finds the world. */
async function seedWhatIsMissing(db: Db, world: World, say: (words: string) => void): Promise<void> {
  await keepPrinted(db, world);
  const known = await merchantsBefore(db, world.brands, say);
  if (world.brands.every(({ code }) => known.some((merchant) => merchant.code === code))) return;
  await db.transaction(async (tx) => {
    await allowLongWork(tx);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.seed})`);
    const [seeded] = await tx.select({ code: merchants.code }).from(merchants).limit(1);
    const deps = { hasher: createHasher(), at: worldToday() };
    if (!seeded) return world.seed(tx, deps);
    for (const name of await world.seedMissing(tx, deps)) say(`Added ${name} to the demo world.`);
  });
}

/**
 * Keeps what of a world is printed, so that a later start in production knows it. Accounts of a brand whose folder was
 * removed stay in the database, and so do their ids here.
 */
export async function keepPrinted(
  db: Db,
  { printedAccounts, printedDrawSeed }: Pick<World, 'printedAccounts' | 'printedDrawSeed'>,
): Promise<void> {
  const at = new Date();
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.seed})`);
    const before = await readSystemState(tx);
    const ids = new Set([...before.printedAccounts, ...printedAccounts]);
    await writeSystemState(tx, 'printedAccounts', [...ids], at);
    if (printedDrawSeed !== undefined) await writeSystemState(tx, 'printedDrawSeed', printedDrawSeed, at);
  });
}

/**
 * Closes the accounts whose passwords are printed in public, of a database that had a world: on a production platform
 * nobody signs in with them. They get one that nobody knows, so that a try is answered like one with a name that nobody has.
 */
export async function closePrintedAccounts(db: Db): Promise<void> {
  const { printedAccounts: ids } = await readSystemState(db);
  if (ids.length === 0) return;
  const printed = db.select({ hash: accounts.passwordHash }).from(accounts).where(inArray(accounts.id, ids));
  const passwordHash = await createHasher().hash(secretText(systemRandom));
  // Their downlines have the demo member's password as long as they have not chosen one.
  await db
    .update(accounts)
    .set({ status: 'disabled', passwordHash })
    .where(or(inArray(accounts.id, ids), inArray(accounts.passwordHash, printed)));
}

function plain(error: unknown, isOwners: boolean): unknown {
  if (error instanceof MigrationError) return new PlainError(error.message);
  const code = sqlState(error)?.code;
  if (code === '42501' && isOwners)
    return new PlainError(
      `The role of DATABASE_URL_OWNER may not create or change tables there (${code}). Name the one that owns the database.`,
    );
  if (code === '25006')
    return new PlainError(
      `The server at ${isOwners ? 'DATABASE_URL_OWNER' : 'DATABASE_URL'} only reads (${code}): another one is the primary. Name an address that leads to that one.`,
    );
  if (code === '42501')
    return new PlainError(
      `The user of DATABASE_URL may not create tables there (${code}). Name the database’s owner in DATABASE_URL_OWNER.`,
    );
  return error;
}
