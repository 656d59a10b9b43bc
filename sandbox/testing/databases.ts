import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { demoWorld } from '../../demo/world';
import { advisoryLocks } from '../db/advisoryLocks';
import { connect, type OpenedDatabase } from '../node/connect';
import { copyCluster, platformDatabase } from '../node/embedded/cluster';
import { asRole, makeRoles, platformRole } from '../node/embedded/roles';
import { startServer } from '../node/embedded/server';
import { makeFolderFor, serverUserOf } from '../node/embedded/serverUser';
import { migrateFor } from '../node/migrations';
import { ensureTestWorld, seedDate, throwAway, worldHash } from '../node/world';
import { testHasher } from './ports';

/** A PostgreSQL server for tests, gone with its data when it is stopped. */
export interface TestServer {
  /** Connection string of a superuser. */
  url: string;
  stop(): Promise<void>;
  /** Stops it, to be started again at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/**
 * Starts the embedded server with the world of tests on it.
 * @param isDurable keeps what it acknowledged even when the machine goes down, as the platform's own server does
 */
export async function startTestServer({ isDurable = false } = {}): Promise<TestServer> {
  const folder = makeFolderFor(serverUserOf(), 'sandbox-test-');
  const home = join(folder, 'pg');
  copyCluster(await ensureTestWorld(demoWorld, testHasher), home);
  const server = await startServer(home, {
    isOnTcp: true,
    scratch: folder,
    settings: { max_connections: '300', ...(isDurable ? {} : throwAway) },
  });
  const url = server.urlOf('postgres');
  await asAdmin(url, async (admin) => {
    await admin.query(`ALTER DATABASE ${platformDatabase} RENAME TO ${templateName()}`);
    await lockTemplate(admin);
  });
  return { ...server, url };
}

let own: Promise<TestServer> | undefined;

/** The server of a run of tests, which its set-up names; a program that runs by itself gets one until it ends. */
const serverUrl = async (): Promise<string> =>
  process.env['DATABASE_URL_TEST'] ?? (await (own ??= startTestServer())).url;

/** A database for a test. */
export interface TestDatabase extends OpenedDatabase {
  /** Connection string of the owner. */
  ownerUrl: string;
}

/** A fresh world of its own for one test file, as the platform sees it: gone when closed. */
export const openTestDatabase = async (): Promise<TestDatabase> => open(await copyWorld());

/** The same as its owner sees it: what triggers refuse, they refuse even there. */
export async function openOwnedDatabase(): Promise<TestDatabase> {
  const copy = await copyWorld();
  return open({ ...copy, url: copy.ownerUrl });
}

/** A database with nothing in it: gone when closed. */
export const openEmptyDatabase = async (): Promise<TestDatabase> => {
  const url = await serverUrl();
  const copy = await asAdmin(url, (admin) => copyOf(url, admin, 'template0'));
  return open({ ...copy, url: copy.ownerUrl });
};

async function open(copy: DatabaseCopy): Promise<TestDatabase> {
  const opened = await connect(copy.url);
  return {
    ...opened,
    ownerUrl: copy.ownerUrl,
    close: async () => {
      await opened.close();
      await copy.drop();
    },
  };
}

/** A database on a server, for whoever connects to it. */
export interface DatabaseCopy {
  /** Connection string of the platform's role. */
  url: string;
  /** Connection string of the owner. */
  ownerUrl: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
  /** Makes another one that holds what this one does. Nobody may be connected to this one. */
  copy(): Promise<DatabaseCopy>;
}

const templateName = (): string => `sandbox_world_${worldHash(demoWorld)}`;

/** Copies the world of tests on a server; one that does not have it yet gets it first. */
export async function copyWorld(server?: string): Promise<DatabaseCopy> {
  const url = server ?? (await serverUrl());
  const template = templateName();
  return asAdmin(url, async (admin) => {
    const isThere = async (): Promise<boolean> =>
      (await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).rowCount === 1;
    if (!(await isThere())) {
      await admin.query(`SELECT pg_advisory_lock(${advisoryLocks.testTemplate})`);
      if (!(await isThere())) await makeTemplate(url, admin, template);
      await admin.query(`SELECT pg_advisory_unlock(${advisoryLocks.testTemplate})`);
    }
    return copyOf(url, admin, template);
  });
}

async function copyOf(server: string, admin: pg.Client, template: string): Promise<DatabaseCopy> {
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  // Quicker than by the log where nothing is made durable.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: asRole(withName(server, name), platformRole),
    ownerUrl: withName(server, name),
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
  await makeRoles(url, decodeURIComponent(new URL(url).password));
  const opened = await connect(withName(url, draft));
  try {
    await migrateFor(opened.db, platformRole);
    await demoWorld.seed(opened.db, { hasher: testHasher, at: seedDate });
  } finally {
    await opened.close();
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  await lockTemplate(admin);
}

/** A template cannot be copied while anybody is connected to it. */
const lockTemplate = (admin: pg.Client): Promise<unknown> =>
  admin.query(`ALTER DATABASE ${templateName()} ALLOW_CONNECTIONS false`);

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
