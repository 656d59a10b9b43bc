import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rows, type Db } from '../db/database';
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
  'wagers',
  'content',
  'support',
  'promotions',
  'loyalty',
  'agents',
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

/** Brings a database up to date as its owner, and gives the platform's role what it needs of it. */
export async function migrateFor(owner: Db, platform: string | undefined): Promise<void> {
  const applied = await migrate(owner, readMigrations());
  if (platform === undefined) return;
  const [known] = await rows<{ may: boolean }>(
    owner,
    sql`SELECT has_table_privilege(${platform}, 'bets', 'INSERT') AS may`,
  );
  if (applied.length === 0 && known?.may) return;
  await owner.execute(sql`SELECT grant_platform(${platform})`);
}
