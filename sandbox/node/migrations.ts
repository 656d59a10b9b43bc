import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { advisoryLocks } from '../db/advisoryLocks';
import { allowLongWork, type Db } from '../db/database';
import { migrate, type Migration } from '../db/migrate';
import { inRoot } from './root';

/** Files of the baseline, in the order in which they need each other. */
export const schemaAreas = [
  'accounts',
  'platform',
  'sessions',
  'ledger',
  'games',
  'bets',
  'records',
  'months',
  'teams',
  'cashier',
  'saferPlay',
  'freeSpins',
  'wagers',
  'content',
  'support',
  'promotions',
  'loyalty',
  'agents',
  'operators',
  'roles',
];

/** Reads the schema: its baseline, then the numbered changes to it. */
export function readMigrations(): Migration[] {
  const baseline = schemaAreas.map((area) =>
    readFileSync(inRoot('sandbox/db/baseline', `${area}.sql`), 'utf8'),
  );
  const folder = inRoot('sandbox/db/migrations');
  const changes = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
  return [{ name: '0000_baseline', sql: baseline.join('\n') }, ...changes];
}

/**
 * Brings a database up to date as its owner, and gives the platform's role what it needs of it: each time, so that rights
 * never lag behind what the program asks for.
 */
export async function migrateFor(owner: Db, platform: string | undefined): Promise<void> {
  await migrate(owner, readMigrations());
  if (platform === undefined) return;
  await owner.transaction(async (tx) => {
    await allowLongWork(tx);
    // Another platform that grants, migrates or makes months at once would change the same rows of the catalogue.
    for (const lock of [advisoryLocks.migrations, advisoryLocks.months])
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
    await tx.execute(sql`SELECT grant_platform(${platform})`);
  });
}
