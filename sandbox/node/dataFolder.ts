import { lstatSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverVersion } from './embedded/programs';
import { PlainError } from './plainError';

/** The layout of data folders. A change that older programs cannot read gets the next number. */
export const layout = 'v2';

/** Bytes of `global/pg_control`. Source: PostgreSQL, PG_CONTROL_FILE_SIZE. */
const controlBytes = 8_192;

/** What the platform itself leaves beside a database: its lock, and a first start that was cut short. */
const ownEntries = new Set(['lock', 'lock.gate', 'pg', 'pg.new']);

/** Stands in a folder from the beginning of a restore to its end: what is there meanwhile is nobody's to start. */
const restoring = (dataDir: string): string => join(dataDir, layout, 'restoring');
export const beginRestore = (dataDir: string): void => writeFileSync(restoring(dataDir), '');

/** Whether a restore was begun and has not come to its end. */
export const isRestoring = (dataDir: string): boolean =>
  lstatSync(restoring(dataDir), { throwIfNoEntry: false }) !== undefined;

/** Ends a restore, or forgets one that was cut short. Gives whether there was one. */
export function endRestore(dataDir: string): boolean {
  const was = isRestoring(dataDir);
  rmSync(restoring(dataDir), { force: true });
  return was;
}

/**
 * Whether a data folder has no database yet, so that one may be made in it. Throws `PlainError` for a folder with a
 * damaged database, or with files of something else: a new database there would hide what members own.
 */
export function isNewDataFolder(dataDir: string): boolean {
  const folder = join(dataDir, layout);
  const home = join(folder, 'pg');
  if (isRestoring(dataDir))
    throw new PlainError(
      `A restore into ${dataDir} did not come to its end. Say it again: npm run sandbox -- restore <file>; npm run reset throws what there is away.`,
    );
  if (lstatSync(home, { throwIfNoEntry: false })?.isSymbolicLink() && entriesOf(home).length === 0)
    throw damaged(home, 'the folder that it leads to is gone');
  if (entriesOf(home).length > 0) {
    checkDatabaseFiles(home);
    return false;
  }
  const foreign = entriesOf(folder).find((entry) => !ownEntries.has(entry));
  const other = entriesOf(dataDir).find(
    (entry) => entry === 'PG_VERSION' || (/^v\d+$/.test(entry) && entry !== layout),
  );
  if (foreign !== undefined)
    throw new PlainError(
      `${folder} holds ${foreign}, which is none of the platform's files, and no database. Choose an empty folder with DATA_DIR=<folder>.`,
    );
  if (other === 'v1')
    throw new PlainError(
      `${dataDir} holds a database of an older version, which this one cannot read (v1). npm run reset throws it away and begins anew; or choose an empty folder with DATA_DIR=<folder>.`,
    );
  if (other !== undefined)
    throw new PlainError(
      `${dataDir} holds a database of another program or version (${other}). Start the version that made it, or choose an empty folder with DATA_DIR=<folder>.`,
    );
  return true;
}

/** Looks for what PostgreSQL cannot start without. */
function checkDatabaseFiles(home: string): void {
  if (sizeOf(join(home, 'PG_VERSION')) === 0) throw damaged(home, 'PG_VERSION is missing');
  const [made = '', runs = ''] = [readFileSync(join(home, 'PG_VERSION'), 'utf8').trim(), serverVersion()];
  if (made !== runs.split('.')[0])
    throw new PlainError(
      `The database in ${home} was made by PostgreSQL ${made}, and this version comes with ${runs}. Start the version that made it; npm run reset throws it away and begins anew.`,
    );
  if (sizeOf(join(home, 'global', 'pg_control')) !== controlBytes)
    throw damaged(home, 'global/pg_control is missing or cut short');
  if (!entriesOf(join(home, 'pg_wal')).some((entry) => /^[0-9A-F]{24}$/.test(entry)))
    throw damaged(home, 'pg_wal is missing or empty');
}

/** A database that cannot be opened, and what an operator can do about it. */
export const damaged = (home: string, reason: string, cause?: unknown): PlainError =>
  new PlainError(
    `The database in ${home} is damaged: ${reason}. Put the folder back from a backup; npm run reset throws it away and begins anew.`,
    { cause },
  );

/** Less than this, and the server cannot write its next piece of log. */
const leastFreeBytes = 16 * 1024 * 1024;

/** Whether a failure has to do with a full disk. */
export function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastFreeBytes;
}

/** A disk without space, and what an operator can do about it. */
export const diskFull = (folder: string): PlainError =>
  new PlainError(`The disk that holds ${folder} is full. Free some space and start again.`);

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
