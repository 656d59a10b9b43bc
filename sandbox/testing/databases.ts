import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate';
import { seedWorld } from '../../demo/seed/seedWorld';
import { readMigrations } from '../node/migrations';
import { openDatabase, type OpenedDatabase } from '../node/openDatabase';
import { ensureSnapshot, readDemoContent, worldHash, worldStart } from '../node/snapshot';
import { testHasher } from './ports';

/** The PostgreSQL server that the tests run on; they run on the embedded database without it. */
export const postgresUrl: string | undefined = process.env['DATABASE_URL_TEST'];

/** A fresh world of its own for one test file: gone when closed. */
export function openTestDatabase(): Promise<OpenedDatabase> {
  return postgresUrl === undefined ? openEmbedded() : openCopy(postgresUrl);
}

async function openEmbedded(): Promise<OpenedDatabase> {
  return openDatabase({ memory: true, snapshot: await ensureSnapshot() });
}

async function openCopy(url: string): Promise<OpenedDatabase> {
  const copy = await copyWorld(url);
  const opened = await openDatabase({ url: copy.url });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await copy.drop();
    },
  };
}

/** A database on a server, for whoever connects to it. */
export interface DatabaseCopy {
  url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
  /** Makes another one that holds what this one does. Nobody may be connected to this one. */
  copy(): Promise<DatabaseCopy>;
}

/** Copies a seeded template on a server, which the first test file of a run makes. */
export async function copyWorld(server: string): Promise<DatabaseCopy> {
  const template = `sandbox_world_${worldHash()}`;
  return asAdmin(server, async (admin) => {
    // One at a time: a template cannot be copied while anybody else is connected to it.
    await admin.query('SELECT pg_advisory_lock(7311096)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await makeTemplate(server, admin, template);
    return copyOf(server, admin, template);
  });
}

async function copyOf(server: string, admin: pg.Client, template: string): Promise<DatabaseCopy> {
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: withName(server, name),
    drop: () =>
      asAdmin(server, async (own) => {
        await own.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
    copy: () => asAdmin(server, (own) => copyOf(server, own, name)),
  };
}

async function makeTemplate(url: string, admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${draft}`);
  const opened = await openDatabase({ url: withName(url, draft) });
  try {
    await migrate(opened.db, readMigrations());
    await seedWorld(opened.db, { hasher: testHasher, at: worldStart, content: readDemoContent() });
  } finally {
    await opened.close();
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
