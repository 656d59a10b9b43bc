import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from '../db/migrate';
import { seedWorld } from '../../demo/seed/seedWorld';
import { oneAtATime } from './oneAtATime';
import type { ContentFiles } from '../services/articles/readContent';
import { readContentFolder } from './contentFolder';
import { readMigrations } from './migrations';
import { openDatabase } from './openDatabase';
import { createHasher } from './ports';
import { inRoot } from './root';

/** When the world of tests begins. A constant, so that each of them finds the same one. */
export const worldStart = new Date('2026-11-21T00:00:00.000Z');

const day = 24 * 3_600_000;
/** Days for which a snapshot is as good as a new one: a platform that starts with it catches up what it lacks. */
const daysKept = 3;

/** When a world begins that somebody plays in: with the day, in UTC. What it says of last week is of last week then. */
export const worldToday = (now = Date.now()): Date => new Date(now - (now % day));

/** Help and news of the demo brands. */
export const readDemoContent = (): ContentFiles => readContentFolder(inRoot('demo/content'));

/** Folders whose files decide what a fresh world holds. */
const sources = [
  'sandbox/db',
  'sandbox/ledger',
  'demo/seed',
  'demo/content',
  'demo/artwork',
  'demo/game-provider/slot',
  'sandbox/services/registerRules',
  'sandbox/services/contracts',
  'sandbox/services/rebates',
  'sandbox/services/articles',
  'sandbox/services/points',
  'sandbox/services/vip',
];

/** Changes with every file that decides what a fresh world holds. */
export function worldHash(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
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

export interface SnapshotOptions {
  /** Makes it again although it is there. */
  force?: boolean;
  /** Told when something has to be made, which takes a while. */
  say?: (words: string) => void;
}

/** The path of a snapshot of the world of tests. */
export const ensureSnapshot = (options: SnapshotOptions = {}): Promise<string> =>
  ensureAt(snapshotPaths(), worldStart, options);

/** The path of a snapshot of a world that begins today, or began in the last days. */
export async function ensureTodaysSnapshot(options: SnapshotOptions = {}): Promise<string> {
  const pathOf = snapshotPaths();
  const recent = recentDays().find((at) => existsSync(pathOf(at)));
  return ensureAt(pathOf, (options.force ? undefined : recent) ?? worldToday(), options);
}

/** Path of the snapshot of a world by the day with which it begins. */
type PathOf = (at: Date) => string;

/** The sources are read once for all of them. */
function snapshotPaths(): PathOf {
  const hash = worldHash();
  return (at) => inRoot(`.cache/snapshot-${hash}-${at.toISOString().slice(0, 10)}.tar`);
}

const recentDays = (): Date[] =>
  Array.from({ length: daysKept + 1 }, (_, ago) => new Date(worldToday().getTime() - ago * day));

/**
 * The path of a snapshot of the fresh world: migrated, seeded, ready to open. Made on first need and kept under the
 * hash of its sources. Not compressed, because unpacking costs more than reading: 2.7 s against 1.4 s.
 */
async function ensureAt(pathOf: PathOf, at: Date, { force = false, say }: SnapshotOptions): Promise<string> {
  const path = pathOf(at);
  if (existsSync(path) && !force) return path;
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  await oneAtATime(`${path}.lock`, async () => {
    if (existsSync(path) && !force) return;
    say?.('Making the demo world …');
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, await makeSnapshot(at));
    renameSync(draft, path);
    removeOld(folder, [worldStart, ...recentDays()].map(pathOf));
  });
  return path;
}

/** Another process may still be reading one that is out of use; it is done within the hour. */
function removeOld(folder: string, inUse: readonly string[]): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 3_600_000;
    if (/^snapshot-[\w-]+\.tar/.test(name) && isOld && !inUse.includes(path))
      rmSync(path, { recursive: true, force: true });
  }
}

async function makeSnapshot(at: Date): Promise<Uint8Array> {
  const opened = await openDatabase({ memory: true });
  try {
    await migrate(opened.db, readMigrations());
    await seedWorld(opened.db, { hasher: createHasher(), at, content: readDemoContent() });
    await opened.db.execute(sql`VACUUM ANALYZE`);
    // A checkpoint keeps files of the log for later use, fifty megabytes of nothing that every start would unpack.
    await opened.db.execute(sql`SET wal_recycle = off`);
    await opened.db.execute(sql`SELECT pg_switch_wal()`);
    await opened.db.execute(sql`CHECKPOINT`);
    const file = await opened.pglite?.dumpDataDir('none');
    if (!file) throw new Error('only the embedded database gives snapshots');
    return new Uint8Array(await file.arrayBuffer());
  } finally {
    await opened.close();
  }
}
