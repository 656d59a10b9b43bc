import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { allowLongWork } from '../db/database';
import type { Hasher } from '../ports';
import type { World, WorldDeps } from '../ports/guests';
import { withFileLock } from './withFileLock';
import { connect } from './connect';
import { copyCluster, createCluster, platformDatabase } from './embedded/cluster';
import { serverVersion } from './embedded/programs';
import { platformRole, readerRole } from './embedded/roles';
import { startServer } from './embedded/server';
import { makeFolderFor, serverUserOf } from './embedded/serverUser';
import { migrateFor } from './migrations';
import { createHasher } from './ports';
import { inRoot } from './root';
import { makeFolders } from './makeFolders';

/** When the world of tests begins. A constant, so that each of them finds the same one. */
export const seedDate = new Date('2026-11-21T00:00:00.000Z');

/** Safe only for data that can be made again: a machine that goes down takes it along. */
export const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
} as const;

const day = 24 * 3_600_000;
/** Days for which a world is as good as a new one: a platform that starts with it catches up what it lacks. */
const daysKept = 3;

/** When a world begins that somebody plays in: with the day, in UTC. What it says of last week is of last week then. */
export const worldToday = (now = Date.now()): Date => new Date(now - (now % day));

/** Folders of the platform whose files decide what a fresh world holds. */
const ownSources = [
  'sandbox/db',
  'sandbox/ledger',
  'sandbox/services/registerRules',
  'sandbox/services/contracts',
  'sandbox/services/rebates',
  'sandbox/services/articles',
  'sandbox/services/points',
  'sandbox/services/vip',
  'sandbox/words',
];

/** Changes with every file that decides what a fresh world holds. */
export function worldHash({ sources }: World): string {
  const hash = createHash('sha256');
  for (const folder of [...ownSources, ...sources])
    for (const file of filesOf(inRoot(folder)))
      hash.update(`${relative(inRoot(), file)}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export interface WorldOptions {
  /** Makes it again although it is there. */
  force?: boolean;
  /** Told when something has to be made, which takes a while. */
  say?: (words: string) => void;
}

/** The data folder of a world of tests, with passwords that a hasher of theirs can check. Nobody runs on it: copy it. */
export const ensureTestWorld = (world: World, hasher: Hasher): Promise<string> =>
  ensureAt('test', world, seedDate, hasher, {});

/** What a database begins with that nobody fills. */
const nothing: World = {
  sources: [],
  brands: [],
  printedAccounts: [],
  seed: () => Promise.resolve(),
  seedMissing: () => Promise.resolve([]),
};

/** The data folder of a database without anything in it. Nobody runs on it: copy it. */
export const ensureEmptyWorld = (): Promise<string> =>
  ensureAt('empty', nothing, seedDate, createHasher(), {});

/** The data folder of a world that begins today, or began in the last days. Nobody runs on it: copy it. */
export async function ensureTodaysWorld(world: World, options: WorldOptions = {}): Promise<string> {
  const pathOf = worldPaths('demo', world);
  const recent = recentDays().find((at) => existsSync(pathOf(at)));
  const at = (options.force ? undefined : recent) ?? worldToday();
  return ensureAt('demo', world, at, createHasher(), options);
}

type Kind = 'demo' | 'test' | 'empty';

/** Path of a world by the day with which it begins. */
type PathOf = (at: Date) => string;

const kept = 'node_modules/.cache/worlds';

/** The sources are read once for all of them. */
function worldPaths(kind: Kind, world: World): PathOf {
  const hash = `${serverVersion()}-${worldHash(world)}`;
  return (at) => inRoot(kept, `${kind}-${hash}-${at.toISOString().slice(0, 10)}`);
}

const recentDays = (): Date[] =>
  Array.from({ length: daysKept + 1 }, (_, ago) => new Date(worldToday().getTime() - ago * day));

/** The path of a fresh world: migrated and seeded. Made on first need and kept under the hash of its sources. */
async function ensureAt(
  kind: Kind,
  world: World,
  at: Date,
  hasher: Hasher,
  { force = false, say }: WorldOptions,
): Promise<string> {
  const pathOf = worldPaths(kind, world);
  const path = pathOf(at);
  if (existsSync(path) && !force) return path;
  const folder = dirname(path);
  makeFolders(folder);
  await withFileLock(`${path}.lock`, async () => {
    if (existsSync(path) && !force) return;
    if (world !== nothing) say?.('Making the demo world …');
    const draft = `${path}.${process.pid}`;
    await makeWorld(draft, world, { at, hasher });
    rmSync(path, { recursive: true, force: true });
    renameSync(draft, path);
    removeOld(folder, kind, [at, ...recentDays()].map(pathOf));
  });
  return path;
}

/** Another process may still be reading one that is out of use; it is done within the hour. */
function removeOld(folder: string, kind: Kind, inUse: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(kind)) continue;
    const path = join(folder, name);
    const isOld = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 3_600_000;
    if (isOld && !inUse.includes(path)) rmSync(path, { recursive: true, force: true });
  }
}

/** In a temporary folder, which the server's user can enter wherever the clone stands. */
async function makeWorld(to: string, world: World, deps: WorldDeps): Promise<void> {
  const folder = makeFolderFor(serverUserOf(), 'world-');
  const home = join(folder, 'pg');
  try {
    createCluster(home);
    const server = await startServer(home, {
      settings: { ...throwAway, max_wal_size: '2GB', wal_recycle: 'off', min_wal_size: '32MB' },
    });
    try {
      await fill(server.urlOf, world, deps);
    } finally {
      await server.stop();
    }
    copyCluster(home, to, {});
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(urlOf: (database: string) => string, world: World, deps: WorldDeps): Promise<void> {
  const admin = await connect(urlOf('postgres'));
  await admin.db.execute(sql.raw(`CREATE DATABASE ${platformDatabase}`));
  await admin.close();
  const opened = await connect(urlOf(platformDatabase));
  try {
    await migrateFor(opened.db, platformRole);
    await opened.db.execute(sql`SELECT grant_reader(${readerRole})`);
    await opened.db.transaction(async (tx) => {
      await allowLongWork(tx);
      await world.seed(tx, deps);
    });
  } finally {
    await opened.close();
  }
  // The role's time-outs hold outside transactions, too: on a busy machine they would end the vacuum.
  const client = new pg.Client({
    connectionString: urlOf(platformDatabase),
    options: '-c statement_timeout=0 -c lock_timeout=0',
  });
  await client.connect();
  try {
    for (const work of ['VACUUM ANALYZE', 'SELECT pg_switch_wal()', 'CHECKPOINT']) await client.query(work);
  } finally {
    await client.end();
  }
}
