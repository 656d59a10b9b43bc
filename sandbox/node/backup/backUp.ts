import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { diskFull, layout } from '../dataFolder';
import { serverVersion } from '../embedded/programs';

import { PlainError } from '../plainError';
import { reach } from '../reach';
import { writeArchive, type ArchiveWriter } from './archive';

/** Contents that a server makes anew. Source: PostgreSQL, "Making a Base Backup Using the Low Level API". */
const emptied = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
/** What belongs to a server that runs, and what is none of PostgreSQL's files. */
const leftOut = /^(?:postmaster\.(?:pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|[^\w-].*)$/;
/** PostgreSQL's own tool reads it last. */
const control = 'pg/global/pg_control';

/** The system that files of PostgreSQL belong to. */
export const thisSystem = `${process.platform}-${process.arch}`;

/**
 * Writes all that the embedded server of a data folder holds into one file, while the platform runs or not.
 * @param file which must not be there; only its owner may read it
 * @throws {PlainError} for what the person at the keyboard can put right; no half of a file is left then
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (existsSync(file))
    throw new PlainError(`${file} is there already, and a backup overwrites nothing. Name another file.`);
  const home = join(dataDir, layout, 'pg');
  if (!existsSync(join(home, 'PG_VERSION')))
    throw new PlainError(
      `There is no database in ${dataDir} to back up. Name the folder of one: DATA_DIR=<folder>.`,
    );
  const draft = `${file}.part`;
  const { client, end } = await reach(dataDir, 'backup');
  try {
    rmSync(draft, { force: true });
    const about = {
      format: 1,
      postgres: serverVersion(),
      system: thisSystem,
      madeAt: new Date().toISOString(),
    } as const;
    await writeArchive(draft, about, (writer) => copyServer(client, realpathSync(home), writer));
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw plain(error, file);
  } finally {
    await client.end().catch(() => undefined);
    await end();
  }
}

/** Copies the files while they are written to, and the log that makes them one state again. */
async function copyServer(client: pg.Client, home: string, writer: ArchiveWriter): Promise<void> {
  const one = async (text: string): Promise<Record<string, string>> => (await client.query(text)).rows[0];
  // Gone with the connection: until then no checkpoint throws the log away that the copy needs.
  await one(`SELECT pg_create_physical_replication_slot('backup_${process.pid}', true, true)`);
  const { wal: first = '' } = await one(
    `SELECT pg_walfile_name(pg_backup_start('sandbox backup', fast => true)) AS wal`,
  );
  await copyFolder(home, 'pg', writer);
  await writer.addFile(control, join(home, 'global', 'pg_control'));
  const { label = '', wal: last = '' } = await one(
    'SELECT labelfile AS label, pg_walfile_name(lsn) AS wal FROM pg_backup_stop(wait_for_archive => false)',
  );
  await writer.addText('pg/backup_label', label);
  for (const name of readdirSync(join(home, 'pg_wal')).sort())
    if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
      await writer.addFile(`pg/pg_wal/${name}`, join(home, 'pg_wal', name));
}

async function copyFolder(folder: string, name: string, writer: ArchiveWriter): Promise<void> {
  writer.addFolder(name);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [path, inside] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (leftOut.test(entry.name) || inside === control) continue;
    if (name === 'pg' && emptied.has(entry.name)) writer.addFolder(inside);
    else if (entry.isDirectory()) await copyFolder(path, inside, writer);
    else await writer.addFile(inside, path);
  }
}

function plain(error: unknown, file: string): unknown {
  if (error instanceof PlainError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOSPC') return diskFull(dirname(file));
  if (/^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR)$/.test(code))
    return new PlainError(
      `Cannot read the data or write ${file} (${code}). Be the user that the platform runs as, and name a file in a folder that is there.`,
      { cause: error },
    );
  return error;
}
