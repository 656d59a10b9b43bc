import { existsSync, lstatSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, type OpenedDatabase } from './connect';
import { damaged, diskFull, endRestore, isDiskFull, isNewDataFolder, layout } from './dataFolder';
import { copyCluster, platformDatabase } from './embedded/cluster';
import { asRole, platformRole } from './embedded/roles';
import { startServer, stopLeftServer, ServerFailed, type EmbeddedServer } from './embedded/server';
import { folderOutside, isAllowed, nameOf, serverUserOf, type ServerUser } from './embedded/serverUser';
import { acquireLock } from './lockFile';
import { PlainError } from './plainError';
import { makeFolders } from './makeFolders';

/** A folder of the embedded server; made when missing. */
export interface DataFolder {
  dataDir: string;
  /** The data folder that a new one begins as a copy of. Asked for only then. */
  world: () => Promise<string>;
  /** Told where the data stands, when the server's user cannot enter `dataDir`. */
  say?: (words: string) => void;
}

/** What is done as whoever owns the tables before the platform, as the role of its own, comes to them. */
export type Prepare = (owner: OpenedDatabase, platform: string | undefined) => Promise<void>;

/** The lock file of a data folder. */
export const lockOf = (dataDir: string): string => join(dataDir, layout, 'lock');

/** Starts the embedded server on a folder. Throws `PlainError` for everything that an operator can put right. */
export async function openDataFolder(
  { dataDir, world, say }: DataFolder,
  prepare?: Prepare,
): Promise<OpenedDatabase> {
  const folder = join(dataDir, layout);
  const home = join(folder, 'pg');
  const release = await writable(folder, () => {
    makeFolders(folder);
    return acquireLock(lockOf(dataDir));
  });
  let server: EmbeddedServer | undefined;
  const end = async (): Promise<void> => {
    await server?.stop();
    release();
  };
  try {
    if (isNewDataFolder(dataDir)) {
      const template = await world();
      await writable(folder, () => begin(home, (draft, user) => copyCluster(template, draft, user), say));
    }
    server = await startOn(realpathSync(home));
    const ownerUrl = server.urlOf(platformDatabase);
    await withDatabase(ownerUrl, (owner) => prepare?.(owner, platformRole));
    const opened = await connect(asRole(ownerUrl, platformRole));
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Works with a database and closes it. */
export async function withDatabase(
  url: string,
  work: (opened: OpenedDatabase) => Promise<void> | undefined,
): Promise<void> {
  const opened = await connect(url);
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}

/** Throws the database of a folder away, wherever it stands, and those of older versions. Gives whether there was one. */
export async function removeWorld(dataDir: string): Promise<boolean> {
  let isGone = endRestore(dataDir);
  for (const [version, isOurs] of [
    [layout, true],
    ['v1', false],
  ] as const) {
    const home = join(dataDir, version, 'pg');
    if (!lstatSync(home, { throwIfNoEntry: false })) continue;
    isGone = true;
    const real = existsSync(home) ? realpathSync(home) : home;
    if (isOurs) await stopLeftServer(real);
    for (const path of new Set([real, home])) rmSync(path, { recursive: true, force: true });
    if (!isOurs) rmSync(join(dataDir, version), { recursive: true, force: true });
  }
  return isGone;
}

/**
 * Makes the data of a folder that has none. What is cut short leaves only the half-made data, which the next try throws away.
 * @param make makes it at a path, for the server's user
 */
export async function begin(
  home: string,
  make: (draft: string, user: ServerUser) => void | Promise<void>,
  say?: (words: string) => void,
): Promise<void> {
  const user = serverUserOf();
  const isInside = isAllowed(user, '-x', join(home, '..'));
  const own = isInside ? home : join(folderOutside(nameOf(resolve(home))), 'pg');
  const draft = `${own}.new`;
  // An empty folder, or the way to one that is gone.
  rmSync(home, { recursive: true, force: true });
  for (const left of [draft, own]) rmSync(left, { recursive: true, force: true });
  await make(draft, user);
  renameSync(draft, own);
  if (isInside) return;
  symlinkSync(own, home);
  say?.(`PostgreSQL does not run as root, and its user cannot enter ${home}: the data is in ${own}.`);
}

/** Works on a folder, and says in one line why it cannot be written to. */
export async function writable<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
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

/** Starts a server; what it fails with is the folder's fault, and said in one line. */
export async function startOn(home: string): Promise<EmbeddedServer> {
  try {
    return await startServer(home);
  } catch (error) {
    if (!(error instanceof ServerFailed)) throw error;
    throw isDiskFull(home) ? diskFull(home) : damaged(home, `PostgreSQL says "${error.message}"`, error);
  }
}
