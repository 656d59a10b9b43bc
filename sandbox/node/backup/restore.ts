import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { trialBalance } from '../../ledger/ledger';
import {
  beginRestore,
  diskFull,
  endRestore,
  isDiskFull,
  isNewDataFolder,
  isRestoring,
  layout,
} from '../dataFolder';
import { platformDatabase } from '../embedded/cluster';
import { serverVersion } from '../embedded/programs';
import { giveTo } from '../embedded/serverUser';
import { acquireLock } from '../lockFile';
import { makeFolders } from '../makeFolders';
import { begin, lockOf, startOn, withDatabase, writable } from '../openDataFolder';
import { PlainError } from '../plainError';
import { BadArchive, readAbout, unpackArchive } from './archive';
import { thisSystem } from './backUp';

/** What a restore brought back. */
export interface Restored {
  /** When the backup was begun. */
  madeAt: string;
  /** Faults of the ledger: sums that are not zero, balances that are not their entries' sum. */
  faults: number;
}

/**
 * Makes the data of a folder from a backup, compares every checksum, lets the server put it in order and adds the books up.
 * What is cut short leaves nothing that starts, and can be said again.
 * @throws {PlainError} for a folder with data or a platform on it, and for a file that cannot be used here
 */
export async function restore(
  dataDir: string,
  file: string,
  say?: (words: string) => void,
): Promise<Restored> {
  if (!existsSync(file)) throw new PlainError(`There is no ${file}. Name the file of a backup.`);
  const { madeAt } = await sound(file, () => assertUsable(file));
  const folder = join(dataDir, layout);
  const release = await writable(folder, () => {
    makeFolders(folder);
    return acquireLock(lockOf(dataDir));
  });
  try {
    if (!isRestoring(dataDir) && !isNewDataFolder(dataDir))
      throw new PlainError(
        `${dataDir} has a database, and a restore overwrites none. Name an empty folder: DATA_DIR=<folder>; or throw this one away first: npm run reset.`,
      );
    let faults = 0;
    await writable(folder, () => {
      beginRestore(dataDir);
      return begin(
        join(folder, 'pg'),
        async (draft, user) => {
          try {
            await sound(file, () => unpackArchive(file, draft, (path) => giveTo(user, path)));
            faults = await settle(draft);
          } catch (error) {
            const isFull = existsSync(draft) && isDiskFull(draft);
            // A process that ends before this leaves the mark of a restore, with which nothing starts.
            rmSync(draft, { recursive: true, force: true });
            endRestore(dataDir);
            throw isFull ? diskFull(folder) : error;
          }
        },
        say,
      );
    });
    endRestore(dataDir);
    return { madeAt, faults };
  } finally {
    release();
  }
}

/** Refuses what another PostgreSQL or another system wrote: its files mean something else there. */
async function assertUsable(file: string): Promise<{ madeAt: string }> {
  const { postgres, system, madeAt } = await readAbout(file);
  const [made, runs] = [postgres, serverVersion()].map((version) => version.split('.')[0]);
  if (made !== runs)
    throw new PlainError(
      `${file} was made by PostgreSQL ${made}, and this version comes with ${runs}. Restore it with the version of this program that made it.`,
    );
  if (system !== thisSystem)
    throw new PlainError(
      `${file} was made on ${system}, and this is ${thisSystem}. Restore it on a machine of that kind.`,
    );
  return { madeAt };
}

async function sound<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadArchive)) throw error;
    throw new PlainError(
      `${file} cannot be restored: ${error.message}. Nothing was changed; take another backup.`,
      {
        cause: error,
      },
    );
  }
}

/** Lets the server replay what was written during the backup, and adds the books up. Gives the number of faults. */
async function settle(home: string): Promise<number> {
  const server = await startOn(home);
  let faults = 0;
  try {
    await withDatabase(server.urlOf(platformDatabase), async ({ db }) => {
      faults = (await trialBalance(db)).length;
    });
  } finally {
    await server.stop();
  }
  return faults;
}
